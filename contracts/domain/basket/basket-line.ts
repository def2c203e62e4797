import type { components } from '../../api/generated/woojiapi.ts';
import { type LineProduct, lineProduct } from '../product/line-product.ts';
import { sampleLinePrice } from '../product/samples.ts';
import { totalAmount } from '../quantity/packs.ts';

type BasketLine = components['schemas']['BasketLine'];
type OfToday = Pick<BasketLine, 'productPrice' | 'inventoryBalance'>;

/**
 * A basket line's product as it is today; a sample is one piece at the sample price.
 * @param number packs
 */
export function lineFacts(
  product: LineProduct & OfToday & { readonly productSeries: string },
  { carType, number }: Pick<BasketLine, 'carType' | 'number'>,
): LineProduct & OfToday & Pick<BasketLine, 'amount'> {
  const { productPrice, inventoryBalance, packSize } = product;
  const told = { ...lineProduct(product), inventoryBalance };
  if (carType !== 1) return { ...told, productPrice, amount: totalAmount(number, packSize) };
  return {
    ...told,
    ...SAMPLE,
    productPrice: sampleLinePrice(product),
    amount: totalAmount(number, SAMPLE.packSize),
  };
}

const SAMPLE = { productUnit: 'Piece', packSize: 1, packWeight: 0 };
