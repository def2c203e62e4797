import useSWR from 'swr';
import { priceRangeOf } from '../../contracts/domain/product/filter-rules.ts';
import { filterToSearch } from '../../contracts/domain/product/product-filter.ts';
import { WHOLE_LIST_MAX } from '../../contracts/site/limits.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import { call } from '../lib/api-client.ts';
import { useCallScope } from '../lib/call-scope.ts';
import { useSite } from '../state/site-context.ts';
import { firstOf } from './named-products.ts';
import type { Product } from './order-line.ts';

interface Wanted {
  /** of the product numbers, e.g. `AL-H` */
  readonly beginning: string;
  readonly pence: number;
}

const NONE: readonly Product[] = [];

/**
 * In a long shop: products of the same series that are in stock and cost about as much, up to 300 for each.
 * Empty while they load, if they can't be loaded, and in any other shop, where the whole list is loaded anyway.
 */
export function useSameSeries(wanted: readonly Wanted[]): readonly Product[] {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const scope = useCallScope();
  const questions = [...new Set(isLong ? wanted.map(questionOf) : [])];
  const isWanted = questions.length > 0 && scope !== undefined;
  const { data = NONE } = useSWR(isWanted ? [LIST_PAGE, ...questions, scope] : null, async () => {
    const pages = await Promise.all(questions.map((question) => call(LIST_PAGE, JSON.parse(question))));
    return pages.flatMap((page) => page.data.products);
  });
  return data;
}

/** As text, to ask the same only once. */
function questionOf({ beginning, pence }: Wanted): string {
  const price = priceRangeOf(pence)?.id;
  const filters = filterToSearch({ stock: ['any'], ...(price && { price: [price] }) }).toString();
  return JSON.stringify(firstOf({ search: beginning, filters, sort: 'price-asc' }, WHOLE_LIST_MAX));
}
