import { useShopShelves } from '../../data/shop-shelves.ts';
import { useHref } from '../../state/device.ts';
import { MENU_TILES, type MenuTile, MORE_TILES } from './menu-tiles.ts';

interface ShownTile {
  readonly label: string;
  readonly href: string;
  readonly picture: string;
}

export interface ProductsPageModel {
  readonly tiles: readonly ShownTile[];
  readonly moreTiles: readonly ShownTile[];
  /** pictures are loading; the links already work */
  readonly isLoading: boolean;
  readonly categoriesHref: string;
  readonly allFloorsHref: string;
}

/** The product menu. */
export function useProductsPage(): ProductsPageModel {
  const href = useHref();
  const { shelves, reading } = useShopShelves();
  const show = ({ label, type, series }: MenuTile): ShownTile => ({
    label,
    href: href('flooring', { type }),
    picture: shelves.find(({ name }) => name === series)?.room ?? '',
  });
  return {
    tiles: MENU_TILES.map(show),
    moreTiles: MORE_TILES.map(show),
    isLoading: reading.state === 'loading',
    categoriesHref: href('series'),
    allFloorsHref: href('flooring'),
  };
}
