import { type ListType, SERIES, type Series, type SeriesName } from '../../contracts/rules/series.ts';

/** A series as menus of pictures show it: each opens its list. */
export interface SeriesShelf {
  readonly name: SeriesName;
  readonly label: string;
  readonly listType: ListType;
  /** the first product of the series, from above and in a room; '' while there is none */
  readonly picture: string;
  readonly room: string;
  readonly count: number;
}

interface ShelvedProduct {
  readonly productSeries: string;
  readonly mainImg: string;
  readonly img4: string;
}

/** The series that have a list of their own, in the order of the series menu, with what stands on them. */
export function seriesShelves(products: readonly ShelvedProduct[]): SeriesShelf[] {
  const all: readonly Series[] = SERIES;
  return all.flatMap(({ name, menu }) => {
    if (!menu) return [];
    const own = products.filter((product) => product.productSeries === name);
    const picture = own.find(({ mainImg }) => mainImg !== '')?.mainImg ?? '';
    // goods that are no floor are shown in no room
    const room = own.find(({ img4 }) => img4 !== '')?.img4 ?? picture;
    return [{ name, label: menu.label, listType: menu.listType, picture, room, count: own.length }];
  });
}
