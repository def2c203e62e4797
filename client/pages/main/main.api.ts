import { PRODUCT_LIST, productListInput, WHOLE_SHOP } from '../../data/products.ts';

/** The menu asks for products because its tiles show them. */
export function mainCalls() {
  return WHOLE_SHOP.map((query) => [PRODUCT_LIST, productListInput(query)] as const);
}
