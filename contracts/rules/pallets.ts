import { PALLET_LOAD_MAX_KG } from './trade-terms.ts';

/** Packs of one product. */
interface LoadedPacks {
  readonly packs: number;
  /** kg, with two decimals at most */
  readonly packWeight: number;
  /** packs of it that a pallet of its own holds; 0 where unknown */
  readonly palletSize: number;
}

const hundredths = (kg: number) => Math.round(kg * 100);
/** More packs than a pallet holds of anything. */
const ANY = 1e6;
/** Less than a pack: a sum of fractions is not quite whole. */
const NEARLY = 1e-6;

/**
 * How many pallets carry the packs, each within what a tail lift takes and as high as its product is stacked: filled one
 * after another, and no pack is opened.
 * @returns 0 where nothing weighs anything; a pack that is too heavy by itself has a pallet of its own
 */
export function palletsOf(lines: readonly LoadedPacks[]): number {
  const most = hundredths(PALLET_LOAD_MAX_KG);
  let pallets = 0;
  // what the last pallet still takes: hundredths of a kilogram, and a part of its height
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
