/** `productType` of the call qrybrandseries (docs/product.md, "Calls"). */
export type ProductType = 'Timber' | 'SPC Vinyl';

/** Values of the query `type` of the flooring list (docs/product.md, "Screens and addresses"); '' lists everything. */
export const LIST_TYPES = [
  '',
  'vinyl',
  '3plyclick',
  '3plytg',
  'archisigner',
  'inspiration',
  'parquet',
  'herringbone',
  'chevron',
  'designer',
  'other',
  'solidoak',
] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** How the pieces of a floor lie, as the list is filtered by it. */
export type Pattern = 'Plank' | 'Herringbone' | 'Chevron' | 'Versailles panel';

interface SeriesShape {
  /** a product's `productSeries` */
  readonly name: string;
  /** series type (docs/product.md, "Data") */
  readonly type: string;
  readonly productType: ProductType;
  /** planks by default */
  readonly pattern?: Pattern;
  /** entry in the series menu and the list that it opens; without one a series appears only in the lists of all series */
  readonly menu?: { readonly label: string; readonly listType: ListType };
}

/** Every series, in the order of the series menu (docs/product.md, "Screens and addresses" and "Data"). */
export const SERIES = [
  {
    name: 'Multiply Inspiration',
    type: 'Multiply Inspiration',
    productType: 'Timber',
    menu: { label: 'Multiply Inspiration', listType: 'inspiration' },
  },
  {
    name: '3-Ply Click',
    type: '3-Ply Click',
    productType: 'Timber',
    menu: { label: '3-Ply Click', listType: '3plyclick' },
  },
  {
    name: '3-Ply T&G',
    type: '3-Ply T&G',
    productType: 'Timber',
    menu: { label: '3-Ply T&G', listType: '3plytg' },
  },
  { name: '3 Ply Plank', type: 'Plank', productType: 'Timber' },
  {
    name: 'Versailles Panel',
    type: 'Versailles',
    productType: 'Timber',
    pattern: 'Versailles panel',
    menu: { label: 'Parquet Panel', listType: 'parquet' },
  },
  {
    name: 'Herringbone Flooring',
    type: 'Herringbone',
    productType: 'Timber',
    pattern: 'Herringbone',
    menu: { label: 'Herringbone', listType: 'herringbone' },
  },
  {
    name: 'Chevron Flooring',
    type: 'Chevron',
    productType: 'Timber',
    pattern: 'Chevron',
    menu: { label: 'Chevron', listType: 'chevron' },
  },
  {
    name: "Archisigner's Collection",
    type: "Archisigner's Collection",
    productType: 'Timber',
    menu: { label: "Archisigner's", listType: 'archisigner' },
  },
  {
    name: 'Vinyl',
    type: 'Vinyl',
    productType: 'SPC Vinyl',
    menu: { label: 'Vinyl', listType: 'vinyl' },
  },
  {
    name: 'Accessories',
    type: 'Accessories',
    productType: 'Timber',
    menu: { label: 'Accessories', listType: 'other' },
  },
  {
    name: 'Solid Oak Flooring',
    type: 'Solid Oak Flooring',
    productType: 'Timber',
    menu: { label: 'Solid Oak Flooring', listType: 'solidoak' },
  },
] as const satisfies readonly SeriesShape[];

export type SeriesName = (typeof SERIES)[number]['name'];
export interface Series extends SeriesShape {
  readonly name: SeriesName;
}

const ALL_SERIES: readonly Series[] = SERIES;

export interface SeriesMenuEntry {
  readonly label: string;
  readonly listType: ListType;
}

/** The series menu (docs/product.md, "Screens and addresses"), first entry the list of everything. */
export const SERIES_MENU: readonly SeriesMenuEntry[] = [
  { label: 'All Floor', listType: '' },
  ...ALL_SERIES.flatMap((series) => series.menu ?? []),
];

/**
 * @param text the series name, as in a product's `productSeries`, or the series type
 * @returns undefined for unknown text
 */
export function seriesNamed(text: string): Series | undefined {
  return ALL_SERIES.find(({ name, type }) => name === text || type === text);
}

/** @returns undefined for accessories and for a series that isn't ours */
export function patternOf(series: string): Pattern | undefined {
  const known = seriesNamed(series);
  return known && known.name !== 'Accessories' ? (known.pattern ?? 'Plank') : undefined;
}

/**
 * Reads the query `type`. Ignores letter case: the menu tiles write `Vinyl`, the list `vinyl`.
 * @returns '' when there is none, undefined for an unknown value
 */
export function parseListType(text: string | null | undefined): ListType | undefined {
  const wanted = (text ?? '').trim().toLowerCase();
  return LIST_TYPES.find((type) => type === wanted);
}

/** @returns the series that a list shows: all of them for '' and `designer` (docs/product.md, "Screens and addresses"), else one */
export function seriesOfListType(type: ListType): readonly Series[] {
  if (type === '' || type === 'designer') return ALL_SERIES;
  return ALL_SERIES.filter((series) => series.menu?.listType === type);
}

/**
 * @returns `productType` for the call qrybrandseries. A list of all series covers both types and is asked for as
 * Timber with series null; see `queriesOfListType` for all the calls it needs.
 */
export function productTypeOf(type: ListType): ProductType {
  return type === 'vinyl' ? 'SPC Vinyl' : 'Timber';
}

export interface SeriesQuery {
  readonly productType: ProductType;
  /** null asks for every series of the product type */
  readonly series: SeriesName | null;
}

/** @returns the bodies (brand aside) of the qrybrandseries calls whose replies together make up the list */
export function queriesOfListType(type: ListType): readonly SeriesQuery[] {
  const [first, ...others] = seriesOfListType(type);
  if (first && others.length === 0) return [{ productType: productTypeOf(type), series: first.name }];
  return [
    { productType: 'Timber', series: null },
    { productType: 'SPC Vinyl', series: null },
  ];
}
