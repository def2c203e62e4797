import { numberToSend } from '../../../contracts/rules/add-to-basket.ts';
import { type OrderedProduct, orderLine } from '../../data/order-line.ts';
import type { BasketLineInput } from './basket.api.ts';

/**
 * The body of the call insertshoppingcar for a floor (carType 0).
 * @param packs 0 or less is sent as 1 (docs/product.md, "Form rules")
 * @returns undefined when the price is not known
 */
export function basketLineInput(
  product: OrderedProduct,
  packs: number,
  user: { readonly userId: string; readonly loginName: string },
): BasketLineInput | undefined {
  const line = orderLine(product, numberToSend(packs));
  return line && { carType: 0, userId: user.userId, loginName: user.loginName, ...line };
}
