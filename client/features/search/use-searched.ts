import { useMemo } from 'react';
import type { Found } from '../../../contracts/domain/product/find-products.ts';
import { matchesAll } from '../../../contracts/domain/product/product-filter.ts';
import { readRatings } from '../../../contracts/domain/product/typed-ratings.ts';
import { useFloorFacts, withFacts } from '../../data/floor-facts.ts';
import { useFound } from '../../data/found-products.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { type Prices, usePricedProducts } from '../../data/priced-products.ts';
import { WHOLE_SHOP } from '../../data/products.ts';
import type { Reading } from '../../lib/reading.ts';

interface Searched {
  readonly reading: Reading<Found<ListedProduct>>;
  /** undefined for visitors, and until they are known */
  readonly prices: Prices | undefined;
}

/** What the whole shop has for a search: products that have its words, of which those stay that reach its ratings. */
export function useSearched(q: string): Searched {
  const { reading: products, prices } = usePricedProducts(WHOLE_SHOP);
  const rated = useMemo(() => readRatings(q), [q]);
  const facts = useFloorFacts(rated.words !== q);
  // where the backend has no facts, ratings are words like any other
  const isByFacts = rated.words !== q && facts.state !== 'unavailable';
  const { words, levels } = isByFacts ? rated : { words: q, levels: {} };
  const all = products.state === 'ready' ? products.value : undefined;
  const byWords = useFound(all, words);
  const reading = useMemo((): Reading<Found<ListedProduct>> => {
    if (products.state !== 'ready') return products;
    const found: typeof byWords =
      words === '' && isByFacts
        ? { state: 'ready', value: { products: products.value, isNear: false } }
        : byWords;
    if (!isByFacts || found.state !== 'ready') return found;
    if (facts.state !== 'ready') return facts;
    const { isNear } = found.value;
    const reaching = withFacts(found.value.products, facts.value).filter((one) => matchesAll(one, levels));
    return { state: 'ready', value: { products: reaching, isNear } };
  }, [products, byWords, facts, words, levels, isByFacts]);
  return { reading, prices };
}
