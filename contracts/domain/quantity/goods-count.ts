import { sumOfFigures } from '../number/decimal.ts';
import { areaText, countText, pluralText } from '../number/notation.ts';
import type { SeriesName } from '../product/series.ts';
import { unitText } from './quantity-text.ts';

/** The series of the fitting service: one product for each install method, priced per m2 laid. */
export const FITTING_SERIES = 'Fitting';
const ACCESSORIES: SeriesName = 'Accessories';

/** The unit of floors; underlay is sold as `Roll/M2`. */
const FLOOR_UNIT = 'Pack/M2';
/** The unit of fitting, which is counted in m2 laid, not in packs. */
export const FITTING_UNIT = 'm²';

/** What is sold. Floors and accessories come in packs; fitting is counted in m2 laid, samples one by one. */
export type GoodsKind = 'floor' | 'accessory' | 'fitting' | 'sample';

export interface SoldGoods {
  /** `Pack/M2`, `Roll/M2`, `Piece`, `Tin` ..., `m²` for fitting */
  readonly productUnit: string;
  /** more precise than the unit, where it is known */
  readonly productSeries?: string | undefined;
  readonly isSample?: boolean | undefined;
}

export function goodsKind({ productUnit, productSeries, isSample = false }: SoldGoods): GoodsKind {
  if (isSample) return 'sample';
  if (productUnit === FITTING_UNIT || productSeries === FITTING_SERIES) return 'fitting';
  if (productSeries === undefined) return productUnit === FLOOR_UNIT ? 'floor' : 'accessory';
  return productSeries === ACCESSORIES ? 'accessory' : 'floor';
}

export const isFloor = (goods: SoldGoods): boolean => goodsKind(goods) === 'floor';

/** Whether a line of this kind is counted in packs. */
export const isPacked = (kind: GoodsKind): boolean => kind === 'floor' || kind === 'accessory';

export interface CountedLine {
  readonly kind: GoodsKind;
  /** packs; m2 of fitting; samples */
  readonly number: number;
  /** m2, or pieces where the unit is no area */
  readonly amount: number;
}

export interface GoodsCount {
  /** packs of floors and accessories */
  readonly packs: number;
  /** m2 of the floors in whole packs, without underlay; two decimals */
  readonly areaM2: number;
  /** m2 that our fitters lay */
  readonly fittingM2: number;
  readonly samples: number;
}

/** Counts the goods of lines; papers, pages, plans and projects all use this count. */
export function countGoods(lines: readonly CountedLine[]): GoodsCount {
  const numberOf = (isMeant: (kind: GoodsKind) => boolean) =>
    lines.reduce((sum, { kind, number }) => (isMeant(kind) ? sum + number : sum), 0);
  const areaOf = (wanted: GoodsKind) =>
    sumOfFigures(lines.flatMap(({ kind, amount }) => (kind === wanted ? amount : [])));
  return {
    packs: numberOf(isPacked),
    areaM2: areaOf('floor'),
    fittingM2: areaOf('fitting'),
    samples: numberOf((kind) => kind === 'sample'),
  };
}

/** The fields of a product from which a quantity's words are made. */
export interface PackedGoods extends SoldGoods {
  /** m2 in a pack; pieces in a pack where the unit is no area */
  readonly packSize: number;
}

/** Whether it is sold singly: a tub, not a pack of five pieces. */
export const isSoldSingly = ({ productUnit, packSize }: PackedGoods): boolean =>
  packSize === 1 && unitText(productUnit) !== 'm²';

/** The word for one unit: `Roll` for goods sold by area, `Tub` for those sold singly, otherwise `Pack`. */
export function packWord(goods: PackedGoods): string {
  const [word = '', per] = goods.productUnit.split('/');
  return per !== undefined || isSoldSingly(goods) ? word : 'Pack';
}

/** `Packs`, `Rolls`, `Tubs`: over a field for the number of them. */
export function packsHeading(goods: PackedGoods): string {
  const words = pluralText(packWord(goods));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `36 packs`, `2 rolls`, `3 tubs`, `48 packs` of four pieces each; `121 m²` of fitting, `2 pieces` of a sample. */
export function packsText(packs: number, goods: PackedGoods): string {
  const kind = goodsKind(goods);
  if (kind === 'sample') return countText(packs, 'piece');
  return countText(packs, kind === 'fitting' ? 'm²' : packWord(goods));
}

/**
 * A quantity in words: `36 packs` and `78.12 m²`, `48 packs` and `192 pieces`; only one figure for goods sold singly, for fitting
 * and for samples. The rule of all pages, papers and mails but the product's page (`quantityText`).
 */
export function quantityParts(packs: number, amount: number, goods: PackedGoods): string[] {
  const counted = packsText(packs, goods);
  const kind = goodsKind(goods);
  if (kind === 'fitting' || kind === 'sample' || isSoldSingly(goods)) return [counted];
  return [
    counted,
    unitText(goods.productUnit) === 'm²' ? areaText(amount) : countText(amount, goods.productUnit),
  ];
}
