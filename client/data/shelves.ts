import { useMemo } from 'react';
import { type Reading, readingOf } from '../lib/reading.ts';
import { usePrepared } from '../lib/use-call.ts';
import { type Replies, replyIn } from './page-needs.ts';
import { joinLists, listCalls, useProducts, WHOLE_SHOP } from './products.ts';
import { type SeriesShelf, seriesShelves } from './series-shelves.ts';

export const SHELVES = 'series-shelves';
const NONE: readonly SeriesShelf[] = seriesShelves([]);

/** What a page embeds: only the shelves instead of all products; nothing while a list is missing. */
export function preparedShelves(replies: Replies): Replies {
  const shop = joinLists(listCalls(WHOLE_SHOP).map((call) => replyIn(replies, call)?.data));
  return shop ? { [SHELVES]: seriesShelves(shop) } : {};
}

export interface ShelvesState {
  /** there from the start, but empty while their pictures and counts load */
  readonly shelves: readonly SeriesShelf[];
  readonly reading: Reading<readonly SeriesShelf[]>;
}

/** The series with their pictures and counts: from the page, or worked out from all products. */
export function useSeriesShelves(queries = WHOLE_SHOP): ShelvesState {
  const prepared = usePrepared<readonly SeriesShelf[]>(SHELVES);
  const shop = useProducts(prepared ? [] : queries);
  const products = shop.state === 'ready' ? shop.value : undefined;
  const shelves = useMemo(() => prepared ?? (products && seriesShelves(products)), [prepared, products]);
  const reading = shop.state === 'ready' ? readingOf({ error: undefined, retry: ignore }, shelves) : shop;
  return { shelves: shelves ?? NONE, reading };
}

const ignore = async () => undefined;
