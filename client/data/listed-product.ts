import type { TechnicalFacts } from '../../contracts/domain/product/technical-levels.ts';
import type { Product } from './order-line.ts';

const SHOWN = [
  'productId',
  'productNo',
  'productName',
  'productSeries',
  'specification',
  'treeType',
  'productLevel',
  'productColor',
  'productSurface',
  'finish',
  'productUnit',
  'packSize',
  'inventoryBalance',
  'mainImg',
  'img4',
] as const;

/**
 * The fields of a product that cards, filters and sort orders use. A list embedded in a page has no others; one that was read
 * by a call has the weight, too, and one that is filtered by technical facts has these.
 */
export type ListedProduct = Pick<Product, (typeof SHOWN)[number]> &
  Partial<Pick<Product, 'packWeight'>> &
  TechnicalFacts;

/** @returns those fields; never the price, which visitors must not see */
export function listed(product: ListedProduct): ListedProduct {
  return Object.fromEntries(SHOWN.map((field) => [field, product[field]])) as unknown as ListedProduct;
}
