import { MAX_SAMPLES } from '../../../contracts/rules/samples.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const FIELDS = [
  'productId',
  'productNo',
  'productName',
  'productSeries',
  'productSurface',
  'specification',
  'mainImg',
] as const;

/** A floor of which a sample is wanted, with what is shown and ordered of it; never its price. */
export type ChosenSample = Pick<ListedProduct, (typeof FIELDS)[number]>;

export interface StoredChoice {
  /** the user's id, or 'visitor': on a shared computer the next user doesn't see them */
  readonly chosenBy: string;
  /** oldest first, at most three */
  readonly samples: readonly ChosenSample[];
}

export const SAMPLES_KEY = 'alderline.samples';
/** Raise it when the stored shape changes: older content is then ignored. */
const VERSION = 1;

const isSample = (value: unknown): value is ChosenSample =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** @returns undefined for no content, or content that is not ours */
export function readChoice(): StoredChoice | undefined {
  const value = readStored(SAMPLES_KEY);
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, chosenBy, samples } = value as Record<string, unknown>;
  if (version !== VERSION || typeof chosenBy !== 'string' || !Array.isArray(samples)) return undefined;
  return { chosenBy, samples: samples.filter(isSample).slice(0, MAX_SAMPLES) };
}

export function writeChoice(choice: StoredChoice): void {
  writeStored(SAMPLES_KEY, { version: VERSION, ...choice });
}
