import { isByArea } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { csvText } from '../../../../contracts/domain/text/csv.ts';
import type { Product } from '../../../data/order-line.ts';

const PLENTY = 24;

/** One row for each way to write a quantity (packs, an area, pieces), with products in stock. */
export function sampleRows(products: readonly Product[]): (readonly [productNo: string, quantity: string])[] {
  const stocked = products.filter(({ inventoryBalance }) => inventoryBalance >= PLENTY);
  const [floor, other] = stocked.filter(({ productUnit }) => productUnit === 'Pack/M2');
  const pieces = stocked.filter(({ productUnit }) => !isByArea(productUnit));
  const counted = pieces.find(({ packSize }) => packSize === 1) ?? pieces[0];
  return [
    ...(floor ? [[floor.productNo, '12'] as const] : []),
    ...(other ? [[other.productNo, '24.5 m²'] as const] : []),
    ...(counted ? [[counted.productNo, `4 ${counted.productUnit.toLowerCase()}s`] as const] : []),
  ];
}

export function sampleCsv(products: readonly Product[]): string {
  return csvText([['Product number', 'Quantity'], ...sampleRows(products)]);
}
