import { buildOrderInput, buildSite } from '../../fixtures/builders/build-order.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { listProducts } from './browse-cases.ts';
import { type Buyer, buyer, lineOf } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import { expectCode, expectThat } from './judge.ts';
import type { CustomerName, LoggedIn } from './people.ts';

type BasketLine = components['schemas']['BasketLine'];
type Product = components['schemas']['Product'];
export type OrderInput = components['schemas']['OrderInput'];

const ADD = '/woojiapi/order/insertshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';
const PLACE = '/woojiapi/order/insertorder';

/** As a customer may type it. */
export const SITE = buildSite({ companyName: 'Contract Suite Ltd', postCode: 'ip49zz' });
const PACKS = 2;

export interface Checkout extends Buyer {
  readonly line: BasketLine;
  /** the input that orders that line */
  readonly order: OrderInput;
}

/**
 * A customer with a line of some packs in the basket, at the end of a checkout.
 * @param index of the floor
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

/** The current stock of a product that isn't in this customer's basket. It is read by way of the basket, because lists may be a second old. */
export async function stockOf(target: Target, person: Buyer, productId: string): Promise<number> {
  const product = person.products.find((one) => one.productId === productId);
  const { carId, inventoryBalance } = await addedLine(target, person, product, 1);
  const { token, userId } = person;
  expectCode(REMOVE, await send(target, REMOVE, { userId, carId }, { token }), '0');
  return inventoryBalance;
}

const orderOf = (userId: string, line: BasketLine, now: number): OrderInput =>
  buildOrderInput([line], now, {
    userId,
    delivery: SITE,
    jobReference: `Case ${line.carId}`.slice(0, 60),
    payment: 'transfer',
  });

/** An order of packs of one floor, placed by this person. */
export async function orderOfPerson(
  target: Target,
  person: LoggedIn,
): Promise<{ readonly orderId: string; readonly isWaiting?: number }> {
  const products = await listProducts(
    target,
    { productType: 'Timber', series: null },
    { token: person.token },
  );
  const product = products.find(({ inventoryBalance }) => inventoryBalance > 200);
  const line = await addedLine(target, person, product, PACKS);
  const order = orderOf(person.userId, line, Date.now());
  const answer = await send(target, PLACE, order, { token: person.token, as: 'json' });
  return expectCode(PLACE, answer, '0').data as { orderId: string; isWaiting?: number };
}

/** A checkout whose order has been placed. */
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
