import type { ReplyOf } from '../../../contracts/api/calls.ts';
import { factsFromProducts } from '../../../contracts/domain/plan/facts-from-products.ts';
import type { SeriesQuery } from '../../../contracts/domain/product/series.ts';
import { FITTING_SERIES } from '../../../contracts/domain/quantity/goods-count.ts';
import type { Product } from '../../data/order-line.ts';
import { PRODUCT_LIST, productListInput, WHOLE_SHOP } from '../../data/products.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { CallError } from '../../lib/call-error.ts';

/** Planning's facts for a backend that has the documented calls alone. Rejects with a CallError. */
export async function readFacts(): Promise<ReplyOf<'/woojiapi/order/qryplanfacts'>> {
  const [[wood = [], vinyl = [], accessories = []], fittings, methods] = await Promise.all([
    Promise.all(WHOLE_SHOP.map(readList)),
    orNone(
      call(PRODUCT_LIST, { productType: 'Timber', series: FITTING_SERIES, brand: brandName() }).then(dataOf),
    ),
    orNone(call('/api/dic', { type: 'InstallMethod' }).then(dataOf)),
  ]);
  const names = methods.flatMap(({ codeName }) => codeName ?? []);
  return {
    resultCode: '0',
    data: factsFromProducts({ wood, vinyl, accessories, fittings, methods: names }),
  };
}

const dataOf = <Data>({ data }: { readonly data: Data }): Data => data;

const readList = (query: SeriesQuery): Promise<readonly Product[]> =>
  call(PRODUCT_LIST, productListInput(query)).then(dataOf);

/** Floors can be planned without these. */
function orNone<Entry>(reading: Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  return reading.catch((error: unknown) => {
    if (error instanceof CallError && error.endsSession) throw error;
    return [];
  });
}
