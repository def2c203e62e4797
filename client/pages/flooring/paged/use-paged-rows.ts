import { useCallback, useMemo, useState } from 'react';
import type { InputOf } from '../../../../contracts/api/calls.ts';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { LIST_PAGE } from '../../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { type Prices, pricesIn } from '../../../data/priced-products.ts';
import { useRetries } from '../../../data/products.ts';
import { call } from '../../../lib/api-client.ts';
import { type CallState, type Retry, useCall } from '../../../lib/use-call.ts';
import { useSame } from '../../../lib/use-same.ts';
import { laterPart, type ProductPage, productsOf } from './list-question.ts';
import type { PagedRows } from './paged-rows.ts';

type Question = InputOf<typeof LIST_PAGE>;

/** Products that are asked for at a time. */
const PART = 60;
/** How many products beyond the view are asked for with it. */
const AHEAD = 30;
/** The most that one call gives. */
const CALL_MAX = 300;

interface Parts {
  /** the list from its beginning, as far as it has been read */
  readonly whole: readonly ListedProduct[];
  /** undefined if it can be drawn whole */
  readonly rows: PagedRows | undefined;
  /** of the products that have been read; undefined for visitors */
  readonly prices: Prices | undefined;
  readonly rest: 'here' | 'coming' | 'failed';
  readonly retry: Retry;
}

/** The products of a list after its first ones: all of a short one, of a long one those near the view. */
export function usePagedRows(question: Question, page: ProductPage | undefined): Parts {
  const first = useMemo(() => (page ? productsOf(page) : []), [page]);
  const total = page?.total ?? 0;
  const isLong = total > WHOLE_LIST_MAX;
  const [wanted, setWanted] = useState({ from: 0, to: 0 });
  const start = Math.floor(wanted.from / PART);
  const inputAt = (slot: number) => {
    if (!isLong)
      return slot === 0 && total > first.length ? laterPart(question, first.length, CALL_MAX) : null;
    const from = (start + slot) * PART;
    const isNear = from < wanted.to && from + PART > first.length && from < total;
    return isNear ? laterPart(question, from, PART) : null;
  };
  const one = useCall(LIST_PAGE, inputAt(0));
  const two = useCall(LIST_PAGE, inputAt(1));
  const three = useCall(LIST_PAGE, inputAt(2));
  const four = useCall(LIST_PAGE, inputAt(3));
  const slots = [one, two, three, four];
  const asked = slots.filter((_, slot) => inputAt(slot) !== null);
  const retry = useRetries(slots);

  const read = useSame(slots.map(({ data }): ProductPage | undefined => data?.data));
  const parts = useMemo(() => read.map((part) => (part ? productsOf(part) : [])), [read]);
  const prices = useMemo(() => {
    // a customer's list may begin as a visitor's, until their own has come
    if (!page || !pricesIn(page.products)) return undefined;
    return pricesIn([page, ...read].flatMap((part) => part?.products ?? []));
  }, [page, read]);
  const want = useCallback(
    (from: number, to: number) =>
      setWanted((known) => {
        const next = { from: from - (from % PART), to: Math.ceil((to + AHEAD) / PART) * PART };
        return known.from === next.from && known.to === next.to ? known : next;
      }),
    [],
  );
  const readFirst = useCallback((count: number) => readParts(question, count), [question]);
  const rows = useMemo((): PagedRows => {
    const at = (index: number) => first[index] ?? parts[Math.floor(index / PART) - start]?.[index % PART];
    return { count: total, here: [...first, ...parts.flat()], at, want, readFirst };
  }, [first, parts, start, total, want, readFirst]);
  const whole = useMemo(() => {
    if (!isLong) return [...first, ...(parts[0] ?? [])];
    // without a gap, for paper
    const gap = parts.findIndex(({ length }) => length === 0);
    const joined = start === 0 ? parts.slice(0, gap === -1 ? undefined : gap).flat() : [];
    return joined.length > first.length ? joined : first;
  }, [isLong, first, parts, start]);
  return { whole, rows: isLong ? rows : undefined, prices, rest: restOf(asked, isLong), retry };
}

function restOf(asked: readonly CallState<typeof LIST_PAGE>[], isLong: boolean): Parts['rest'] {
  if (asked.some(({ data, error }) => error !== undefined && data === undefined)) return 'failed';
  // of a long one something is always missing
  return !isLong && asked.some(({ data }) => data === undefined) ? 'coming' : 'here';
}

/** @param count how many of the first are read, by as many calls as that takes */
async function readParts(question: Question, count: number) {
  const products: ListedProduct[] = [];
  const prices = new Map<string, number>();
  for (let cursor: string | undefined = '0'; cursor !== undefined && products.length < count; ) {
    const pageSize = Math.min(CALL_MAX, count - products.length);
    const { data }: { data: ProductPage } = await call(LIST_PAGE, { ...question, cursor, pageSize });
    products.push(...productsOf(data));
    for (const [id, pence] of pricesIn(data.products) ?? []) prices.set(id, pence);
    cursor = data.products.length > 0 ? data.next : undefined;
  }
  return { products, prices: prices.size > 0 ? prices : undefined };
}
