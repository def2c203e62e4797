import { afterEach, beforeEach, expect } from 'vitest';
import { MAIN_WORLD } from '../../../contracts/api/mock-console.ts';
import { stockedFloor, TRADE } from './buy.ts';
import { CARDS, readPayment } from './card.ts';
import type { Engine, TestShop } from './open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from './order.ts';
import { withShop } from './with-shop.ts';

/** The user id of TRADE, who pays. */
export const PAYER = 'u-1001';
const floor = stockedFloor(0);

interface CardOrder {
  readonly id: string;
  /** pence to be paid */
  readonly pence: number;
}

/**
 * Opens a shop for the tests of a group. Each of them begins with 500 packs of everything, empty baskets, the same moment, and
 * a provider that is up and calls back at once.
 */
export function withCardShop(engine: Engine, ready: (shop: TestShop, token: string) => void): void {
  let shop: TestShop;
  let moment: number;
  withShop(engine, async (opened) => {
    shop = opened;
    const token = await shop.logIn(TRADE);
    moment = shop.clock.now;
    ready(shop, token);
  });
  beforeEach(async () => {
    shop.backend.cardProvider.setCallBackMode(MAIN_WORLD, 'at once');
    await shop.db.updateTable('products').set({ stock_packs: 500 }).execute();
    await shop.db.deleteFrom('basket_lines').execute();
  });
  afterEach(() => {
    shop.backend.cardProvider.setState(MAIN_WORLD, 'up');
    shop.clock.now = moment;
  });
}

/** An order of the first stocked floor that waits for its card payment. */
export async function placeByCard(
  shop: TestShop,
  overrides: Partial<OrderInput> = {},
  packs = 2,
): Promise<CardOrder> {
  await fillBasket(shop, TRADE, [floor, packs]);
  const input = await checkoutOf(shop, TRADE, { payment: 'card', ...overrides });
  const token = await shop.logIn(TRADE);
  const placed = await shop.call('/woojiapi/order/insertorder', input, { token, json: true });
  expect(placed.resultCode, placed.text).toBe('0');
  return { id: placed.body.data.orderId, pence: input.totalPence };
}

/** An order as a payment names it. @param amountPence all of it by default */
export const item = (order: CardOrder, amountPence = order.pence) => ({
  kind: 'order' as const,
  id: order.id,
  amountPence,
});

/** An order as the database keeps it. */
export const orderRow = (shop: TestShop, orderId: string) =>
  shop.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

/** The payments of an order. */
export const paymentsOf = (shop: TestShop, orderId: string) =>
  shop.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();

/** The state of a payment as the payer reads it, after asking the provider. */
export const stateOf = async (shop: TestShop, cardPaymentId: string) =>
  (await readPayment(shop, cardPaymentId)).body.data;

/** The provider's own number for a payment; '' where it has none. */
export async function sessionOf(shop: TestShop, cardPaymentId: string): Promise<string> {
  const all = await shop.backend.cardProvider.sessionsOf(MAIN_WORLD);
  return all.find(({ reference }) => reference === cardPaymentId)?.session_id ?? '';
}

/** Checks that the paid amount of each order is the sum of its payments. @returns how many orders were compared */
export async function comparePaidSums(shop: TestShop): Promise<number> {
  const orders = await shop.db
    .selectFrom('orders')
    .select(['order_id', 'paid_pence', 'total_pence'])
    .execute();
  let compared = 0;
  for (const { order_id, paid_pence, total_pence } of orders) {
    const payments = await paymentsOf(shop, order_id);
    const sum = payments.reduce((total, { amount_pence }) => total + amount_pence, 0);
    // one test writes a paid sum by hand: all but a pound
    if (paid_pence - sum === total_pence - 100) continue;
    expect(sum).toBe(paid_pence);
    expect(sum).toBeLessThanOrEqual(total_pence);
    compared += 1;
  }
  return compared;
}

/** Checks that no table written by a payment contains a test card's number. */
export async function expectNoCardNumber(shop: TestShop): Promise<void> {
  for (const table of [
    'card_payments',
    'card_payment_items',
    'card_sessions',
    'mails',
    'answered_calls',
  ] as const) {
    const rows = JSON.stringify(await shop.db.selectFrom(table).selectAll().execute());
    for (const number of Object.values(CARDS)) expect(rows).not.toContain(number);
  }
}
