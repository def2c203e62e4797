import { describe, expect, it } from 'vitest';
import { MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import { CALL_BACK_PATH } from '../../../http/call-backs.ts';
import { MERCHANT_HEADER, SIGNATURE_HEADER, signatureOf } from '../../engine/card-desk/protocol.ts';
import { beginPayment, enterCard, sendForm } from '../../testing/card.ts';
import {
  comparePaidSums,
  expectNoCardNumber,
  item,
  orderRow,
  PAYER,
  paymentsOf,
  placeByCard,
  sessionOf,
  stateOf,
  withCardShop,
} from '../../testing/card-orders.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { lookAfterPayments } from '../call-backs/keep-shop.ts';
import { moveOrder, OrderStays } from '../order/move-order.ts';

describe.each(ENGINES)('paying by card on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withCardShop(engine, (opened, ofPayer) => {
    shop = opened;
    token = ofPayer;
  });

  it('an order by card waits for its payment, and is confirmed and paid once', async () => {
    const order = await placeByCard(shop);
    await expect(
      shop.db.transaction().execute(async (trx) => {
        await moveOrder(trx, order.id, 'confirmed', '', shop.clock.now);
        await moveOrder(trx, order.id, 'picking', '', shop.clock.now);
      }),
    ).rejects.toThrow(OrderStays);
    const { reply, cardPaymentId, pageUrl } = await beginPayment(shop, [item(order)]);
    expect(reply.body.signHeader).toMatch(/^t=\d{13},v1=[0-9a-f]{64}$/);
    expect(new URL(pageUrl).origin).not.toBe(shop.origin);
    expect(await stateOf(shop, cardPaymentId)).toMatchObject({ sts: 'pending', pageUrl, endedAt: 0 });

    const back = await enterCard(pageUrl, 'taken');
    expect(back).toBe(`http://shop.example/Results?payment=${cardPaymentId}`);
    expect(await stateOf(shop, cardPaymentId)).toMatchObject({
      sts: 'paid',
      last4: '4242',
      amountPence: order.pence,
    });
    expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'confirmed', paid_pence: order.pence });
    expect((await paymentsOf(shop, order.id)).map(({ amount_pence }) => amount_pence)).toEqual([order.pence]);
  });

  it.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient-funds'],
    ['expired', 'expired-card'],
  ] as const)(
    'a card that is %s pays nothing, and the order can be paid with another',
    async (card, reason) => {
      const order = await placeByCard(shop);
      const first = await beginPayment(shop, [item(order)]);
      await enterCard(first.pageUrl, card);
      expect(await stateOf(shop, first.cardPaymentId)).toMatchObject({ sts: 'failed', reason });
      expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'received', paid_pence: 0 });
      const second = await beginPayment(shop, [item(order)]);
      await enterCard(second.pageUrl, 'taken');
      expect((await stateOf(shop, second.cardPaymentId)).sts).toBe('paid');
    },
  );

  it.each([
    ['confirm', 'paid'],
    ['refuse', 'failed'],
  ])('3-D Secure: %s makes it %s', async (answer, sts) => {
    const { pageUrl, cardPaymentId } = await beginPayment(shop, [item(await placeByCard(shop))]);
    expect(await enterCard(pageUrl, 'challenge')).toBe(new URL(pageUrl).pathname);
    expect((await stateOf(shop, cardPaymentId)).sts).toBe('pending');
    expect(await sendForm(`${pageUrl}/challenge`, { answer })).toContain(cardPaymentId);
    expect((await stateOf(shop, cardPaymentId)).sts).toBe(sts);
  });

  it.each(['at once', 'twice', 'never'] as const)('a call back that comes %s counts once', async (mode) => {
    shop.backend.cardProvider.setCallBackMode(MAIN_WORLD, mode);
    const order = await placeByCard(shop);
    // only a part, so that a repeated call back would find more to pay
    const part = 1000;
    const { pageUrl, cardPaymentId } = await beginPayment(shop, [item(order, part)]);
    await enterCard(pageUrl, 'taken');
    const told = mode === 'never' ? 'pending' : 'paid';
    expect((await orderRow(shop, order.id)).paid_pence).toBe(mode === 'never' ? 0 : part);
    const { sts } = await shop.db
      .selectFrom('card_payments')
      .select('sts')
      .where('card_payment_id', '=', cardPaymentId)
      .executeTakeFirstOrThrow();
    expect(sts).toBe(told);
    // the browser, our question and call backs at once
    const sessionId = await sessionOf(shop, cardPaymentId);
    await Promise.all([
      stateOf(shop, cardPaymentId),
      shop.backend.cardProvider.callBack(MAIN_WORLD, sessionId),
      stateOf(shop, cardPaymentId),
      shop.backend.cardProvider.callBack(MAIN_WORLD, sessionId),
    ]);
    expect((await stateOf(shop, cardPaymentId)).sts).toBe('paid');
    expect(await paymentsOf(shop, order.id)).toHaveLength(1);
    expect((await orderRow(shop, order.id)).paid_pence).toBe(part);
  });

  it('the backend asks by itself if neither the customer nor a call back comes', async () => {
    shop.backend.cardProvider.setCallBackMode(MAIN_WORLD, 'never');
    const order = await placeByCard(shop);
    const { pageUrl } = await beginPayment(shop, [item(order)]);
    await enterCard(pageUrl, 'taken');
    shop.clock.now += 60_000;
    await lookAfterPayments(shop.backend.worlds.main);
    expect((await orderRow(shop, order.id)).paid_pence).toBe(order.pence);
  });

  it('a slow bank is pending, then paid; a silent one can be neither cancelled nor paid again', async () => {
    const slow = await beginPayment(shop, [item(await placeByCard(shop))]);
    await enterCard(slow.pageUrl, 'slow');
    expect(await stateOf(shop, slow.cardPaymentId)).toMatchObject({ sts: 'pending', pageUrl: '' });
    shop.clock.now += 9_000;
    expect((await stateOf(shop, slow.cardPaymentId)).sts).toBe('paid');

    const order = await placeByCard(shop);
    const silent = await beginPayment(shop, [item(order)]);
    await enterCard(silent.pageUrl, 'silent');
    const cancel = await shop.call(
      '/woojiapi/order/cancelcardpayment',
      { userId: PAYER, cardPaymentId: silent.cardPaymentId },
      { token },
    );
    expect(cancel.resultCode).toBe('1');
    expect((await beginPayment(shop, [item(order, 1)])).reply.body).toMatchObject({
      resultCode: '1',
      field: 'items[0].amountPence',
    });
  });

  it('a call back with a wrong or old signature is refused', async () => {
    const order = await placeByCard(shop);
    const { cardPaymentId } = await beginPayment(shop, [item(order)]);
    const body = JSON.stringify({
      sessionId: await sessionOf(shop, cardPaymentId),
      reference: cardPaymentId,
      state: 'paid',
      reason: '',
      amountPence: order.pence,
      last4: '4242',
      pageUrl: 'http://pay.example/',
    });
    const { secret } = await shop.db.selectFrom('card_secrets').selectAll().executeTakeFirstOrThrow();
    const signed = { merchant: MAIN_WORLD, method: 'POST', path: CALL_BACK_PATH, body };
    const send = async (signature: string, sent = body) =>
      (
        await fetch(shop.origin + CALL_BACK_PATH, {
          method: 'POST',
          headers: { [MERCHANT_HEADER]: MAIN_WORLD, [SIGNATURE_HEADER]: signature },
          body: sent,
        })
      ).status;
    const now = shop.clock.now;
    expect(await send('')).toBe(401);
    expect(await send(signatureOf('another secret', signed, now))).toBe(401);
    expect(await send(signatureOf(secret, signed, now - 10 * 60_000))).toBe(401);
    expect(await send(signatureOf(secret, signed, now), body.replace('4242', '4243'))).toBe(401);
    expect((await orderRow(shop, order.id)).paid_pence).toBe(0);
    expect(await send(signatureOf(secret, signed, now))).toBe(204);
    expect((await orderRow(shop, order.id)).paid_pence).toBe(order.pence);
  });

  it.each([
    ['broken JSON', '{"state":"paid"', 400],
    ['nothing', '', 400],
    ['JSON that isn’t a report', '{"state":"paid"}', 400],
    ['more than 256 kB', ' '.repeat(256 * 1024 + 1), 413],
    ['bytes that aren’t text', new Uint8Array([0xff, 0xfe, 0xfd]), 400],
  ])('a call back of %s is refused with a status that ends its repeats', async (_what, body, status) => {
    const { secret } = await shop.db.selectFrom('card_secrets').selectAll().executeTakeFirstOrThrow();
    const text = typeof body === 'string' ? body : '';
    const signed = { merchant: MAIN_WORLD, method: 'POST', path: CALL_BACK_PATH, body: text };
    const signature = signatureOf(secret, signed, shop.clock.now);
    const answer = await fetch(shop.origin + CALL_BACK_PATH, {
      method: 'POST',
      headers: { [MERCHANT_HEADER]: MAIN_WORLD, [SIGNATURE_HEADER]: signature },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('a payment for something already paid in another way is given back, and the reply says so', async () => {
    const order = await placeByCard(shop);
    const { cardPaymentId, pageUrl } = await beginPayment(shop, [item(order)]);
    await shop.db
      .updateTable('orders')
      .set({ paid_pence: order.pence - 100 })
      .where('order_id', '=', order.id)
      .execute();
    await enterCard(pageUrl, 'taken');
    expect(await stateOf(shop, cardPaymentId)).toMatchObject({ sts: 'paid', refundPence: order.pence - 100 });
    expect((await orderRow(shop, order.id)).paid_pence).toBe(order.pence);
  });

  it('the paid amount of each order is the sum of its payments, and no card number is stored', async () => {
    expect(await comparePaidSums(shop)).toBeGreaterThan(10);
    await expectNoCardNumber(shop);
  });
});
