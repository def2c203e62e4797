import type { components } from '../../api/generated/woojiapi.ts';
import { timesFigure } from '../number/decimal.ts';
import { packsNeeded, sharedPacks } from '../quantity/packs.ts';

type Schemas = components['schemas'];
/** Whole packs on each plot, or packs counted once for all plots. */
export type Packing = Schemas['Packing'];
export type QuotationNeed = Schemas['QuotationNeed'];
type Room = Schemas['QuotationRoom'];

/** The number of plots, and how packs are counted for them. */
export interface Plotted {
  readonly plots: number;
  readonly packing: Packing;
}

/** A line's packs and the rooms that they are for: of one plot, or of all plots if packs are counted once. */
export interface PackedLine {
  readonly number: number;
  /** of one plot; undefined unless a plan has worked it out */
  readonly need?: QuotationNeed | undefined;
  readonly rooms: readonly Room[];
}

/** How many times the packs of a line are ordered. */
export const timesPacked = ({ plots, packing }: Plotted): number => (packing === 'together' ? 1 : plots);

/** How packs are counted, as page and papers say it. */
export const PACKING_WORDS: Readonly<Record<Packing, string>> = {
  eachPlot: 'Whole packs on each plot',
  together: 'Packs counted once for all plots',
};

/** The same for a quotation; '' for one plot, where both ways come to the same. */
export const packingWords = ({ plots, packing }: Plotted): string =>
  plots === 1 ? '' : PACKING_WORDS[packing];

/** The number of plots that share the packs of a line. */
const sharedBy = ({ plots, packing }: Plotted): number => (packing === 'together' ? plots : 1);

/** The packs that a plan counts for a line: of one plot, or of all plots if packs are counted once. */
export const packsCounted = ({ amount, pack }: QuotationNeed, plotted: Plotted): number =>
  packsNeeded(timesFigure(amount, sharedBy(plotted)), pack);

/** Whether the customer or our staff have set the packs of a line, so that they differ from the plan's. */
export const isSetByHand = ({ number, need }: PackedLine, plotted: Plotted): boolean =>
  need !== undefined && number !== packsCounted(need, plotted);

/**
 * A line with its packs counted again for another number of plots, or in the other way. A plan's amounts are rounded up again;
 * packs that were set by hand, or that no plan has worked out, keep their number for each plot.
 */
export function packedAs<Line extends PackedLine>(
  line: Line,
  from: Plotted,
  to: Plotted,
): Line & { readonly number: number; readonly rooms: Room[] } {
  const { need, rooms } = line;
  if (need && !isSetByHand(line, from)) {
    const weights = rooms.map(({ neededM2 = 0 }) => timesFigure(neededM2, sharedBy(to)));
    const shares = sharedPacks(weights, (m2) => packsNeeded(m2, need.pack));
    return { ...line, number: packsCounted(need, to), rooms: withShares(rooms, shares) };
  }
  const scaled = (packs: number) => Math.ceil((packs * sharedBy(to)) / sharedBy(from));
  const shares = sharedPacks(
    rooms.map(({ number }) => number),
    scaled,
  );
  return { ...line, number: scaled(line.number), rooms: withShares(rooms, shares) };
}

const withShares = (rooms: readonly Room[], shares: readonly number[]): Room[] =>
  rooms.map((room, at) => ({ ...room, number: shares[at] ?? room.number }));

/**
 * A line with packs set by hand. Its rooms get the packs that the plan counts for them until there are none left; any packs
 * beyond the plan's belong to no room.
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
