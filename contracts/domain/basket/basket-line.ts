import type { components } from '../../api/generated/woojiapi.ts';
import { sampleLinePrice } from '../product/samples.ts';
import { totalAmount } from '../quantity/packs.ts';

type BasketLine = components['schemas']['BasketLine'];

/** The fields of a basket line that describe its product. */
type ToldFacts =
  | 'productNo'
  | 'productName'
  | 'productPrice'
  | 'productUnit'
  | 'packSize'
  | 'packWeight'
  | 'palletSize'
  | 'specification'
  | 'inventoryBalance';

type Priced = Pick<BasketLine, ToldFacts> & { readonly productSeries: string };

/**
 * A basket line's product as it is today; a sample is one piece at the sample price.
 * @param number packs
 */
export function lineFacts(
  product: Priced,
  { carType, number }: Pick<BasketLine, 'carType' | 'number'>,
): Pick<BasketLine, ToldFacts | 'amount'> {
  const { productNo, productName, palletSize, specification, inventoryBalance } = product;
  const told = { productNo, productName, palletSize, specification, inventoryBalance };
  if (carType === 1) {
    const sample = {
      productPrice: sampleLinePrice(product),
      productUnit: 'Piece',
      packSize: 1,
      packWeight: 0,
    };
    return { ...told, ...sample, amount: totalAmount(number, 1) };
  }
  const { productPrice, productUnit, packSize, packWeight } = product;
  return { ...told, productPrice, productUnit, packSize, packWeight, amount: totalAmount(number, packSize) };
}
