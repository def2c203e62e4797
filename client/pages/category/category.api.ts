import { PRODUCT_LIST, productListInput, WHOLE_SHOP } from '../../data/products.ts';

/** The series cards are read off the products of the whole shop. */
export function categoryCalls() {
  return WHOLE_SHOP.map((query) => [PRODUCT_LIST, productListInput(query)] as const);
}
