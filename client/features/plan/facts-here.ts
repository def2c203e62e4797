import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { factsFromProducts } from '../../../contracts/domain/plan/facts-from-products.ts';
import { type SeriesQuery, seriesNamed } from '../../../contracts/domain/product/series.ts';
import { FITTING_SERIES } from '../../../contracts/domain/quantity/goods-count.ts';
import { LIST_PAGE } from '../../../contracts/site/page-calls.ts';
import { firstOf, namedInput } from '../../data/named-products.ts';
import type { Product } from '../../data/order-line.ts';
import { PRODUCT_LIST, productListInput, WHOLE_SHOP } from '../../data/products.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { CallError } from '../../lib/call-error.ts';

type FactsInput = InputOf<'/woojiapi/order/qryplanfacts'>;
type PlanFacts = ReplyOf<'/woojiapi/order/qryplanfacts'>['data'];

/** Planning's facts for a backend that lacks the call. Rejects with a CallError. */
export async function readFacts(input: FactsInput): Promise<ReplyOf<'/woojiapi/order/qryplanfacts'>> {
  const isWhole = !input.productIds && input.pageSize === undefined;
  const [{ wood, vinyl, page }, accessories, fittings, methods] = await Promise.all([
    isWhole ? readAll() : readSome(input),
    readList({ productType: 'Timber', series: 'Accessories' }),
    orNone(
      call(PRODUCT_LIST, { productType: 'Timber', series: FITTING_SERIES, brand: brandName() }).then(dataOf),
    ),
    orNone(call('/api/dic', { type: 'InstallMethod' }).then(dataOf)),
  ]);
  const names = methods.flatMap(({ codeName }) => codeName ?? []);
  const facts = factsFromProducts({ wood, vinyl, accessories, fittings, methods: names });
  return { resultCode: '0', data: { ...facts, ...(page && { page }) } };
}

interface FloorsOnSale {
  readonly wood: readonly Product[];
  readonly vinyl: readonly Product[];
  readonly page?: PlanFacts['page'];
}

async function readAll(): Promise<FloorsOnSale> {
  const [wood = [], vinyl = []] = await Promise.all(WHOLE_SHOP.slice(0, 2).map(readList));
  return { wood, vinyl };
}

/** The floors that are named, and those of a page. Only a long shop asks for these, and it has the call for them. */
async function readSome({ productIds = [], pageSize, brand: _, ...list }: FactsInput): Promise<FloorsOnSale> {
  const [named, listed] = await Promise.all([
    productIds.length > 0 ? call(LIST_PAGE, namedInput({ productIds })).then(dataOf) : undefined,
    pageSize === undefined ? undefined : call(LIST_PAGE, firstOf(list, pageSize)).then(dataOf),
  ]);
  const products = [...(named?.products ?? []), ...(listed?.products ?? [])];
  const each = [...new Map(products.map((product) => [product.productId, product])).values()];
  const isVinyl = ({ productSeries }: Product) => seriesNamed(productSeries)?.productType === 'SPC Vinyl';
  return {
    wood: each.filter((product) => !isVinyl(product)),
    vinyl: each.filter(isVinyl),
    ...(listed && {
      page: {
        productIds: listed.products.map(({ productId }) => productId),
        total: listed.total,
        isNear: listed.isNear,
      },
    }),
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
