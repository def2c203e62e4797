import type { SeriesName } from '../../../contracts/domain/product/series.ts';

export interface MenuTile {
  readonly label: string;
  /** query `type` of the list, written as in docs/product.md, "Screens and addresses" */
  readonly type: string;
  /** the series whose first product is in the tile's picture */
  readonly series: SeriesName;
}

/** The five tiles of both trees. Designer opens the list of all series. */
export const MENU_TILES: readonly MenuTile[] = [
  { label: 'Inspiration', type: 'inspiration', series: 'Multiply Inspiration' },
  { label: 'Parquet', type: 'parquet', series: 'Versailles Panel' },
  { label: 'Chevron', type: 'chevron', series: 'Chevron Flooring' },
  { label: 'Herringbone', type: 'herringbone', series: 'Herringbone Flooring' },
  { label: 'Designer', type: 'designer', series: "Archisigner's Collection" },
];

/** The other tiles, shown where there is room, on desktop. */
export const MORE_TILES: readonly MenuTile[] = [
  { label: '3-Ply Click', type: '3plyclick', series: '3-Ply Click' },
  { label: '3-Ply T&G', type: '3plytg', series: '3-Ply T&G' },
  { label: 'Vinyl', type: 'Vinyl', series: 'Vinyl' },
  { label: 'Accessories', type: 'other', series: 'Accessories' },
  { label: 'Solid Oak', type: 'solidoak', series: 'Solid Oak Flooring' },
];
