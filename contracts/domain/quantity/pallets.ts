import { hundredths } from '../number/decimal.ts';
import { PALLET_LOAD_MAX_KG } from '../order/trade-terms.ts';

/** Packs of one product. */
interface LoadedPacks {
  readonly packs: number;
  /** kg, with two decimals at most */
  readonly packWeight: number;
  /** packs of it that a pallet of its own holds; 0 where unknown */
  readonly palletSize: number;
}

/** More packs than fit on a pallet of any product. */
const ANY = 1e6;
/** Tolerance, less than a pack, as a sum of fractions isn't exactly whole. */
const NEARLY = 1e-6;

/**
 * How many pallets the packs need, each within a tail lift's limit and no higher than its products are stacked. Pallets are
 * filled one after another, with whole packs.
 * @returns 0 if nothing has a weight; a pack that is too heavy by itself gets its own pallet
 */
export function palletsOf(lines: readonly LoadedPacks[]): number {
  const most = hundredths(PALLET_LOAD_MAX_KG);
  let pallets = 0;
  // filled so far on the last pallet: hundredths of a kilogram, and a part of its height
  let load = 0;
  let height = 1;
  for (const { packs, packWeight, palletSize } of lines) {
    const weight = hundredths(packWeight);
    if (weight <= 0) continue;
    const stacked = palletSize || ANY;
    for (let left = packs; left > 0; ) {
      const onLast = Math.min(left, Math.floor(Math.min(load / weight, height * stacked + NEARLY)));
      left -= onLast;
      load -= onLast * weight;
      height = Math.max(0, height - onLast / stacked);
      if (left > 0) {
        pallets += 1;
        load = Math.max(most, weight);
        height = 1;
      }
    }
  }
  return pallets;
}
