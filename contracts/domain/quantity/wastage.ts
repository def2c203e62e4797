import { decimalNumber, multiply, parseDecimal, roundTo } from '../number/decimal.ts';

/**
 * The area to order for a measured area, including offcuts and rejected boards.
 * @param areaM2 measured, above zero
 * @param percent wastage of the layout, 0 or more
 * @returns m2 to two decimals, halves up; 0 when either is out of range
 */
export function areaWithWastage(areaM2: number, percent: number): number {
  const area = parseDecimal(areaM2);
  const share = parseDecimal(percent);
  if (!area || !share || area.units <= 0n || share.units < 0n) return 0;
  const hundred = 100n * 10n ** BigInt(share.scale);
  const factor = { units: hundred + share.units, scale: share.scale + 2 };
  return decimalNumber(roundTo(multiply(area, factor), 2));
}
