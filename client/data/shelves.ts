import { useMemo } from 'react';
import type { ReplyOf } from '../../contracts/api/calls.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import { brandName } from '../lib/api-client.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { useCall, usePrepared } from '../lib/use-call.ts';
import { useSite } from '../state/site-context.ts';
import { type Replies, replyIn } from './page-needs.ts';
import { joinLists, listCalls, useProducts, WHOLE_SHOP } from './products.ts';
import { type SeriesShelf, seriesShelves, shelvesOf } from './series-shelves.ts';

const SHELVES = 'series-shelves';
const NONE: readonly SeriesShelf[] = seriesShelves([]);

/** What a shop is asked for that is too long to be read. */
export const seriesCalls = () => [[LIST_PAGE, seriesInput()] as const];
const seriesInput = () => ({ pageSize: 1, brand: brandName() });

function shelvesIn({ data }: ReplyOf<typeof LIST_PAGE>): SeriesShelf[] {
  return shelvesOf((name) => data.counts?.series.find(({ productSeries }) => productSeries === name));
}

/** What a page embeds: only the shelves instead of all products; nothing while a list is missing. */
export function preparedShelves(replies: Replies): Replies {
  const [call] = seriesCalls();
  const page = call && replyIn(replies, call);
  if (page) return { [SHELVES]: shelvesIn(page) };
  const shop = joinLists(listCalls(WHOLE_SHOP).map((call) => replyIn(replies, call)?.data));
  return shop ? { [SHELVES]: seriesShelves(shop) } : {};
}

export interface ShelvesState {
  /** there from the start, but empty while their pictures and counts load */
  readonly shelves: readonly SeriesShelf[];
  readonly reading: Reading<readonly SeriesShelf[]>;
}

/** The series with their pictures and counts: from the page, or worked out from all products, or asked for in a long shop. */
export function useSeriesShelves(): ShelvesState {
  const prepared = usePrepared<readonly SeriesShelf[]>(SHELVES);
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const shop = useProducts(prepared || isLong ? [] : WHOLE_SHOP);
  const asked = useCall(LIST_PAGE, !prepared && isLong ? seriesInput() : null, { scope: VISITOR_SCOPE });
  const page = asked.data;
  const products = shop.state === 'ready' && !isLong ? shop.value : undefined;
  const shelves = useMemo(
    () => prepared ?? (page ? shelvesIn(page) : products && seriesShelves(products)),
    [prepared, page, products],
  );
  const call = isLong ? asked : { error: undefined, retry: ignore };
  const reading = shop.state === 'ready' ? readingOf(call, shelves) : shop;
  return { shelves: shelves ?? NONE, reading };
}

const ignore = async () => undefined;
