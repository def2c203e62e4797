import { TAIL_LIFT_MAX_KG } from './trade-terms.ts';

/** Packs of one weight. */
interface LoadedPacks {
  readonly packs: number;
  /** kg, with two decimals at most */
  readonly packWeight: number;
}

const hundredths = (kg: number) => Math.round(kg * 100);

/**
 * How many pallets carry the packs, each within what a tail lift takes: filled one after another, and no pack is opened.
 * @returns 0 where nothing weighs anything; a pack that is too heavy by itself has a pallet of its own
 */
export function palletsOf(lines: readonly LoadedPacks[]): number {
  const most = hundredths(TAIL_LIFT_MAX_KG);
  let pallets = 0;
  let room = 0;
  for (const { packs, packWeight } of lines) {
    const weight = hundredths(packWeight);
    if (weight <= 0 || packs <= 0) continue;
    const first = Math.min(packs, Math.floor(room / weight));
    const left = packs - first;
    room -= first * weight;
    if (left === 0) continue;
    const perPallet = Math.max(1, Math.floor(most / weight));
    const more = Math.ceil(left / perPallet);
    pallets += more;
    room = Math.max(0, most - (left - (more - 1) * perPallet) * weight);
  }
  return pallets;
}
