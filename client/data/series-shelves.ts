import { pictureSubject } from '../../contracts/picture-url.ts';
import { type ListType, SERIES, type Series, type SeriesName } from '../../contracts/rules/series.ts';

/** A series as menus of pictures show it: each opens its list. */
export interface SeriesShelf {
  readonly name: SeriesName;
  readonly label: string;
  readonly listType: ListType;
  /** the first product of the series, from above; '' while there is none */
  readonly picture: string;
  /** a product of the series in a room, of another kind than the neighbours' rooms */
  readonly room: string;
  readonly count: number;
}

interface ShelvedProduct {
  readonly productSeries: string;
  readonly mainImg: string;
  readonly img4: string;
  readonly img5: string;
}

/** The series that have a list of their own, in the order of the series menu, with what stands on them. */
export function seriesShelves(products: readonly ShelvedProduct[]): SeriesShelf[] {
  const all: readonly Series[] = SERIES;
  const shown = new Map<string | undefined, number>();
  return all.flatMap(({ name, menu }) => {
    if (!menu) return [];
    const own = products.filter((product) => product.productSeries === name);
    const picture = own.find(({ mainImg }) => mainImg !== '')?.mainImg ?? '';
    // goods that are no floor are shown in no room
    const room = leastShown(own, shown) ?? picture;
    shown.set(pictureSubject(room), (shown.get(pictureSubject(room)) ?? 0) + 1);
    return [{ name, label: menu.label, listType: menu.listType, picture, room, count: own.length }];
  });
}

/** @returns the first room of the kind that was shown least, so that menus don't show the same room side by side */
function leastShown(
  products: readonly ShelvedProduct[],
  shown: ReadonlyMap<string | undefined, number>,
): string | undefined {
  const times = (url: string) => shown.get(pictureSubject(url)) ?? 0;
  const rooms = products.flatMap(({ img4, img5 }) => [img4, img5]).filter((url) => url !== '');
  const [first] = rooms;
  return first && rooms.reduce((best, url) => (times(url) < times(best) ? url : best), first);
}
