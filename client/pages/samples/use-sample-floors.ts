import { useState } from 'react';
import type { Series } from '../../../contracts/domain/product/series.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { useProducts } from '../../data/products.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSite } from '../../state/site-context.ts';
import { seriesQuery } from './sample-address.ts';
import { firstFloors, floorsOf, laterFloors, namedFloor } from './sample-pages.ts';

export interface SampleFloors {
  readonly products: Reading<readonly ListedProduct[]>;
  /** the product that the address names; undefined when it is not in the series */
  readonly product: ListedProduct | undefined;
  /** Reads more floors of the series; undefined where there are none, or once they are asked for. */
  readonly more: (() => void) | undefined;
  /** floors of the series that can only be found in its list */
  readonly hidden: number;
}

const FOR_ALL = { scope: VISITOR_SCOPE };

/** The floors of a series; in a long shop, the first of them. */
export function useSampleFloors(series: Series, productId: string | undefined): SampleFloors {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const [wanted, setWanted] = useState<Series>();
  const isMore = wanted?.name === series.name;
  const whole = useProducts(isLong ? [] : [seriesQuery(series)]);
  const first = useCall(LIST_PAGE, isLong ? firstFloors(series) : null, FOR_ALL);
  const later = useCall(LIST_PAGE, isLong && isMore ? laterFloors(series) : null, FOR_ALL);
  const parts = [first.data?.data, later.data?.data].flatMap((page) => page ?? []);
  const asked = first.data && floorsOf(series, parts);
  const products = isLong ? readingOf(later.error ? later : first, later.error ? undefined : asked) : whole;
  const listed = products.state === 'ready' ? products.value : [];
  const inList = listed.find((product) => product.productId === productId);
  const isElsewhere = isLong && productId !== undefined && asked !== undefined && !inList;
  const named = useCall(LIST_PAGE, isElsewhere ? namedFloor(productId) : null, FOR_ALL);
  const [byAddress] = floorsOf(series, named.data ? [named.data.data] : []);
  const rest = asked ? (first.data?.data.total ?? 0) - asked.length : 0;
  return {
    products,
    product: inList ?? byAddress,
    more: rest > 0 && !isMore ? () => setWanted(series) : undefined,
    // what is searched for by a series' name may find others
    hidden: later.data && series.menu ? rest : 0,
  };
}
