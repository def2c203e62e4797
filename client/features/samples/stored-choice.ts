import { MAX_SAMPLES } from '../../../contracts/domain/product/samples.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { hasTexts } from '../../lib/storage.ts';
import { keptChoice } from '../../state/kept-choice.ts';

const FIELDS = [
  'productId',
  'productNo',
  'productName',
  'productSeries',
  'productSurface',
  'specification',
  'mainImg',
] as const;

/** A floor chosen as a sample, with the fields that are shown and ordered; never its price. */
export type ChosenSample = Pick<ListedProduct, (typeof FIELDS)[number]>;

interface SampleChoice {
  /** oldest first, at most three */
  readonly samples: readonly ChosenSample[];
}

export const SAMPLES_KEY = 'alderline.samples';

const isSample = hasTexts(FIELDS);

export const sampleChoice = keptChoice<SampleChoice>({
  key: SAMPLES_KEY,
  version: 1,
  none: { samples: [] },
  read: ({ samples }) =>
    Array.isArray(samples) ? { samples: samples.filter(isSample).slice(0, MAX_SAMPLES) } : undefined,
});
