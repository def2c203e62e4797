import { formatPence } from '../money/money.ts';
import { seriesNamed } from './series.ts';

export const MAX_SAMPLES = 3;
/** Tooltip when no more may be chosen (docs/product.md, "Form rules"). */
export const SAMPLES_FULL = 'Maximum 3 samples';
/** Shown in the mobile tree when a floor is chosen again; the desktop tree ignores it (docs/product.md, "States"). */
export const SAMPLE_TWICE = 'Samples do not need to be added again!';

/** Pence for a sample of a Versailles panel; every other sample is free (docs/product.md, "Figures and limits"). */
const PANEL_SAMPLE_PENCE = 3500;
/** The same in words. Visitors may see it, because it is a term of the shop, not the price of a product. */
export const PANEL_SAMPLE_PRICE = formatPence(PANEL_SAMPLE_PENCE);

/** `already`: the floor is among them; `full`: there are three others. */
export type SampleOutcome = 'added' | 'already' | 'full';

export interface SampleChoice<P> {
  readonly outcome: SampleOutcome;
  readonly samples: readonly P[];
}

/** Adds a sample; `samples` stay the same unless the outcome is `added`. */
export function addSample<P extends { readonly productId: string }>(
  samples: readonly P[],
  product: P,
): SampleChoice<P> {
  if (samples.some(({ productId }) => productId === product.productId))
    return { outcome: 'already', samples };
  if (samples.length >= MAX_SAMPLES) return { outcome: 'full', samples };
  return { outcome: 'added', samples: [...samples, product] };
}

export function removeSample<P extends { readonly productId: string }>(
  samples: readonly P[],
  productId: string,
): readonly P[] {
  return samples.filter((sample) => sample.productId !== productId);
}

/** @returns pence of a sample line; samples carry no VAT and no delivery fee (docs/product.md, "Figures and limits") */
export function sampleLinePrice(product: { readonly productSeries: string }): number {
  return seriesNamed(product.productSeries)?.type === 'Versailles' ? PANEL_SAMPLE_PENCE : 0;
}
