import { floorSize } from '../product/floor-size.ts';
import { GAP_MM } from '../product/laying-figures.ts';
import { seriesNamed } from '../product/series.ts';
import { DOUBLE_HERRINGBONE, layingPattern, usualMethods, usualWastage } from '../product/usual-laying.ts';
import { boardsInPack, spareBoards } from '../quantity/boards.ts';
import type { BlockPattern } from './block-pattern.ts';

/** What of a product a layout needs to know. */
export interface FloorToLay {
  readonly lengthMm: number;
  readonly widthMm: number;
  /** of herringbone and chevron half are left and half are right */
  readonly boardsPerPack: number;
  /** percent by which the trade orders more than the area */
  readonly usualPercent: number;
  /** absent for boards, which are laid straight */
  readonly pattern?: BlockPattern;
}

/** Why a product can't be laid out here: it's no floor, the angle of its chevron isn't known, or its boards come in mixed lengths. */
export type NotLaid = 'no floor' | 'pattern' | 'mixed lengths';

interface Product {
  /** names the angle of chevron, such as `45°` */
  readonly productName?: string;
  readonly productSeries: string;
  readonly specification: string;
  /** m2 */
  readonly packSize: number;
  /** boards in a pack; not told by every backend */
  readonly quantity?: number | null | undefined;
}

export const HERRINGBONES = ['single', 'double'] as const;
export type Herringbone = (typeof HERRINGBONES)[number];

export function floorToLay(product: Product, herringbone: Herringbone = 'single'): FloorToLay | NotLaid {
  const { productSeries, specification, packSize, quantity } = product;
  const size = floorSize(specification);
  if (!size || productSeries === 'Accessories') return 'no floor';
  const [single, ...others] = usualWastage(productSeries);
  const double = herringbone === 'double' && others.find(({ layout }) => layout === DOUBLE_HERRINGBONE);
  const usual = double || single;
  const pattern = blockPattern(product, herringbone);
  if (!usual || pattern === 'unknown') return 'pattern';
  if (/\d\s*-\s*\d/.test(specification)) return 'mixed lengths';
  const { lengthMm, widthMm } = size;
  // a pack of one board is what backends say that don't count them
  const boardsPerPack = quantity && quantity > 1 ? quantity : boardsInPack({ packSize, lengthMm, widthMm });
  return { lengthMm, widthMm, boardsPerPack, usualPercent: usual.percent, ...(pattern && { pattern }) };
}

/** Panels are wider than a border. */
export const canHaveBorder = (pattern: BlockPattern | undefined): boolean => pattern?.kind !== 'panels';

/** @returns undefined for boards; 'unknown' for chevron that doesn't say at which angle it lies */
export function blockPattern(
  {
    productName = '',
    productSeries,
    specification,
  }: Pick<Product, 'productName' | 'productSeries' | 'specification'>,
  herringbone: Herringbone = 'single',
): BlockPattern | 'unknown' | undefined {
  const laid = layingPattern(productSeries);
  if (laid === 'herringbone') return { kind: laid, isDouble: herringbone === 'double' };
  if (laid === 'versailles') return { kind: 'panels' };
  if (laid !== 'chevron') return undefined;
  const [, angle] = /\b(45|60)\s*(?:°|deg)/i.exec(`${productName} ${specification}`) ?? [];
  return angle === undefined ? 'unknown' : { kind: laid, angle: angle === '45' ? 45 : 60 };
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

/**
 * Boards and packs to order; of blocks that come in left and right as many of both, so that half of the pieces in a pack are either.
 * @param sparePercent of the boards, for those that break or are set aside
 */
export function packsForBoards(boards: number, sparePercent: number, boardsPerPack: number) {
  const spare = spareBoards(boards, sparePercent);
  const packs = Math.ceil((boards + spare) / boardsPerPack);
  return { spare, packs, boardsInPacks: packs * boardsPerPack };
}
