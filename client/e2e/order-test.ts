import type { InputOf } from '../../contracts/api/calls.ts';
import type { OrderState } from '../../contracts/domain/order/order-state.ts';
import { buildOrderInput } from '../../fixtures/builders/build-order.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { test as base, type Customer, expect } from './console-test.ts';

type OrderInput = InputOf<'/woojiapi/order/insertorder'>;

export interface Placed {
  readonly orderId: string;
  readonly orderNo: string;
  readonly totalPence: number;
}

interface Orders {
  /** orders packs of products by their numbers, with what is in the basket, as the checkout does it */
  place(
    customer: Customer,
    packs: Readonly<Record<string, number>>,
    differs?: Partial<OrderInput>,
  ): Promise<Placed>;
  /** moves it along as our staff do, up to this state */
  moveTo(order: Placed, sts: OrderState): Promise<void>;
  /** an order that was paid by transfer and then cancelled, so that its total is the company's credit */
  cancelPaid(customer: Customer, packs: Readonly<Record<string, number>>): Promise<Placed>;
  /** sets price or stock of a product as our staff do */
  setProduct(
    productNo: string,
    facts: { readonly productPrice?: number; readonly inventoryBalance?: number },
  ): Promise<unknown>;
}

/** A browser test that begins with orders. */
export const test = base.extend<{ orders: Orders }>({
  orders: async ({ mock }, use) => {
    await use({
      place,
      async moveTo({ orderId }, sts) {
        const way = ['confirmed', 'picking', 'dispatched', 'delivered'];
        for (const step of way.slice(0, way.indexOf(sts) + 1))
          await mock.write(`POST /orders/${orderId}`, { sts: step, note: NOTES[step] ?? '' });
      },
      async cancelPaid(customer, packs) {
        const order = await place(customer, packs, { payment: 'transfer' });
        await mock.write(`POST /orders/${order.orderId}/transfer`, {});
        await customer.call('/woojiapi/order/cancelorder', {
          userId: customer.userId,
          orderId: order.orderId,
        });
        return order;
      },
      setProduct: (productNo, facts) =>
        mock.write(`PATCH /catalogue/${toProduct(itemByNumber(productNo)).productId}`, facts),
    });
  },
});

export { expect };

const NOTES: Readonly<Record<string, string>> = {
  dispatched: 'Vehicle AB12, between 10:00 and 12:00',
  delivered: 'Signed by Ada Moss',
};

/** Puts packs of a product into the customer's basket. */
export async function fillBasket({ call, userId, loginName }: Customer, productNo: string, packs: number) {
  const line = orderLine(toProduct(itemByNumber(productNo)), packs);
  if (!line) throw new Error(`${productNo} has no price`);
  await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
}

async function place(
  customer: Customer,
  packs: Readonly<Record<string, number>>,
  differs: Partial<OrderInput> = {},
): Promise<Placed> {
  const { call, userId } = customer;
  for (const [productNo, count] of Object.entries(packs)) await fillBasket(customer, productNo, count);
  const { data: lines } = await call('/woojiapi/order/qryshoppingcar', { userId });
  const order = buildOrderInput(lines, Date.now(), { poNumber: '1180', ...differs });
  const { data } = await call('/woojiapi/order/insertorder', order);
  return { ...data, totalPence: order.totalPence };
}
