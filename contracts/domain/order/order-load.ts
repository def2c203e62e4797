import { type Load, longestOf } from '../delivery/delivery-charge.ts';
import { sumOfFigures } from '../number/decimal.ts';
import type { Packed } from '../product/line-product.ts';
import { totalWeight } from '../quantity/packs.ts';
import { palletsOf } from '../quantity/pallets.ts';

/** Packs of one product, as a basket line gives them. */
interface LoadedLine extends Omit<Packed, 'packSize'> {
  /** packs */
  readonly number: number;
}

/** Weight and pallets of all lines together, in the order in which they are loaded. Samples go by post and are left out by the caller. */
export function loadOf(lines: readonly LoadedLine[]): Load {
  return {
    weightKg: sumOfFigures(lines.map(({ number, packWeight }) => totalWeight(number, packWeight))),
    pallets: palletsOf(lines.map((line) => ({ ...line, packs: line.number }))),
    longestMm: lines.reduce((longest, { specification }) => Math.max(longest, longestOf(specification)), 0),
  };
}
