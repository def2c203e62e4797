import { useSeriesShelves } from '../../data/products.ts';
import { useHref } from '../../state/device.ts';
import { SERIES_LINES } from './series-lines.ts';

export interface SeriesCard {
  readonly title: string;
  readonly href: string;
  readonly picture: string;
  readonly line: string;
  /** `12 products`; '' while they are on their way */
  readonly count: string;
}

export interface CategoryModel {
  readonly cards: readonly SeriesCard[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly allFloorsHref: string;
}

/** The series that have a list of their own. */
export function useCategory(): CategoryModel {
  const href = useHref();
  const { shelves, isLoading, error, retry } = useSeriesShelves();
  const cards = shelves.map(({ name, label, listType, room, count }) => ({
    title: label,
    href: href('flooring', { type: listType }),
    picture: room,
    line: SERIES_LINES[name],
    count: count === 0 ? '' : `${count} ${count === 1 ? 'product' : 'products'}`,
  }));
  return { cards, isLoading, error, retry, allFloorsHref: href('flooring') };
}
