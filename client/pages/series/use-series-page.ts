import { type ShelvesState, useSeriesShelves } from '../../data/shelves.ts';
import { useHref } from '../../state/device.ts';
import { SERIES_LINES } from './series-lines.ts';

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
  const { shelves, reading } = useSeriesShelves();
  const cards = shelves.map(({ name, label, listType, room, count }) => ({
    title: label,
    href: href('flooring', { type: listType }),
    picture: room,
    line: SERIES_LINES[name],
    count: count === 0 ? '' : `${count} ${count === 1 ? 'product' : 'products'}`,
  }));
  return { cards, reading, allFloorsHref: href('flooring') };
}
