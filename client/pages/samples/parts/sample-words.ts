import { PANEL_SAMPLE_PRICE, sampleLinePrice } from '../../../../contracts/domain/product/samples.ts';

export const SAMPLES_TITLE = 'Order samples';
export const SAMPLES_LEAD = `Up to three, free of charge. Samples of Versailles panels are ${PANEL_SAMPLE_PRICE} each.`;

/** `Free`, or what the sample costs; shown before it is chosen. */
export function sampleCost(product: { readonly productSeries: string }): string {
  return sampleLinePrice(product) === 0 ? 'Free' : `${PANEL_SAMPLE_PRICE} each`;
}
