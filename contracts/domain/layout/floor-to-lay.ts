import { floorSize } from '../product/floor-size.ts';
import { GAP_MM } from '../product/laying-figures.ts';
import { seriesNamed } from '../product/series.ts';
import { usualMethods, usualWastage } from '../product/usual-laying.ts';

/** What of a product a layout needs to know. */
export interface FloorToLay {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly boardsPerPack: number;
  /** percent by which the trade orders more than the area */
  readonly usualPercent: number;
}

/** Why a product can't be laid out here: it's no floor, it's laid in a pattern, or its boards come in mixed lengths. */
export type NotLaid = 'no floor' | 'pattern' | 'mixed lengths';

interface Product {
  readonly productSeries: string;
  readonly specification: string;
  /** m2 */
  readonly packSize: number;
  /** boards in a pack; not told by every backend */
  readonly quantity?: number | null | undefined;
}

export function floorToLay({
  productSeries,
  specification,
  packSize,
  quantity,
}: Product): FloorToLay | NotLaid {
  const size = floorSize(specification);
  if (!size || productSeries === 'Accessories') return 'no floor';
  const straight = usualWastage(productSeries).find(({ layout }) => layout === 'Straight');
  if (!straight) return 'pattern';
  if (/\d\s*-\s*\d/.test(specification)) return 'mixed lengths';
  const { lengthMm, widthMm } = size;
  const byArea = Math.max(1, Math.round((packSize * 1_000_000) / (lengthMm * widthMm)));
  // a pack of one board is what backends say that don't count them
  const boardsPerPack = quantity && quantity > 1 ? quantity : byArea;
  return { lengthMm, widthMm, boardsPerPack, usualPercent: straight.percent };
}

/**
 * The gap at every wall, as the installation page asks, for the way in which a floor is usually laid.
 * @param roomMm the shorter side of the room
 * @returns whole mm
 */
export function usualGapMm(
  { productSeries, specification }: Pick<Product, 'productSeries' | 'specification'>,
  roomMm: number,
): number {
  if (seriesNamed(productSeries)?.productType === 'SPC Vinyl') return GAP_MM.vinyl;
  const [method] = usualMethods(productSeries, floorSize(specification)?.thicknessMm ?? 0) ?? [];
  const least = method === 'Click' || method === 'Floating' ? GAP_MM.floating : GAP_MM.bonded;
  return Math.max(least, Math.ceil((GAP_MM.eachMetre * roomMm) / 1_000));
}

/** Boards and packs to order. @param marginPercent of the boards, for those that break or are set aside */
export function packsForBoards(boards: number, marginPercent: number, boardsPerPack: number) {
  const spare = Math.ceil((boards * marginPercent) / 100);
  const packs = Math.ceil((boards + spare) / boardsPerPack);
  return { spare, packs, boardsInPacks: packs * boardsPerPack };
}
