import type { InputOf } from '../../../../contracts/calls.ts';
import { sortProducts } from '../../../../contracts/rules/product-sort.ts';
import { SERIES } from '../../../../contracts/rules/series.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { seesPrices } from '../../access/prices.ts';
import type { CallContext } from '../../answering/handler.ts';
import {
  findProduct,
  findProductSpec,
  listProducts,
  type PricedProduct,
  type Product,
  type ProductSpec,
} from './repository.ts';

/** Not a floor: the lists of all floors of a type leave it out. */
const ACCESSORIES = 'Accessories';

/** Products of one type, or of one series of it, by name. */
export async function productsOfSeries(
  input: InputOf<'/woojiapi/product/qrybrandseries'>,
  call: CallContext,
): Promise<Product[]> {
  const series = input.series?.trim() || undefined;
  const products = await listProducts(
    call.db,
    input.productType,
    series === undefined ? undefined : seriesName(series),
    ACCESSORIES,
  );
  return sortProducts(products, 'name').map((product) => asSeenBy(call, product));
}

/** @throws CallFailure "1" when nothing on sale has this id */
export async function productById(productId: string, call: CallContext): Promise<Product> {
  const product = await findProduct(call.db, productId);
  if (!product) throw new CallFailure('1', 'There is no such product.', 200, undefined, 'productId');
  return asSeenBy(call, product);
}

/** @throws CallFailure "1" when no floor on sale has this id */
export async function specById(productId: string, call: CallContext): Promise<ProductSpec> {
  const spec = await findProductSpec(call.db, productId);
  if (!spec) {
    throw new CallFailure('1', 'There are no technical data for this product.', 200, undefined, 'productId');
  }
  return spec;
}

/** Callers name a series by its name or by its type (docs/product.md, "Data"). */
function seriesName(text: string): string {
  const wanted = text.toLowerCase();
  const known = SERIES.find(
    ({ name, type }) => name.toLowerCase() === wanted || type.toLowerCase() === wanted,
  );
  return known?.name ?? text;
}

function asSeenBy(call: CallContext, product: PricedProduct): Product {
  if (seesPrices(call.session)) return product;
  const { productPrice: _hidden, ...rest } = product;
  return rest;
}
