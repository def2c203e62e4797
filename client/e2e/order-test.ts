import type { InputOf } from '../../contracts/calls.ts';
import { CONSOLE_API, CONTROL_HEADER, WORLD_HEADER } from '../../contracts/mock-console.ts';
import { deliveryTo } from '../../contracts/rules/delivery-charge.ts';
import { dayText, deliveryDays } from '../../contracts/rules/delivery-day.ts';
import { loadOf } from '../../contracts/rules/order-load.ts';
import type { OrderState } from '../../contracts/rules/order-state.ts';
import { orderSums } from '../../contracts/rules/order-sums.ts';
import { costOf } from '../../contracts/rules/packs.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { test as base, type Console, type Customer, expect } from './console-test.ts';

type OrderInput = InputOf<'/woojiapi/order/insertorder'>;
export type Site = OrderInput['delivery'];

export const SITE: Site = {
  companyName: 'Halloran & Pike',
  line1: '4 Mill Lane',
  line2: '',
  town: 'Ipswich',
  postCode: 'IP4 9ZZ',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960141',
  unloading: 'tail lift',
  largestVehicle: '18 t',
  levelGround: 1,
  bookingNeeded: 0,
  floorAndLift: '',
};
const { companyName, line1, line2, town, postCode } = SITE;

export interface Placed {
  readonly orderId: string;
  readonly orderNo: string;
}

interface Orders {
  /** orders packs of products by their numbers, as the checkout does it: on account unless it says otherwise */
  place(
    customer: Customer,
    packs: Readonly<Record<string, number>>,
    differs?: Partial<OrderInput>,
  ): Promise<Placed>;
  /** moves it along as our staff do, up to this state */
  moveTo(order: Placed, sts: OrderState): Promise<void>;
  /** sets price or stock of a product as our staff do */
  setProduct(productId: string, facts: { productPrice?: number; inventoryBalance?: number }): Promise<void>;
}

/** A browser test that begins with orders. */
export const test = base.extend<{ orders: Orders }>({
  orders: async ({ mock, page }, use) => {
    const control = async (method: 'POST' | 'PATCH', path: string, data: object) => {
      const headers = { [WORLD_HEADER]: mock.world, [CONTROL_HEADER]: 'test' };
      const reply = await page.request.fetch(CONSOLE_API + path, { method, headers, data });
      expect(reply.status(), path).toBe(200);
    };
    await use({
      place,
      async moveTo({ orderId }, sts) {
        const way = ['confirmed', 'picking', 'dispatched', 'delivered'];
        for (const step of way.slice(0, way.indexOf(sts) + 1))
          await control('POST', `/orders/${orderId}`, { sts: step, note: NOTES[step] ?? '' });
      },
      setProduct: (productId, facts) => control('PATCH', `/catalogue/${productId}`, facts),
    });
  },
});

export { type Console, expect };

const NOTES: Readonly<Record<string, string>> = {
  dispatched: 'Vehicle AB12, between 10:00 and 12:00',
  delivered: 'Signed by Ada Moss',
};

async function place(
  { call, userId, loginName }: Customer,
  packs: Readonly<Record<string, number>>,
  differs: Partial<OrderInput> = {},
): Promise<Placed> {
  for (const [number, count] of Object.entries(packs)) {
    const line = orderLine(toProduct(itemByNumber(number)), count);
    if (!line) throw new Error(`${number} has no price`);
    await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  }
  const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
  const charge = deliveryTo(differs.delivery?.postCode ?? postCode, loadOf(data));
  if (charge.kind !== 'charge') throw new Error('choose a place that we deliver to');
  const costs = data.map((line) => ({ costPence: costOf(line.amount, line.productPrice), isSample: false }));
  const sums = orderSums(costs, charge.pence);
  const [day = 0] = deliveryDays(Date.now(), charge.roadDays);
  const reply = await call('/woojiapi/order/insertorder', {
    userId,
    lines: data.map(({ carId, number, productPrice }) => ({ carId, number, productPrice })),
    contactName: 'Tom Halloran',
    contactPhone: '01632 960141',
    delivery: SITE,
    saveAddress: 0,
    billing: { companyName, line1, line2, town, postCode },
    poNumber: '1180',
    jobReference: 'Mill Lane 4',
    requestedDay: dayText(day),
    notes: '',
    projectInfo: '',
    payment: 'account',
    deliveryPence: sums.delivery,
    totalPence: sums.total,
    ...differs,
  });
  return reply.data;
}
