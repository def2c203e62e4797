import { afterAll, describe, expect, it } from 'vitest';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { beginPayment, enterCard } from '../../testing/card.ts';
import {
  comparePaidSums,
  expectNoCardNumber,
  item,
  orderRow,
  PAYER,
  placeByCard,
  stateOf,
  withCardShop,
} from '../../testing/card-orders.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { lookAfterPayments } from '../call-backs/keep-shop.ts';

const HOUR = 3_600_000;
const floor = stockedFloor(0);

describe.each(ENGINES)('an order that waits for its payment on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withCardShop(engine, (opened, ofPayer) => {
    shop = opened;
    token = ofPayer;
  });

  afterAll(async () => {
    await comparePaidSums(shop);
    await expectNoCardNumber(shop);
  });

  it('is cancelled after a day and its packs are released, unless it is being paid', async () => {
    const stock = async () =>
      (
        await shop.db
          .selectFrom('products')
          .select('stock_packs')
          .where('product_id', '=', floor.productId)
          .executeTakeFirstOrThrow()
      ).stock_packs;
    const { now } = shop.clock;
    // orders of other tests must not wait any more
    await shop.db.updateTable('orders').set({ card_pence: 0 }).execute();
    const late = await placeByCard(shop, {}, 3);
    const paying = await placeByCard(shop, {}, 4);
    const { pageUrl } = await beginPayment(shop, [item(paying)]);
    await enterCard(pageUrl, 'silent');
    expect(await stock()).toBe(493);
    shop.clock.now += 24 * HOUR;
    await lookAfterPayments(shop.backend.worlds.main);
    expect((await orderRow(shop, late.id)).sts).toBe('received');
    shop.clock.now += 1;
    await lookAfterPayments(shop.backend.worlds.main);
    expect((await orderRow(shop, late.id)).sts).toBe('cancelled');
    expect((await orderRow(shop, paying.id)).sts).toBe('received');
    expect(await stock()).toBe(496);
    shop.clock.now = now;
    expect((await beginPayment(shop, [item(late)])).reply.resultCode).toBe('1');
  });

  it('can be paid another way instead: by transfer, or on account if the credit is enough', async () => {
    const change = async (orderId: string, payment: 'account' | 'transfer', callserial = newSerial()) =>
      await shop.call(
        '/woojiapi/order/updateorderpayment',
        { userId: PAYER, orderId, payment },
        { token, callserial },
      );
    const one = await placeByCard(shop);
    const { cardPaymentId } = await beginPayment(shop, [item(one)]);
    expect((await change(one.id, 'transfer')).resultCode).toBe('1');
    await shop.call('/woojiapi/order/cancelcardpayment', { userId: PAYER, cardPaymentId }, { token });
    expect((await stateOf(shop, cardPaymentId)).sts).toBe('cancelled');
    const callserial = newSerial();
    expect((await change(one.id, 'transfer', callserial)).resultCode).toBe('0');
    expect((await change(one.id, 'transfer', callserial)).resultCode).toBe('0');
    const row = await orderRow(shop, one.id);
    expect(row).toMatchObject({ payment: 'transfer', card_pence: 0 });
    expect(row.transfer_reference).toMatch(/^[A-Z0-9]{6,18}$/);
    expect((await change(one.id, 'account')).resultCode).toBe('1');
    const two = await placeByCard(shop);
    expect((await change(two.id, 'account')).resultCode).toBe('0');
    expect((await orderRow(shop, two.id)).payment).toBe('account');
  });

  it('over the limit is paid by card for the difference and on account for the rest, within the limit', async () => {
    const company = await shop.db
      .selectFrom('users')
      .select('company_id')
      .where('user_id', '=', PAYER)
      .executeTakeFirstOrThrow();
    const limit = (pence: number) =>
      shop.db
        .updateTable('companies')
        .set({ credit_limit_pence: pence })
        .where('company_id', '=', company.company_id)
        .execute();
    const start = async () =>
      (await shop.call('/woojiapi/order/qrycheckout', { userId: PAYER }, { token })).body.data.credit;
    const { openPence, limitPence } = await start();
    await limit(openPence + 5_000);
    await fillBasket(shop, TRADE, [floor, 2]);
    const input = await checkoutOf(shop, TRADE, { payment: 'account' });
    const send = (cardPence: number) =>
      shop.call('/woojiapi/order/insertorder', { ...input, cardPence }, { token, json: true });
    const difference = input.totalPence - 5_000;
    expect((await send(difference - 1)).resultCode).toBe('1');
    const placed = await send(difference);
    expect(placed.resultCode, placed.text).toBe('0');
    const order = { id: placed.body.data.orderId, pence: difference };
    expect((await start()).openPence).toBe(openPence + 5_000);
    expect((await beginPayment(shop, [item(order, difference + 1)])).reply.resultCode).toBe('1');
    const { pageUrl } = await beginPayment(shop, [item(order)]);
    await enterCard(pageUrl, 'taken');
    expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'confirmed', paid_pence: difference });
    expect((await start()).openPence).toBe(openPence + 5_000);
    await limit(limitPence);
  });
});
