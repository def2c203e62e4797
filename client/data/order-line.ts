import type { BodyOf } from '../../contracts/api/calls.ts';
import type { components } from '../../contracts/api/generated/woojiapi.ts';
import { totalAmount } from '../../contracts/domain/quantity/packs.ts';

export type Product = components['schemas']['Product'];

/** The fields of a product that an order line needs. */
export type OrderedProduct = Pick<
  Product,
  | 'productId'
  | 'productNo'
  | 'mainImg'
  | 'productPrice'
  | 'productUnit'
  | 'productSeries'
  | 'productSurface'
  | 'specification'
  | 'packSize'
  | 'packWeight'
>;

/** What a basket line and a project line have in common (docs/product.md, "Calls"). */
export type OrderLine = Omit<BodyOf<'/woojiapi/order/insertprojectproduct'>, 'projectId'>;

/**
 * A product and a number of packs as the order calls need them.
 * @returns undefined without a price, which only a trade customer sees
 */
export function orderLine(product: OrderedProduct, packs: number): OrderLine | undefined {
  const { productPrice, productUnit, productSeries, productSurface, specification, packSize } = product;
  if (productPrice === undefined) return undefined;
  return {
    productId: product.productId,
    productNo: product.productNo,
    mainImg: product.mainImg,
    productPrice,
    number: packs,
    amount: totalAmount(packs, packSize),
    packSize,
    packWeight: product.packWeight,
    productInfo: JSON.stringify({
      productUnit,
      number: packs,
      productSeries,
      productSurface,
      specification,
      productPrice,
      packSize,
    }),
  };
}

/** The price and stock when a line was added. The server returns the text unchanged, so it may hold anything. */
export function priceWhenAdded(productInfo: string): number | undefined {
  try {
    const info: unknown = JSON.parse(productInfo);
    if (typeof info !== 'object' || info === null || !('productPrice' in info)) return undefined;
    return typeof info.productPrice === 'number' ? info.productPrice : undefined;
  } catch {
    return undefined;
  }
}
