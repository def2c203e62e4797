import type { BodyOf } from '../../contracts/calls.ts';
import { deliveryTo } from '../../contracts/rules/delivery-charge.ts';
import { dayText, deliveryDays } from '../../contracts/rules/delivery-day.ts';
import { loadOf } from '../../contracts/rules/order-load.ts';
import { orderSums } from '../../contracts/rules/order-sums.ts';
import { costOf, totalAmount } from '../../contracts/rules/packs.ts';
import type { Console } from './console-test.ts';

type OrderInput = BodyOf<'/woojiapi/order/insertorder'>;
type Customer = Awaited<ReturnType<Console['enter']>>;

const SITE: OrderInput['delivery'] = {
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

/** Orders floors by calls, as a checkout would. @param floors how many different ones */
export async function placeOrder(
  { userId, loginName, call }: Customer,
  overrides: Partial<OrderInput> = {},
  floors = 2,
): Promise<{ readonly orderId: string; readonly orderNo: string; readonly totalPence: number }> {
  const brand = 'Alderline';
  const list = { brand, productType: 'Timber', series: 'Herringbone Flooring' } as const;
  const { data: products } = await call('/woojiapi/product/qrybrandseries', list);
  const stocked = products.filter(({ inventoryBalance }) => inventoryBalance > 100);
  for (const product of stocked.slice(0, floors)) {
    const { productId, productNo, mainImg, productPrice = 0, packSize, packWeight } = product;
    const amount = totalAmount(2, packSize);
    const facts = { productId, productNo, mainImg, productPrice: productPrice ?? 0, packSize, packWeight };
    const line = { carType: 0, loginName, userId, ...facts, number: 2, amount, productInfo: '{}' } as const;
    await call('/woojiapi/order/insertshoppingcar', line);
  }
  const { data: lines } = await call('/woojiapi/order/qryshoppingcar', { userId });
  const charge = deliveryTo(SITE.postCode, loadOf(lines));
  if (charge.kind !== 'charge') throw new Error('choose a place that we deliver to');
  const sums = orderSums(
    lines.map(({ amount, productPrice }) => ({ costPence: costOf(amount, productPrice), isSample: false })),
    charge.pence,
  );
  const { companyName, line1, line2, town, postCode } = SITE;
  const { data } = await call('/woojiapi/order/insertorder', {
    userId,
    lines: lines.map(({ carId, number, productPrice }) => ({ carId, number, productPrice })),
    contactName: 'Tom Halloran',
    contactPhone: '01632 960141',
    delivery: SITE,
    saveAddress: 0,
    billing: { companyName, line1, line2, town, postCode },
    poNumber: 'PO-1180',
    jobReference: 'Mill Lane 4',
    requestedDay: dayText(deliveryDays(Date.now(), charge.roadDays)[3] ?? 0),
    notes: '',
    projectInfo: '',
    payment: 'account',
    deliveryPence: sums.delivery,
    totalPence: sums.total,
    ...overrides,
  });
  return { ...data, totalPence: sums.total };
}

/** Our staff send the order off. */
export async function dispatchOrder(mock: Console, orderId: string): Promise<void> {
  for (const sts of ['confirmed', 'picking', 'dispatched'])
    await mock.write(`POST /orders/${orderId}`, { sts, note: '' });
}
