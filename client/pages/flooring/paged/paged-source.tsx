import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { InputOf } from '../../../../contracts/api/calls.ts';
import { LIST_PAGE } from '../../../../contracts/site/page-calls.ts';
import type { FloorFacts } from '../../../data/floor-facts.ts';
import { useCallScope } from '../../../lib/call-scope.ts';
import { type Reading, readingOf, retryOf } from '../../../lib/reading.ts';
import { useCall, useCallAhead } from '../../../lib/use-call.ts';
import type { FlooringView } from '../flooring-source.tsx';
import { readListAddress, writeListAddress } from '../list-address.ts';
import { type FlooringModel, NOTHING, useListChanges, useListNames } from '../use-flooring.ts';
import { listQuestion, type ProductPage } from './list-question.ts';
import { countedShelves, pagedView } from './paged-view.ts';
import { usePagedRows } from './use-paged-rows.ts';

interface PagedSourceProps {
  View: FlooringView;
  /** a trade customer */
  loggedIn: boolean;
}

/** The list of a long shop. */
export function PagedSource({ View, loggedIn }: PagedSourceProps) {
  return <View model={usePagedFlooring(loggedIn)} />;
}

/** They come with the products. */
const FACTS: Reading<FloorFacts> = { state: 'ready', value: [] };
/** A list that comes later than this is shown as loading until then. */
const WAIT_MS = 50;
const nothingToWant = () => undefined;

interface Shown {
  readonly question: InputOf<typeof LIST_PAGE>;
  readonly page: ProductPage;
  readonly scope: string | undefined;
}

/** The product list for its address in a long shop: its first products, its counts, and what is scrolled to. */
function usePagedFlooring(loggedIn: boolean): FlooringModel {
  const search = useSearch();
  const address = useMemo(() => readListAddress(search), [search]);
  const asked = writeListAddress({ ...address, look: 'cards' });
  const question = useMemo(() => listQuestion(readListAddress(asked)), [asked]);
  const first = useCall(LIST_PAGE, question);
  const scope = useCallScope();
  const page = first.data?.data;
  const shown = useLastShown(page && { question, page, scope });
  const {
    whole,
    rows,
    prices,
    rest,
    retry: retryRest,
  } = usePagedRows(shown?.question ?? question, shown?.page);
  const counted = useMemo(
    () => shown && pagedView(shown.page, address, loggedIn),
    [shown, address, loggedIn],
  );
  const view = useMemo(() => counted && { ...counted, shown: whole }, [counted, whole]);
  const isBusy = page === undefined && first.error === undefined && shown !== undefined;
  const names = useListNames(address);
  const askAhead = useCallAhead(LIST_PAGE);
  const changes = useListChanges(address, false, (next) => {
    const input = listQuestion(next);
    // another look asks nothing new
    if (JSON.stringify(input) === JSON.stringify(question)) return undefined;
    return Promise.race([askAhead(input), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  });
  const shelves = useMemo(() => countedShelves(shown?.page.counts ?? {}, address), [shown, address]);
  const hasFailed = first.error !== undefined && page === undefined;
  return {
    ...names,
    ...changes,
    reading: readingOf(first, hasFailed ? undefined : view),
    view: view ?? NOTHING,
    isFruitless: address.q !== '' && view?.count === 0 && view.chips.length === 0,
    rest,
    isBusy,
    rows,
    shelves,
    loggedIn,
    prices: loggedIn ? prices : undefined,
    pricesFailed: loggedIn && first.own === 'failed' && page !== undefined,
    facts: FACTS,
    needsFacts: false,
    wantFacts: nothingToWant,
    retry: rest === 'failed' ? retryRest : retryOf(first),
  };
}

/** What was shown last, for the same user, while there is nothing new. */
function useLastShown(next: Shown | undefined): Shown | undefined {
  const [last, setLast] = useState(next);
  const scope = useCallScope();
  if (!next) return last?.scope === scope ? last : undefined;
  const fields = ['question', 'page', 'scope'] as const;
  if (last && fields.every((field) => last[field] === next[field])) return last;
  setLast(next);
  return next;
}
