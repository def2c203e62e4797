import type { OrderedProduct } from '../../../data/order-line.ts';
import type { ReceivedLine } from '../basket-rows.ts';

export type MovedProduct = OrderedProduct;

/** A basket line's product in the form that a project takes; undefined if it has gone. */
export function movedProduct(line: ReceivedLine): MovedProduct | undefined {
  const { productId, productNo, productName, productPrice, packSize, packWeight } = line;
  if (!productId || !productNo || !productName || typeof productPrice !== 'number' || !packSize)
    return undefined;
  const { productSeries, productSurface } = infoOf(line.productInfo ?? '');
  return {
    productId,
    productNo,
    mainImg: line.mainImg ?? '',
    productPrice,
    productUnit: line.productUnit ?? '',
    productSeries: textOf(productSeries),
    productSurface: textOf(productSurface),
    specification: line.specification ?? '',
    packSize,
    packWeight: packWeight ?? 0,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The data sent with the line; the text may be anything. */
function infoOf(productInfo: string): Record<string, unknown> {
  try {
    return JSON.parse(productInfo) ?? {};
  } catch {
    return {};
  }
}
