import { type Load, longestOf } from '../delivery/delivery-charge.ts';
import { totalWeight } from '../quantity/packs.ts';
import { palletsOf } from '../quantity/pallets.ts';

/** Packs of one product, as a basket line gives them. */
interface LoadedLine {
  /** packs */
  readonly number: number;
  /** kg */
  readonly packWeight: number;
  readonly palletSize: number;
  readonly specification: string;
}

/** Weight and pallets of all lines together, in the order in which they are loaded. Samples go by post and are left out by the caller. */
export function loadOf(lines: readonly LoadedLine[]): Load {
  const hundredths = lines.reduce(
    (sum, { number, packWeight }) => sum + Math.round(totalWeight(number, packWeight) * 100),
    0,
  );
  return {
    weightKg: hundredths / 100,
    pallets: palletsOf(lines.map((line) => ({ ...line, packs: line.number }))),
    longestMm: lines.reduce((longest, { specification }) => Math.max(longest, longestOf(specification)), 0),
  };
}
