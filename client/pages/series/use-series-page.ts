import type { SeriesName } from '../../../contracts/domain/product/series.ts';
import type { ShelvesState } from '../../data/shelves.ts';
import { useShopShelves } from '../../data/shop-shelves.ts';
import { useHref } from '../../state/device.ts';

/** What each series is for, in one line. */
const SERIES_LINES: Record<SeriesName, string> = {
  'Multiply Inspiration': 'Wide, long boards on a birch core that stays flat over underfloor heating.',
  '3-Ply Click': 'Locks together without glue: laid in the morning, walked on in the afternoon.',
  '3-Ply T&G': 'Tongue and groove all round, to glue down or to float.',
  '3 Ply Plank': 'Single planks of one length, laid board by board.',
  'Versailles Panel': 'Made-up panels from 600 to 1000 mm, laid as squares.',
  'Herringbone Flooring': 'Left- and right-hand blocks in equal number in every pack.',
  'Chevron Flooring': 'Cut to a point at 45 or 60 degrees, so that rows meet in one clean line.',
  "Archisigner's Collection": 'Drawn up with architects: wide formats in quiet colours.',
  Vinyl: 'Rigid, waterproof planks with a 0.55 mm wear layer.',
  Accessories: 'Adhesives, underlays, trims and care that go with our floors.',
  'Solid Oak Flooring': 'Oak all the way through, 18 to 20 mm thick.',
};

interface SeriesCard {
  readonly title: string;
  readonly href: string;
  readonly picture: string;
  readonly line: string;
  /** `12 products`; '' while loading */
  readonly count: string;
}

export interface SeriesPageModel {
  readonly cards: readonly SeriesCard[];
  readonly reading: ShelvesState['reading'];
  readonly allFloorsHref: string;
}

/** The series that have their own list. */
export function useSeriesPage(): SeriesPageModel {
  const href = useHref();
  const { shelves, reading } = useShopShelves();
  const cards = shelves.map(({ name, label, listType, room, count }) => ({
    title: label,
    href: href('flooring', { type: listType }),
    picture: room,
    line: SERIES_LINES[name],
    count: count === 0 ? '' : `${count} ${count === 1 ? 'product' : 'products'}`,
  }));
  return { cards, reading, allFloorsHref: href('flooring') };
}
