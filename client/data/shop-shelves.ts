import { useMemo } from 'react';
import type { ReplyOf } from '../../contracts/api/calls.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import { brandName } from '../lib/api-client.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { readingOf } from '../lib/reading.ts';
import { useCall, usePrepared } from '../lib/use-call.ts';
import { useSite } from '../state/site-context.ts';
import { type PageNeeds, type Replies, replyIn } from './page-needs.ts';
import { WHOLE_SHOP, wholeShopCalls } from './products.ts';
import { type SeriesShelf, seriesShelves } from './series-shelves.ts';
import { preparedShelves, SHELVES, type ShelvesState, useSeriesShelves } from './shelves.ts';

const seriesInput = () => ({ pageSize: 1, brand: brandName() });
const seriesCall = () => [LIST_PAGE, seriesInput()] as const;

/** The shelves by the first pictures of each series, with the counts of all. */
function shelvesIn({ data }: ReplyOf<typeof LIST_PAGE>): SeriesShelf[] {
  const series = data.counts?.series ?? [];
  const pictures = series.flatMap(({ productSeries, mainImg = '', rooms }) => [
    { productSeries, mainImg, img4: '' },
    ...rooms.map((img4) => ({ productSeries, mainImg: '', img4 })),
  ]);
  const countOf = (name: string) => series.find(({ productSeries }) => productSeries === name)?.count ?? 0;
  return seriesShelves(pictures).map((shelf) => ({ ...shelf, count: countOf(shelf.name) }));
}

/** What a page needs that shows the series and no products. */
export const SHELVES_ALONE: PageNeeds = {
  calls: wholeShopCalls,
  pagedCalls: () => [seriesCall()],
  shown: (_search, replies) => preparedIn(replies),
};

function preparedIn(replies: Replies): Replies {
  const page = replyIn(replies, seriesCall());
  return page ? { [SHELVES]: shelvesIn(page) } : preparedShelves(replies);
}

/** The series with their pictures and counts. A long shop is asked for them. */
export function useShopShelves(): ShelvesState {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const own = useSeriesShelves(isLong ? [] : WHOLE_SHOP);
  const isAsked = usePrepared(SHELVES) === undefined && isLong;
  const { data, error, retry } = useCall(LIST_PAGE, isAsked ? seriesInput() : null, {
    scope: VISITOR_SCOPE,
  });
  const asked = useMemo(() => data && shelvesIn(data), [data]);
  return isAsked ? { shelves: asked ?? own.shelves, reading: readingOf({ error, retry }, asked) } : own;
}
