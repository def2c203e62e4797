import { decimalNumber, parseDecimal, truncateTo } from '../number/decimal.ts';
import { HUMIDITY_PERCENT, LEVEL_FIGURES } from '../product/laying-figures.ts';

/** What has to be true on site before our fitters come; each point is ticked before fitting is ordered. */
export const FITTING_CHECKLIST = [
  'The subfloor is dry, and its moisture has been measured',
  `The subfloor is level to ${LEVEL_FIGURES.gap} under a ${LEVEL_FIGURES.length} straight edge`,
  `The room is conditioned to ${HUMIDITY_PERCENT.from}–${HUMIDITY_PERCENT.to}% relative humidity, and all wet trades have finished`,
  'Underfloor heating, if there is any, has been commissioned',
  'The room is clear, with power and light',
] as const;

/**
 * The area of the floor itself, from what was ordered for it; the inverse of `areaWithWastage`.
 * @param amountM2 m2 in whole packs, above zero
 * @param percent wastage of the layout, 0 or more
 * @returns m2 to two decimals, cut off; 0 when either is out of range
 */
export function areaWithoutWastage(amountM2: number, percent: number): number {
  const amount = parseDecimal(amountM2);
  const share = parseDecimal(percent);
  if (!amount || !share || amount.units <= 0n || share.units < 0n) return 0;
  const scale = 10n ** BigInt(share.scale);
  const units = (amount.units * 10_000n * scale) / (100n * scale + share.units);
  return decimalNumber(truncateTo({ units, scale: amount.scale + 2 }, 2));
}

/**
 * Fitting is charged for each m2 laid, whole ones.
 * @param netM2 the floor itself, without offcuts
 */
export function fittedM2(netM2: number): number {
  return netM2 > 0 ? Math.ceil(netM2) : 0;
}
