import { afterAll, describe, expect, it } from 'vitest';
import { ARCHITECT } from '../../testing/buy.ts';
import { beginPayment, enterCard, readPayment } from '../../testing/card.ts';
import {
  comparePaidSums,
  expectNoCardNumber,
  item,
  orderRow,
  PAYER,
  placeByCard,
  withCardShop,
} from '../../testing/card-orders.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { moveOrder } from '../order/move-order.ts';

const HOUR = 3_600_000;

describe.each(ENGINES)('beginning a payment by card on %s', (engine) => {
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

  const toPay = async () => {
    const reply = await shop.call('/woojiapi/order/qrytopay', { userId: PAYER }, { token });
    expect(reply.resultCode, reply.text).toBe('0');
    return reply.body.data;
  };

  it('two tabs and two colleagues who pay at once never pay more than is open', async () => {
    const order = await placeByCard(shop);
    const half = Math.ceil(order.pence / 2);
    const begun = await Promise.all([0, 1, 2, 3].map(() => beginPayment(shop, [item(order, half)])));
    const open = begun.filter(({ pageUrl }) => pageUrl !== '');
    expect(open.length).toBeGreaterThanOrEqual(1);
    expect(open.length * half).toBeLessThanOrEqual(order.pence + half - 1);
    await Promise.all(open.map(({ pageUrl }) => enterCard(pageUrl, 'taken')));
    const { paid_pence } = await orderRow(shop, order.id);
    expect(paid_pence).toBe(open.length * half);
    expect(paid_pence).toBeLessThanOrEqual(order.pence);
    const rest = order.pence - paid_pence;
    if (rest > 0) {
      const last = await beginPayment(shop, [item(order, rest)]);
      await enterCard(last.pageUrl, 'taken');
    }
    expect(await orderRow(shop, order.id)).toMatchObject({ sts: 'confirmed', paid_pence: order.pence });
    expect((await beginPayment(shop, [item(order, 1)])).reply.resultMsg).toContain('nothing left to pay');
  });

  it('the same call again gives the same page, and never more than is open can be requested', async () => {
    const order = await placeByCard(shop);
    const callserial = newSerial();
    const [one, two] = [
      await beginPayment(shop, [item(order)], { callserial }),
      await beginPayment(shop, [item(order)], { callserial }),
    ];
    expect(two.cardPaymentId).toBe(one.cardPaymentId);
    expect(two.pageUrl).toBe(one.pageUrl);
    const other = await placeByCard(shop);
    expect((await beginPayment(shop, [item(other, other.pence + 1)])).reply.resultCode).toBe('1');
    expect((await beginPayment(shop, [item(other), item(other, 1)])).reply.resultCode).toBe('1');
    expect((await beginPayment(shop, [item(other)], { loginName: ARCHITECT })).reply.resultCode).toBe('102');
    expect((await readPayment(shop, one.cardPaymentId, ARCHITECT)).resultCode).toBe('102');
  });

  it('only accepts a valid return address of the shop', async () => {
    const known = await shop.twin({ publicUrl: 'https://shop.example' });
    try {
      const items = [item(await placeByCard(shop))];
      const begin = (returnUrl: string) =>
        known.call(
          '/woojiapi/order/insertcardpayment',
          { userId: PAYER, items, returnUrl },
          { token, json: true },
        );
      for (const returnUrl of ['https://elsewhere.example/Results', 'http://%/Results', 'http://[::/Results'])
        expect((await begin(returnUrl)).resultMsg).toContain('The way back must lead to this shop.');
      expect((await begin('https://shop.example/Results')).resultCode).toBe('0');
    } finally {
      await known.close();
    }
  });

  it('an invoice and an order can be paid in part in one payment; overdue items come first', async () => {
    const onAccount = await placeByCard(shop, { payment: 'account' });
    await shop.db.transaction().execute(async (trx) => {
      for (const sts of ['confirmed', 'picking', 'dispatched'] as const)
        await moveOrder(trx, onAccount.id, sts, '', shop.clock.now - 90 * 24 * HOUR);
    });
    const byCard = await placeByCard(shop);
    const before = await toPay();
    const invoice = before.items.find(({ orderId }) => orderId === onAccount.id);
    expect(invoice).toMatchObject({ kind: 'invoice', openPence: onAccount.pence, pendingPence: 0 });
    expect(invoice?.daysOverdue).toBeGreaterThan(0);
    expect(before.items[0]?.id).toBe(invoice?.id);
    const part = 1_234;
    const { cardPaymentId, pageUrl } = await beginPayment(shop, [
      { kind: 'invoice', id: invoice?.id ?? '', amountPence: part },
      item(byCard),
    ]);
    const held = await toPay();
    expect(held.items.find(({ id }) => id === invoice?.id)?.pendingPence).toBe(part);
    expect(held.pending.map((one) => one.cardPaymentId)).toContain(cardPaymentId);
    await enterCard(pageUrl, 'taken');
    const after = await toPay();
    expect(after.items.find(({ id }) => id === invoice?.id)?.openPence).toBe(onAccount.pence - part);
    expect(after.items.some(({ id }) => id === byCard.id)).toBe(false);
    expect(after.openPence).toBe(before.openPence - part - byCard.pence);
  });
});
