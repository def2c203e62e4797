import { useMemo } from 'react';
import type { ReplyOf } from '../../contracts/api/calls.ts';
import type { SeriesQuery } from '../../contracts/domain/product/series.ts';
import { useCallScope, VISITOR_SCOPE } from '../lib/call-scope.ts';
import { type Reading, readingOf, retryOf } from '../lib/reading.ts';
import { fallbackKey, type OwnState, type Retry, useCall, usePrepared } from '../lib/use-call.ts';
import { useSame } from '../lib/use-same.ts';
import type { ListedProduct } from './listed-product.ts';
import { PRODUCT_LIST, productListInput, useJoined, useRetries } from './products.ts';

const PRICES = '/woojiapi/product/qryseriesprices';

/** Prices in pence by product. */
export type Prices = ReadonlyMap<string, number>;

interface PricedProducts {
  readonly reading: Reading<readonly ListedProduct[]>;
  /** a customer's prices; undefined for visitors, and until all are loaded */
  readonly prices: Prices | undefined;
  /** whether the prices are loaded, loading or failed; meaningless for visitors */
  readonly own: OwnState;
  /** undefined where trying again would not help */
  readonly retry: Retry | undefined;
}

interface PricedOptions {
  /** to order from the list: a customer reads whole products even if the page came with the fields that it shows */
  readonly whole?: boolean;
}

/** Products of up to three lists, and the customer's prices for them. */
export function usePricedProducts(
  queries: readonly SeriesQuery[],
  { whole = false }: PricedOptions = {},
): PricedProducts {
  const first = usePricedList(queries[0], whole);
  const second = usePricedList(queries[1], whole);
  const third = usePricedList(queries[2], whole);
  const asked = [first, second, third].slice(0, queries.length);
  const retry = useRetries(asked);
  const error = asked.find((call) => call.error !== undefined)?.error;
  const reading = readingOf({ error, retry }, useJoined(asked.map(({ list }) => list)));
  const lists = useSame(asked.map(({ prices }) => prices));
  const prices = useMemo(() => joinPrices(lists), [lists]);
  return { reading, prices, own: ownOfAll(asked.map(({ own }) => own)), retry: retryOf({ error, retry }) };
}

const ownOfAll = (all: readonly OwnState[]): OwnState =>
  (['failed', 'coming'] as const).find((state) => all.includes(state)) ?? 'here';

function joinPrices(lists: readonly (Prices | undefined)[]): Prices | undefined {
  const all = new Map<string, number>();
  for (const prices of lists) {
    if (!prices) return undefined;
    for (const [productId, pence] of prices) all.set(productId, pence);
  }
  return all;
}

interface PricedList {
  readonly list: ReplyOf<typeof PRODUCT_LIST> | undefined;
  readonly error: unknown;
  readonly prices: Prices | undefined;
  readonly own: OwnState;
  readonly retry: Retry;
}

/**
 * One list. If the page came with the list, a customer reads only the prices. Otherwise, or if that call fails, they read the
 * documented list, which includes prices.
 */
function usePricedList(query: SeriesQuery | undefined, whole: boolean): PricedList {
  const input = query ? productListInput(query) : null;
  const scope = useCallScope();
  const isCustomer = scope !== undefined && scope !== VISITOR_SCOPE;
  const isPrepared = usePrepared(input ? fallbackKey(PRODUCT_LIST, input) : '') !== undefined;
  const asksPrices = isCustomer && isPrepared && !whole;
  const priced = useCall(PRICES, asksPrices ? input : null);
  const pricesAlone = asksPrices && priced.error === undefined;
  const list = useCall(PRODUCT_LIST, input, pricesAlone ? { scope: VISITOR_SCOPE } : {});
  const own = pricesAlone ? priced.own : list.own;
  const rows = pricesAlone ? priced.data?.data : list.data?.data;
  const prices = useMemo(() => (own === 'here' ? pricesIn(rows) : undefined), [own, rows]);
  return { list: list.data, error: list.error, prices, own, retry: pricesAlone ? priced.retry : list.retry };
}

export function pricesIn(
  rows: readonly { productId: string; productPrice?: number }[] = [],
): Prices | undefined {
  const priced = rows.flatMap(({ productId, productPrice }) =>
    productPrice === undefined ? [] : [[productId, productPrice] as const],
  );
  // a visitor's list has no prices
  return priced.length > 0 || rows.length === 0 ? new Map(priced) : undefined;
}
