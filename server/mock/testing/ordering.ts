import { expect } from 'vitest';
import { TRADE } from './buy.ts';
import { newSerial, type TestShop } from './open-shop.ts';
import { checkoutOf, type OrderInput } from './order.ts';
import { emptyTables, floor, other, restock, stockOf } from './stock.ts';

const userId = 'u-1001';

/** A shop without orders, baskets and mails, with both floors in stock. */
export async function beginOrdering(shop: TestShop): Promise<void> {
  await emptyTables(shop, 'order_events', 'order_lines', 'orders', 'basket_lines', 'mails');
  await restock(shop);
}

/** The trade customer's actions at the checkout. */
export function orderingAs(shop: TestShop, token: string) {
  const place = (input: object, callserial = newSerial()) =>
    shop.call('/woojiapi/order/insertorder', input, { token, json: true, callserial });
  const basket = async () =>
    (await shop.call('/woojiapi/order/qryshoppingcar', { userId }, { token })).body.data;
  const checkout = async () =>
    (await shop.call('/woojiapi/order/qrycheckout', { userId }, { token })).body.data;
  const read = async (orderId: string) =>
    (await shop.call('/woojiapi/order/qryorderdetail', { userId, orderId }, { token })).body.data;
  const counts = async () => ({
    orders: (await shop.db.selectFrom('orders').select('order_id').execute()).length,
    lines: (await basket()).length,
    stock: [await stockOf(shop, floor.productId), await stockOf(shop, other.productId)],
    mails: (await shop.db.selectFrom('mails').select('mail_id').execute()).length,
    number: (await shop.db.selectFrom('paper_numbers').selectAll().execute()).map(({ last }) => last),
    addresses: (await shop.db.selectFrom('addresses').select('address_id').execute()).length,
  });
  /** Sends a checkout of both floors, and checks that it is refused and changes nothing. */
  const refused = async (overrides: Partial<OrderInput>, input?: OrderInput) => {
    const order = { ...(input ?? (await checkoutOf(shop, TRADE))), ...overrides };
    const before = await counts();
    const answer = await place(order);
    expect([answer.status, answer.resultCode], answer.text).toEqual([200, '1']);
    expect(await counts()).toEqual(before);
    const { resultMsg, field, lines } = JSON.parse(answer.text);
    return { resultMsg, field, lines };
  };
  return { place, basket, checkout, read, counts, refused };
}
