import {
  type ListType,
  SERIES,
  type Series,
  type SeriesName,
} from '../../contracts/domain/product/series.ts';
import { pictureSubject } from '../../contracts/site/picture-url.ts';

/** A series as picture menus show it: each opens its list. */
export interface SeriesShelf {
  readonly name: SeriesName;
  readonly label: string;
  readonly listType: ListType;
  /** the first product of the series, from above; '' while there is none */
  readonly picture: string;
  /** a product of the series in a room, of a different kind from the rooms beside it */
  readonly room: string;
  readonly count: number;
}

interface ShelvedProduct {
  readonly productSeries: string;
  readonly mainImg: string;
  readonly img4: string;
  /** a list in a page has none */
  readonly img5?: string;
}

/** The series that have their own list, in the order of the series menu, with their product counts. */
export function seriesShelves(products: readonly ShelvedProduct[]): SeriesShelf[] {
  const all: readonly Series[] = SERIES;
  const shown = new Map<string | undefined, number>();
  return all.flatMap(({ name, menu }) => {
    if (!menu) return [];
    const own = products.filter((product) => product.productSeries === name);
    const picture = own.find(({ mainImg }) => mainImg !== '')?.mainImg ?? '';
    // products that are not floors are never shown in a room
    const room = leastShown(own, shown) ?? picture;
    shown.set(pictureSubject(room), (shown.get(pictureSubject(room)) ?? 0) + 1);
    return [{ name, label: menu.label, listType: menu.listType, picture, room, count: own.length }];
  });
}

/** @returns the first room of the kind shown least, so that menus don't show the same room side by side */
function leastShown(
  products: readonly ShelvedProduct[],
  shown: ReadonlyMap<string | undefined, number>,
): string | undefined {
  const times = (url: string) => shown.get(pictureSubject(url)) ?? 0;
  const rooms = products.flatMap(({ img4, img5 = '' }) => [img4, img5]).filter((url) => url !== '');
  const [first] = rooms;
  return first && rooms.reduce((best, url) => (times(url) < times(best) ? url : best), first);
}
