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
  'inventoryBalance',
  'mainImg',
  'img4',
] as const;

/** What cards, filters and sort orders use of a product; a list in a page carries nothing else. */
export type ListedProduct = Pick<Product, (typeof SHOWN)[number]>;

/** @returns those fields; never the price, which is no visitor's */
export function listed(product: ListedProduct): ListedProduct {
  return Object.fromEntries(SHOWN.map((field) => [field, product[field]])) as unknown as ListedProduct;
}
