import { FITTING_CHECKLIST } from '../../../contracts/domain/order/fitting.ts';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import { quantityDigits } from '../../lib/whole-number.ts';
import type { Pick } from './accessory-rows.ts';

/** The customer's entries: areas, ticks and choices by product. */
export interface Draft {
  readonly areas: Readonly<Record<string, string>>;
  readonly picks: Readonly<Record<string, Pick>>;
  readonly methods: Readonly<Record<string, string>>;
  /** points of the checklist */
  readonly ticked: readonly string[];
}

/** The longest area that the page's field takes. */
export const AREA_TEXT_MAX = 14;

/** A draft is kept for one customer and the floors of the address, so the next customer to log in in this tab doesn't see it. */
export function draftKey(userId: string, query: string): string {
  return `alderline.fitting-draft.${userId}.${query}`;
}

/** The draft as kept across a refresh or Back, until the tab is closed. */
export const readDraft = (key: string): Draft => asDraft(keptRecord(tabStore.read(key)));

/** @param draft undefined forgets it */
export const keepDraft = (key: string, draft: Draft | undefined) => tabStore.keep(key, draft);

function asDraft({ areas, picks, methods, ticked }: Readonly<Record<string, unknown>>): Draft {
  return {
    areas: entriesOf(areas, (text) => (typeof text === 'string' ? text.slice(0, AREA_TEXT_MAX) : undefined)),
    picks: entriesOf(picks, asPick),
    methods: entriesOf(methods, (method) => (typeof method === 'string' ? method : undefined)),
    ticked: FITTING_CHECKLIST.filter((point) => Array.isArray(ticked) && ticked.includes(point)),
  };
}

function asPick(value: unknown): Pick | undefined {
  const { picked, text } = keptRecord(value);
  if (typeof picked !== 'boolean') return undefined;
  return typeof text === 'string' ? { picked, text: quantityDigits(text) } : { picked };
}

function entriesOf<Value>(
  record: unknown,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> {
  const entries = Object.entries(keptRecord(record));
  return Object.fromEntries(
    entries.flatMap(([productId, value]) => {
      const known = read(value);
      return known === undefined ? [] : [[productId, known]];
    }),
  );
}
