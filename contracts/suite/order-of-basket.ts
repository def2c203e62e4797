import type { components } from '../generated/woojiapi.ts';
import { deliveryTo } from '../rules/delivery-charge.ts';
import { dayText, deliveryDays } from '../rules/delivery-day.ts';
import { loadOf } from '../rules/order-load.ts';
import { orderSums } from '../rules/order-sums.ts';
import { costOf } from '../rules/packs.ts';
import { type Buyer, buyer, lineOf } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import { expectCode, expectThat } from './judge.ts';
import type { CustomerName, LoggedIn } from './people.ts';

type BasketLine = components['schemas']['BasketLine'];
type Product = components['schemas']['Product'];
type Site = components['schemas']['Site'];
export type OrderInput = components['schemas']['OrderInput'];

const ADD = '/woojiapi/order/insertshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';
const PLACE = '/woojiapi/order/insertorder';

export const SITE: Site = {
  companyName: 'Contract Suite Ltd',
  line1: '4 Mill Lane',
  line2: '',
  town: 'Ipswich',
  postCode: 'ip49zz',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960141',
  unloading: 'tail lift',
  largestVehicle: '18 t',
  levelGround: 1,
  bookingNeeded: 0,
  floorAndLift: '',
};
/** Working days after the first possible one: also a backend whose clock differs by a few hours delivers then. */
const LATER = 5;
const PACKS = 2;

export interface Checkout extends Buyer {
  readonly line: BasketLine;
  /** what orders that line */
  readonly order: OrderInput;
}

/**
 * A customer with a line of some packs in the basket, at the end of a checkout.
 * @param index which floor
 * @param now milliseconds since 1970 by the target's clock
 */
export async function checkout(
  target: Target,
  name: CustomerName,
  index: number,
  packs = PACKS,
  now = Date.now(),
): Promise<Checkout> {
  const person = await buyer(target, name);
  const line = await addedLine(target, person, person.products[index % person.products.length], packs);
  return { ...person, line, order: orderOf(person.userId, line, now) };
}

async function addedLine(
  target: Target,
  person: LoggedIn,
  product: Product | undefined,
  packs: number,
): Promise<BasketLine> {
  const { token, userId } = person;
  const added = await send(target, ADD, lineOf(person, product, packs), { token });
  const { carId } = expectCode(ADD, added, '0').data as { carId: string };
  const basket = expectCode(BASKET, await send(target, BASKET, { userId }, { token }), '0');
  const line = (basket.data as BasketLine[]).find((one) => one.carId === carId);
  expectThat(line !== undefined, `${BASKET}: a line that was added is missing`);
  return line;
}

/** The stock of a product whose lines are not in this customer's basket: lists may be a second old, a basket is not. */
export async function stockOf(target: Target, person: Buyer, productId: string): Promise<number> {
  const product = person.products.find((one) => one.productId === productId);
  const { carId, inventoryBalance } = await addedLine(target, person, product, 1);
  const { token, userId } = person;
  expectCode(REMOVE, await send(target, REMOVE, { userId, carId }, { token }), '0');
  return inventoryBalance;
}

function orderOf(userId: string, line: BasketLine, now: number): OrderInput {
  const { carId, number, productPrice } = line;
  const delivery = deliveryTo(SITE.postCode, loadOf([line]));
  if (delivery.kind !== 'charge') throw new Error(`${SITE.postCode} is no place that we deliver to`);
  const { companyName, line1, line2, town, postCode } = SITE;
  const sums = orderSums([{ costPence: costOf(line.amount, productPrice), isSample: false }], delivery.pence);
  return {
    userId,
    lines: [{ carId, number, productPrice }],
    contactName: 'Contract Suite',
    contactPhone: '01632 960141',
    delivery: SITE,
    saveAddress: 0,
    billing: { companyName, line1, line2, town, postCode },
    poNumber: 'PO-1180',
    jobReference: `Case ${carId}`.slice(0, 60),
    requestedDay: dayText(deliveryDays(now, delivery.roadDays)[LATER] ?? 0),
    notes: '',
    projectInfo: '',
    payment: 'transfer',
    deliveryPence: sums.delivery,
    totalPence: sums.total,
  };
}

/** A checkout that was carried through. */
export async function placedOrder(
  target: Target,
  name: CustomerName,
  index: number,
  now = Date.now(),
): Promise<Checkout & { readonly orderId: string; readonly orderNo: string }> {
  const made = await checkout(target, name, index, PACKS, now);
  const answer = await send(target, PLACE, made.order, { token: made.token, as: 'json' });
  const { orderId, orderNo } = expectCode(PLACE, answer, '0').data as { orderId: string; orderNo: string };
  return { ...made, orderId, orderNo };
}
