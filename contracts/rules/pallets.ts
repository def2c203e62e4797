import { PALLET_LOAD_MAX_KG } from './trade-terms.ts';

/** Packs of one product. */
interface LoadedPacks {
  readonly packs: number;
  /** kg, with two decimals at most */
  readonly packWeight: number;
  /** packs of it that a pallet of its own holds; 0 where unknown */
  readonly palletSize: number;
}

/** What a pallet still takes. */
interface Room {
  /** hundredths of a kilogram */
  readonly weight: number;
  /** of its height, from 0 to 1 */
  readonly height: number;
}

const hundredths = (kg: number) => Math.round(kg * 100);
const EMPTY: Room = { weight: hundredths(PALLET_LOAD_MAX_KG), height: 1 };
/** Less than a pack takes of any pallet: a sum of fractions is not quite whole. */
const NEARLY = 1e-9;

/**
 * How many pallets carry the packs, each within what a tail lift takes and as high as its product is stacked: filled one
 * after another, and no pack is opened.
 * @returns 0 where nothing weighs anything; a pack that is too heavy by itself has a pallet of its own
 */
export function palletsOf(lines: readonly LoadedPacks[]): number {
  let pallets = 0;
  let room: Room = { weight: 0, height: 0 };
  for (const { packs, packWeight, palletSize } of lines) {
    const weight = hundredths(packWeight);
    if (weight <= 0 || packs <= 0) continue;
    const height = palletSize > 0 ? 1 / palletSize : 0;
    const holds = (free: Room) =>
      Math.floor(Math.min(free.weight / weight, height > 0 ? free.height / height + NEARLY : packs));
    const load = (free: Room, count: number): Room => ({
      weight: Math.max(0, free.weight - count * weight),
      height: Math.max(0, free.height - count * height),
    });
    const first = Math.min(packs, holds(room));
    room = load(room, first);
    const left = packs - first;
    if (left === 0) continue;
    const perPallet = Math.max(1, holds(EMPTY));
    const more = Math.ceil(left / perPallet);
    pallets += more;
    room = load(EMPTY, left - (more - 1) * perPallet);
  }
  return pallets;
}
