import { useMemo } from 'react';
import type { Found } from '../../../contracts/domain/product/find-products.ts';
import {
  filterToSearch,
  matchesAll,
  type ProductFilter,
} from '../../../contracts/domain/product/product-filter.ts';
import { readRatings } from '../../../contracts/domain/product/typed-ratings.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import { useFloorFacts, withFacts } from '../../data/floor-facts.ts';
import { useFound } from '../../data/found-products.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { type Prices, pricesIn, usePricedProducts } from '../../data/priced-products.ts';
import { WHOLE_SHOP } from '../../data/products.ts';
import { brandName } from '../../lib/api-client.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSite } from '../../state/site-context.ts';

export interface FoundProducts extends Found<ListedProduct> {
  /** how many are found, where only the first of them are here */
  readonly count?: number;
}

interface Searched {
  readonly reading: Reading<FoundProducts>;
  /** undefined for visitors, and until they are known */
  readonly prices: Prices | undefined;
}

/** More than are suggested, as accessories may come after floors. */
const SUGGESTED_FROM = 60;

/**
 * What the whole shop has for a search: the products that have its words and reach its ratings. A long shop is asked for them.
 */
export function useSearched(q: string): Searched {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const { reading: products, prices } = usePricedProducts(isLong ? [] : WHOLE_SHOP);
  const rated = useMemo(() => readRatings(q), [q]);
  const facts = useFloorFacts(rated.words !== q && !isLong);
  // where the backend has no facts, ratings are words like any other
  const isByFacts = rated.words !== q && facts.state !== 'unavailable';
  const { words, levels } = isByFacts ? rated : { words: q, levels: {} };
  const asked = useAsked(words, levels, isLong && q !== '');
  const all = products.state === 'ready' ? products.value : undefined;
  const byWords = useFound(all, isLong ? '' : words);
  const reading = useMemo((): Reading<FoundProducts> => {
    if (products.state !== 'ready') return products;
    const found: typeof byWords =
      words === '' && isByFacts
        ? { state: 'ready', value: { products: products.value, isNear: false } }
        : byWords;
    if (!isByFacts || found.state !== 'ready') return found;
    if (facts.state !== 'ready') return facts;
    const { isNear } = found.value;
    const reaching = withFacts(found.value.products, facts.value).filter(matchesAll(levels));
    return { state: 'ready', value: { products: reaching, isNear } };
  }, [products, byWords, facts, words, levels, isByFacts]);
  return isLong ? asked : { reading, prices };
}

function useAsked(words: string, levels: ProductFilter, isWanted: boolean): Searched {
  const filters = filterToSearch(levels).toString();
  // with a cursor the reply has no counts for filters
  const input = { search: words, filters, cursor: '0', pageSize: SUGGESTED_FROM, brand: brandName() };
  const { data, error, retry } = useCall(LIST_PAGE, isWanted ? input : null);
  return useMemo(() => {
    const page = data?.data;
    return {
      reading: readingOf({ error, retry }, page && { ...page, count: page.total }),
      prices: page && pricesIn(page.products),
    };
  }, [data, error, retry]);
}
