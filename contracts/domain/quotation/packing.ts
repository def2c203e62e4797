import type { components } from '../../api/generated/woojiapi.ts';
import { packsNeeded } from '../quantity/packs.ts';

type Schemas = components['schemas'];
/** Whole packs on each plot, or packs counted once for all plots. */
export type Packing = Schemas['Packing'];
export type QuotationNeed = Schemas['QuotationNeed'];
type Room = Schemas['QuotationRoom'];

/** How often a house is built, and how its packs are counted. */
export interface Plotted {
  readonly plots: number;
  readonly packing: Packing;
}

/** Packs of a line with the rooms that they are for: of one plot, or together of all. */
export interface PackedLine {
  readonly number: number;
  /** of one plot; undefined for what no plan has worked out */
  readonly need?: QuotationNeed | undefined;
  readonly rooms: readonly Room[];
}

/** How often the packs of a line are delivered. */
export const timesPacked = ({ plots, packing }: Plotted): number => (packing === 'together' ? 1 : plots);

/** How the packs of several plots are counted, for page and papers; '' for one plot. */
export function packingWords({ plots, packing }: Plotted): string {
  if (plots === 1) return '';
  return packing === 'together' ? 'Packs counted once for all plots' : 'Whole packs on each plot';
}

/** Plots that share the packs of a line. */
const sharedBy = ({ plots, packing }: Plotted): number => (packing === 'together' ? plots : 1);

/** Two decimals, multiplied in hundredths. */
export const timesPlots = (amount: number, plots: number): number => (Math.round(amount * 100) * plots) / 100;

/** Packs of a line as its plan counts them: of one plot, or together of all. */
export const packsCounted = ({ amount, pack }: QuotationNeed, plotted: Plotted): number =>
  packsNeeded(timesPlots(amount, sharedBy(plotted)), pack);

/** Whether a line has other packs than its plan counts: somebody has set them. */
export const isSetByHand = ({ number, need }: PackedLine, plotted: Plotted): boolean =>
  need !== undefined && number !== packsCounted(need, plotted);

/**
 * A line with its packs counted for other plots, or in the other way. What is needed is rounded up anew; packs that
 * somebody has set, or that no plan has worked out, stay as many for each plot.
 */
export function packedAs<Line extends PackedLine>(
  line: Line,
  from: Plotted,
  to: Plotted,
): Line & { readonly number: number; readonly rooms: Room[] } {
  const { need, rooms } = line;
  if (need && !isSetByHand(line, from)) {
    const weights = rooms.map(({ neededM2 = 0 }) => timesPlots(neededM2, sharedBy(to)));
    const shares = sharedOut(weights, (m2) => packsNeeded(m2, need.pack));
    return { ...line, number: packsCounted(need, to), rooms: withShares(rooms, shares) };
  }
  const scaled = (packs: number) => Math.ceil((packs * sharedBy(to)) / sharedBy(from));
  const shares = sharedOut(
    rooms.map(({ number }) => number),
    scaled,
  );
  return { ...line, number: scaled(line.number), rooms: withShares(rooms, shares) };
}

const withShares = (rooms: readonly Room[], shares: readonly number[]): Room[] =>
  rooms.map((room, at) => ({ ...room, number: shares[at] ?? room.number }));

/** Each room opens what the rooms before it have left too little of. */
function sharedOut(weights: readonly number[], packsOf: (sum: number) => number): number[] {
  let sum = 0;
  let opened = 0;
  return weights.map((weight) => {
    sum = Math.round((sum + weight) * 100) / 100;
    const packs = packsOf(sum) - opened;
    opened += packs;
    return packs;
  });
}

/**
 * A line with packs that somebody has set. Its rooms share what the plan counts, as far as the packs go; packs beyond that
 * are in no room.
 */
export function withPacks<Line extends PackedLine>(
  line: Line,
  number: number,
  plotted: Plotted,
): Line & { readonly number: number; readonly rooms: Room[] } {
  const counted = line.need ? { ...line, number: packsCounted(line.need, plotted) } : line;
  let left = number;
  const rooms = packedAs(counted, plotted, plotted).rooms.map((room) => {
    const packs = Math.min(room.number, left);
    left -= packs;
    return { ...room, number: packs };
  });
  return { ...line, number, rooms };
}
