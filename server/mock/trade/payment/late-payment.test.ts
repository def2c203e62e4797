import { beforeEach, describe, expect, it } from 'vitest';
import { MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import { CALL_BACK_PATH } from '../../../http/call-backs.ts';
import { MERCHANT_HEADER, SIGNATURE_HEADER, signatureOf } from '../../engine/card-desk/protocol.ts';
import { beginPayment, enterCard } from '../../testing/card.ts';
import {
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
import { mailsOf } from '../../testing/people.ts';
import { listCardPayments } from '../../tools/console/card-payment-rows.ts';

describe.each(ENGINES)('money taken by the provider after it had reported a failure, on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withCardShop(engine, (opened, ofPayer) => {
    shop = opened;
    token = ofPayer;
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('mails').execute();
  });

  /** A signed call back, as the provider sends it. @returns its HTTP status */
  async function report(cardPaymentId: string, state: 'paid' | 'declined', amountPence: number) {
    const body = JSON.stringify({
      sessionId: await sessionOf(shop, cardPaymentId),
      reference: cardPaymentId,
      state,
      reason: state === 'paid' ? '' : 'declined',
      amountPence,
      last4: '4242',
      pageUrl: 'http://pay.example/',
    });
    const { secret } = await shop.db.selectFrom('card_secrets').selectAll().executeTakeFirstOrThrow();
    const signed = { merchant: MAIN_WORLD, method: 'POST', path: CALL_BACK_PATH, body };
    const headers = {
      [MERCHANT_HEADER]: MAIN_WORLD,
      [SIGNATURE_HEADER]: signatureOf(secret, signed, shop.clock.now),
    };
    return (await fetch(shop.origin + CALL_BACK_PATH, { method: 'POST', headers, body })).status;
  }

  /** An order whose card payment has ended without money. */
  async function unpaid(end: 'declined' | 'cancelled') {
    const order = await placeByCard(shop);
    const { cardPaymentId, pageUrl } = await beginPayment(shop, [item(order)]);
    if (end === 'declined') await enterCard(pageUrl, 'declined');
    else await shop.call('/woojiapi/order/cancelcardpayment', { userId: PAYER, cardPaymentId }, { token });
    expect((await stateOf(shop, cardPaymentId)).sts).toBe(end === 'declined' ? 'failed' : 'cancelled');
    return { order, cardPaymentId };
  }

  const notesOf = async (orderId: string): Promise<string[]> => {
    const { body } = await shop.call('/woojiapi/order/qryorderdetail', { userId: PAYER, orderId }, { token });
    return body.data.events.map(({ note }: { note: string }) => note);
  };
  const mailText = async () => (await mailsOf(shop, 'order-paid')).map(({ body }) => body).join();
  const inConsole = async (cardPaymentId: string) => {
    const rows = await listCardPayments(shop.db, await shop.backend.cardProvider.sessionsOf(MAIN_WORLD));
    return rows.find((row) => row.cardPaymentId === cardPaymentId);
  };

  it.each([
    ['declined', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('pays the order that still waits for it: first %s', async (end, paidAfter) => {
    const { order, cardPaymentId } = await unpaid(end);
    expect(await report(cardPaymentId, 'paid', order.pence)).toBe(204);
    expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'confirmed', paid_pence: order.pence });
    expect(await stateOf(shop, cardPaymentId)).toMatchObject({
      sts: 'paid',
      reason: '',
      paidAfter,
      refundPence: 0,
      last4: '4242',
    });
    expect(await notesOf(order.id)).toContain(`Your card payment has arrived. It had first been ${end}.`);
    expect(await inConsole(cardPaymentId)).toMatchObject({ shop: 'paid', paidAfter });
    expect(await mailText()).toContain(`The payment had first been ${end}; your bank has sent it after all.`);
  });

  it('counts once, whatever the provider reports later', async () => {
    const { order, cardPaymentId } = await unpaid('declined');
    for (const state of ['paid', 'paid', 'declined', 'paid'] as const)
      expect(await report(cardPaymentId, state, order.pence)).toBe(204);
    expect(await paymentsOf(shop, order.id)).toHaveLength(1);
    expect((await stateOf(shop, cardPaymentId)).sts).toBe('paid');
    expect(await mailsOf(shop, 'order-paid')).toHaveLength(1);
  });

  it('is given back if another card has paid since, and the order says so', async () => {
    const { order, cardPaymentId } = await unpaid('declined');
    const second = await beginPayment(shop, [item(order)]);
    await enterCard(second.pageUrl, 'taken');
    await report(cardPaymentId, 'paid', order.pence);
    expect((await orderRow(shop, order.id)).paid_pence).toBe(order.pence);
    expect(await paymentsOf(shop, order.id)).toHaveLength(1);
    expect(await stateOf(shop, cardPaymentId)).toMatchObject({ sts: 'paid', refundPence: order.pence });
    expect((await notesOf(order.id)).at(-1)).toMatch(
      /after the payment had first been declined.*we give it back/,
    );
  });

  it('is given back if the order has been cancelled since, and the order stays cancelled', async () => {
    const { order, cardPaymentId } = await unpaid('cancelled');
    await shop.call('/woojiapi/order/cancelorder', { userId: PAYER, orderId: order.id }, { token });
    await report(cardPaymentId, 'paid', order.pence);
    expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'cancelled', paid_pence: 0 });
    expect(await inConsole(cardPaymentId)).toMatchObject({
      shop: 'paid',
      paidAfter: 'cancelled',
      refundPence: order.pence,
    });
    expect((await notesOf(order.id)).at(-1)).toMatch(
      /was no longer open, so we give it back to your card\.$/,
    );
    const text = await mailText();
    expect(text).toMatch(/Nothing was open any more for order .*, so we give it back/);
    expect(text).not.toContain('It pays for');
  });

  it('pays an order that was changed to a transfer since', async () => {
    const { order, cardPaymentId } = await unpaid('declined');
    const { resultCode } = await shop.call(
      '/woojiapi/order/updateorderpayment',
      { userId: PAYER, orderId: order.id, payment: 'transfer' },
      { token },
    );
    expect(resultCode).toBe('0');
    await report(cardPaymentId, 'paid', order.pence);
    expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'confirmed', paid_pence: order.pence });
  });

  it('changes nothing if the sum differs from the requested one', async () => {
    const { order, cardPaymentId } = await unpaid('declined');
    expect(await report(cardPaymentId, 'paid', order.pence + 1)).toBe(404);
    expect((await stateOf(shop, cardPaymentId)).sts).toBe('failed');
    expect((await orderRow(shop, order.id)).paid_pence).toBe(0);
  });
});
