import { useCallback, useMemo } from 'react';
import type { InputOf } from '../../contracts/calls.ts';
import { queriesOfListType, type SeriesQuery } from '../../contracts/rules/series.ts';
import { brandName } from '../lib/api-client.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { type OwnState, useCall } from '../lib/use-call.ts';
import type { Product } from './order-line.ts';
import { type SeriesShelf, seriesShelves } from './series-shelves.ts';

export const PRODUCT_LIST = '/woojiapi/product/qrybrandseries';
type ListInput = InputOf<typeof PRODUCT_LIST>;

/** Everything the shop sells: floors of both types, and the accessories, which no list of floors includes. */
export const WHOLE_SHOP: readonly SeriesQuery[] = [...queriesOfListType(''), ...queriesOfListType('other')];

export function productListInput({ productType, series }: SeriesQuery): ListInput {
  return { productType, series, brand: brandName() };
}

/** The inputs of the calls for a page that shows the whole shop. */
export function wholeShopCalls() {
  return listCalls(WHOLE_SHOP);
}

export function listCalls(queries: readonly SeriesQuery[]) {
  return queries.map((query) => [PRODUCT_LIST, productListInput(query)] as const);
}

export interface ProductsState {
  readonly reading: Reading<readonly Product[]>;
  readonly own: OwnState;
  readonly retry: () => void;
}

/** Products of up to three lists as one, each once, in the order of the lists. */
export function useProducts(queries: readonly SeriesQuery[]): ProductsState {
  const inputAt = (index: number) => {
    const query = queries[index];
    return query ? productListInput(query) : null;
  };
  const first = useCall(PRODUCT_LIST, inputAt(0));
  const second = useCall(PRODUCT_LIST, inputAt(1));
  const third = useCall(PRODUCT_LIST, inputAt(2));
  const asked = [first, second, third].slice(0, queries.length);
  const replies = [first.data?.data, second.data?.data, third.data?.data];
  const [one, two, three] = replies.slice(0, queries.length);
  const complete = asked.every(({ data }) => data !== undefined);
  const products = useMemo(() => {
    if (!complete) return undefined;
    const byId = new Map(
      [one, two, three].flatMap((list = []) => list.map((item) => [item.productId, item])),
    );
    return [...byId.values()];
  }, [complete, one, two, three]);
  const retries = [first.retry, second.retry, third.retry] as const;
  const [again, againToo, againThree] = retries;
  const count = queries.length;
  const retry = useCallback(() => {
    for (const ask of [again, againToo, againThree].slice(0, count)) ask();
  }, [again, againToo, againThree, count]);
  const error = asked.find((call) => call.error !== undefined)?.error;
  return {
    reading: readingOf({ error, retry }, products),
    own: ownOfAll(asked.map(({ own }) => own)),
    retry,
  };
}

const ownOfAll = (all: readonly OwnState[]): OwnState =>
  (['failed', 'coming'] as const).find((state) => all.includes(state)) ?? 'here';

export interface ShelvesState {
  readonly shelves: readonly SeriesShelf[];
  /** the products that fill the shelves */
  readonly reading: Reading<readonly Product[]>;
}

const NOTHING: readonly Product[] = [];

/** The series with their pictures and counts; the shelves are there but empty while products load. */
export function useSeriesShelves(): ShelvesState {
  const { reading } = useProducts(WHOLE_SHOP);
  const products = reading.state === 'ready' ? reading.value : NOTHING;
  const shelves = useMemo(() => seriesShelves(products), [products]);
  return { shelves, reading };
}
