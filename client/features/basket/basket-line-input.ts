import { numberToSend } from '../../data/add-to-basket.ts';
import { type OrderedProduct, orderLine } from '../../data/order-line.ts';
import type { BasketLineInput } from './basket.api.ts';
import { forProject } from './project-of-line.ts';

/**
 * The body of the call insertshoppingcar for a floor (carType 0).
 * @param packs 0 or less is sent as 1 (docs/product.md, "Form rules")
 * @param projectInfo the project that the line is for; kept in the line's productInfo for the checkout
 * @returns undefined when the price is not known
 */
export function basketLineInput(
  product: OrderedProduct,
  packs: number,
  user: { readonly userId: string; readonly loginName: string },
  projectInfo = '',
): BasketLineInput | undefined {
  const line = orderLine(product, numberToSend(packs));
  if (!line) return undefined;
  const { userId, loginName } = user;
  const input: BasketLineInput = { carType: 0, userId, loginName, ...line };
  return projectInfo === '' ? input : forProject(input, projectInfo);
}
