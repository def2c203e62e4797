import { FITTING_CHECKLIST } from '../../contracts/domain/order/fitting.ts';
import { type OrderedProduct, type OrderLine, orderLine } from './order-line.ts';

/**
 * A fitting service as the order calls need it; its productInfo has the fitting fields that the specification gives a cart line.
 * @param service with the install method as its specification
 * @param cost pence without VAT
 * @param mainImg a picture of the floor
 */
export function orderedFitting(
  service: OrderedProduct,
  m2: number,
  cost: number,
  mainImg: string,
): OrderLine | undefined {
  const line = orderLine(service, m2);
  if (!line) return undefined;
  const fitting = {
    installMethods: service.specification,
    installCheckList: FITTING_CHECKLIST,
    installAmount: cost,
  };
  const productInfo = JSON.stringify({ ...JSON.parse(line.productInfo ?? '{}'), ...fitting });
  return { ...line, mainImg, productInfo };
}
