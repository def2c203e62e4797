import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAIN_WORLD } from '../../../../contracts/mock-console.ts';
import { CALL_BACK_PATH } from '../../../http/call-backs.ts';
import { lookAfterPayments } from '../../call-backs/keep-payments.ts';
import { MERCHANT_HEADER, SIGNATURE_HEADER, signatureOf } from '../../card-desk/protocol.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../testing/buy.ts';
import { beginPayment, CARDS, enterCard, readPayment, sendForm } from '../../testing/card.ts';
import { ENGINES, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from '../../testing/order.ts';
import { moveOrder } from '../order/move-order.ts';
import { OrderStays } from '../order/order-stays.ts';

const userId = 'u-1001';
const HOUR = 3_600_000;
const floor = stockedFloor(0);

describe.each(ENGINES)('paying by card on %s', (engine) => {
  let shop: TestShop;
  let store: Awaited<ReturnType<typeof newStore>>;
  let token: string;
  let moment: number;
  beforeAll(async () => {
    store = await newStore(engine);
    shop = await openShop(store.place);
    token = await shop.logIn(TRADE);
    moment = shop.clock.now;
  });
  afterAll(async () => {
    await shop?.close();
    await store?.clear();
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

  const place = async (
    overrides: Partial<OrderInput> = {},
    packs = 2,
  ): Promise<{ id: string; pence: number }> => {
    await fillBasket(shop, TRADE, [floor, packs]);
    const input = await checkoutOf(shop, TRADE, { payment: 'card', ...overrides });
    const placed = await shop.call('/woojiapi/order/insertorder', input, { token, json: true });
    expect(placed.resultCode, placed.text).toBe('0');
    return { id: placed.body.data.orderId, pence: input.totalPence };
  };
  const item = (order: { id: string; pence: number }, amountPence = order.pence) => ({
    kind: 'order' as const,
    id: order.id,
    amountPence,
  });
  const orderRow = (id: string) =>
    shop.db.selectFrom('orders').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const paymentsOf = (id: string) =>
    shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
  const toPay = async () => {
    const reply = await shop.call('/woojiapi/order/qrytopay', { userId }, { token });
    expect(reply.resultCode, reply.text).toBe('0');
    return reply.body.data;
  };
  const sessionOf = async (cardPaymentId: string) => {
    const all = await shop.backend.cardProvider.sessionsOf(MAIN_WORLD);
    return all.find(({ reference }) => reference === cardPaymentId)?.session_id ?? '';
  };
  const stateOf = async (cardPaymentId: string) => (await readPayment(shop, cardPaymentId)).body.data;

  it('an order by card waits for its payment, is confirmed once it is paid, and was paid once', async () => {
    const order = await place();
    await expect(
      shop.db.transaction().execute(async (trx) => {
        await moveOrder(trx, order.id, 'confirmed', '', shop.clock.now);
        await moveOrder(trx, order.id, 'picking', '', shop.clock.now);
      }),
    ).rejects.toThrow(OrderStays);
    const { reply, cardPaymentId, pageUrl } = await beginPayment(shop, [item(order)]);
    expect(reply.body.signHeader).toMatch(/^t=\d{13},v1=[0-9a-f]{64}$/);
    expect(new URL(pageUrl).origin).not.toBe(shop.origin);
    expect(await stateOf(cardPaymentId)).toMatchObject({ sts: 'pending', pageUrl, endedAt: 0 });

    const back = await enterCard(pageUrl, 'taken');
    expect(back).toBe(`http://shop.example/Results?payment=${cardPaymentId}`);
    expect(await stateOf(cardPaymentId)).toMatchObject({
      sts: 'paid',
      last4: '4242',
      amountPence: order.pence,
    });
    expect(await orderRow(order.id)).toMatchObject({ sts: 'confirmed', paid_pence: order.pence });
    expect((await paymentsOf(order.id)).map(({ amount_pence }) => amount_pence)).toEqual([order.pence]);
  });

  it.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient-funds'],
    ['expired', 'expired-card'],
  ] as const)(
    'a card that is %s pays nothing, and the order can be paid by another',
    async (card, reason) => {
      const order = await place();
      const first = await beginPayment(shop, [item(order)]);
      await enterCard(first.pageUrl, card);
      expect(await stateOf(first.cardPaymentId)).toMatchObject({ sts: 'failed', reason });
      expect(await orderRow(order.id)).toMatchObject({ sts: 'received', paid_pence: 0 });
      const second = await beginPayment(shop, [item(order)]);
      await enterCard(second.pageUrl, 'taken');
      expect((await stateOf(second.cardPaymentId)).sts).toBe('paid');
    },
  );

  it.each([
    ['confirm', 'paid'],
    ['refuse', 'failed'],
  ])('3-D Secure: %s makes it %s', async (answer, sts) => {
    const { pageUrl, cardPaymentId } = await beginPayment(shop, [item(await place())]);
    expect(await enterCard(pageUrl, 'challenge')).toBe(new URL(pageUrl).pathname);
    expect((await stateOf(cardPaymentId)).sts).toBe('pending');
    expect(await sendForm(`${pageUrl}/challenge`, { answer })).toContain(cardPaymentId);
    expect((await stateOf(cardPaymentId)).sts).toBe(sts);
  });

  it.each(['at once', 'twice', 'never'] as const)('a call back that comes %s counts once', async (mode) => {
    shop.backend.cardProvider.setCallBackMode(MAIN_WORLD, mode);
    const order = await place();
    // a part: the same news again would find more that is open
    const part = 1000;
    const { pageUrl, cardPaymentId } = await beginPayment(shop, [item(order, part)]);
    await enterCard(pageUrl, 'taken');
    const told = mode === 'never' ? 'pending' : 'paid';
    expect((await orderRow(order.id)).paid_pence).toBe(mode === 'never' ? 0 : part);
    const { sts } = await shop.db
      .selectFrom('card_payments')
      .select('sts')
      .where('card_payment_id', '=', cardPaymentId)
      .executeTakeFirstOrThrow();
    expect(sts).toBe(told);
    // browser, question and call backs at once
    const sessionId = await sessionOf(cardPaymentId);
    await Promise.all([
      stateOf(cardPaymentId),
      shop.backend.cardProvider.callBack(MAIN_WORLD, sessionId),
      stateOf(cardPaymentId),
      shop.backend.cardProvider.callBack(MAIN_WORLD, sessionId),
    ]);
    expect((await stateOf(cardPaymentId)).sts).toBe('paid');
    expect(await paymentsOf(order.id)).toHaveLength(1);
    expect((await orderRow(order.id)).paid_pence).toBe(part);
  });

  it('nobody comes back and no call back arrives: the backend asks by itself', async () => {
    shop.backend.cardProvider.setCallBackMode(MAIN_WORLD, 'never');
    const order = await place();
    const { pageUrl } = await beginPayment(shop, [item(order)]);
    await enterCard(pageUrl, 'taken');
    shop.clock.now += 60_000;
    await lookAfterPayments(shop.backend.worlds.main);
    expect((await orderRow(order.id)).paid_pence).toBe(order.pence);
  });

  it('a slow bank is pending, then paid; a silent one can be neither cancelled nor paid again', async () => {
    const slow = await beginPayment(shop, [item(await place())]);
    await enterCard(slow.pageUrl, 'slow');
    expect(await stateOf(slow.cardPaymentId)).toMatchObject({ sts: 'pending', pageUrl: '' });
    shop.clock.now += 9_000;
    expect((await stateOf(slow.cardPaymentId)).sts).toBe('paid');

    const order = await place();
    const silent = await beginPayment(shop, [item(order)]);
    await enterCard(silent.pageUrl, 'silent');
    const cancel = await shop.call(
      '/woojiapi/order/cancelcardpayment',
      { userId, cardPaymentId: silent.cardPaymentId },
      { token },
    );
    expect(cancel.resultCode).toBe('1');
    expect((await beginPayment(shop, [item(order, 1)])).reply.body).toMatchObject({
      resultCode: '1',
      field: 'items[0].amountPence',
    });
  });

  it('a call back without the right signature, or an old one, is not believed', async () => {
    const order = await place();
    const { cardPaymentId } = await beginPayment(shop, [item(order)]);
    const body = JSON.stringify({
      sessionId: await sessionOf(cardPaymentId),
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
    expect((await orderRow(order.id)).paid_pence).toBe(0);
    expect(await send(signatureOf(secret, signed, now))).toBe(204);
    expect((await orderRow(order.id)).paid_pence).toBe(order.pence);
  });

  it('two tabs and two colleagues that pay at once never take more than is open', async () => {
    const order = await place();
    const half = Math.ceil(order.pence / 2);
    const begun = await Promise.all([0, 1, 2, 3].map(() => beginPayment(shop, [item(order, half)])));
    const open = begun.filter(({ pageUrl }) => pageUrl !== '');
    expect(open.length).toBeGreaterThanOrEqual(1);
    expect(open.length * half).toBeLessThanOrEqual(order.pence + half - 1);
    await Promise.all(open.map(({ pageUrl }) => enterCard(pageUrl, 'taken')));
    const { paid_pence } = await orderRow(order.id);
    expect(paid_pence).toBe(open.length * half);
    expect(paid_pence).toBeLessThanOrEqual(order.pence);
    const rest = order.pence - paid_pence;
    if (rest > 0) {
      const last = await beginPayment(shop, [item(order, rest)]);
      await enterCard(last.pageUrl, 'taken');
    }
    expect(await orderRow(order.id)).toMatchObject({ sts: 'confirmed', paid_pence: order.pence });
    expect((await beginPayment(shop, [item(order, 1)])).reply.resultMsg).toContain('nothing left to pay');
  });

  it('the same call again leads to the same page, and no more than is open is asked for', async () => {
    const order = await place();
    const callserial = newSerial();
    const [one, two] = [
      await beginPayment(shop, [item(order)], { callserial }),
      await beginPayment(shop, [item(order)], { callserial }),
    ];
    expect(two.cardPaymentId).toBe(one.cardPaymentId);
    expect(two.pageUrl).toBe(one.pageUrl);
    const other = await place();
    expect((await beginPayment(shop, [item(other, other.pence + 1)])).reply.resultCode).toBe('1');
    expect((await beginPayment(shop, [item(other), item(other, 1)])).reply.resultCode).toBe('1');
    expect((await beginPayment(shop, [item(other)], { loginName: ARCHITECT })).reply.resultCode).toBe('102');
    expect((await readPayment(shop, one.cardPaymentId, ARCHITECT)).resultCode).toBe('102');
  });

  it('leads back to the shop alone, and to an address that is one', async () => {
    const known = await openShop({ ...store.place, publicUrl: 'https://shop.example' }, shop.clock);
    try {
      const items = [item(await place())];
      const begin = (returnUrl: string) =>
        known.call('/woojiapi/order/insertcardpayment', { userId, items, returnUrl }, { token, json: true });
      for (const returnUrl of ['https://elsewhere.example/Results', 'http://%/Results', 'http://[::/Results'])
        expect((await begin(returnUrl)).resultMsg).toContain('The way back must lead to this shop.');
      expect((await begin('https://shop.example/Results')).resultCode).toBe('0');
    } finally {
      await known.close();
    }
  });

  it.each(['down', 'slow'] as const)(
    'a provider that is %s is 104, holds nothing, and the same call works later',
    { timeout: 20_000 },
    async (state) => {
      const order = await place();
      const callserial = newSerial();
      shop.backend.cardProvider.setState(MAIN_WORLD, state);
      const failed = await beginPayment(shop, [item(order)], { callserial });
      expect([failed.reply.resultCode, failed.reply.status]).toEqual(['104', 502]);
      shop.backend.cardProvider.setState(MAIN_WORLD, 'up');
      expect((await toPay()).items.find(({ id }) => id === order.id)?.pendingPence).toBe(0);
      const begun = await beginPayment(shop, [item(order)], { callserial });
      expect(begun.reply.resultCode).toBe('0');
      shop.backend.cardProvider.setState(MAIN_WORLD, 'down');
      const asked = await readPayment(shop, begun.cardPaymentId);
      expect(asked.body).toMatchObject({ isAsked: 0, data: { sts: 'pending' } });
    },
  );

  it('an invoice and an order in one payment, in part; what is overdue stands first', async () => {
    const onAccount = await place({ payment: 'account' });
    await shop.db.transaction().execute(async (trx) => {
      for (const sts of ['confirmed', 'picking', 'dispatched'] as const)
        await moveOrder(trx, onAccount.id, sts, '', shop.clock.now - 90 * 24 * HOUR);
    });
    const byCard = await place();
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

  it('what was paid meanwhile in another way is given back, and said', async () => {
    const order = await place();
    const { cardPaymentId, pageUrl } = await beginPayment(shop, [item(order)]);
    await shop.db
      .updateTable('orders')
      .set({ paid_pence: order.pence - 100 })
      .where('order_id', '=', order.id)
      .execute();
    await enterCard(pageUrl, 'taken');
    expect(await stateOf(cardPaymentId)).toMatchObject({ sts: 'paid', refundPence: order.pence - 100 });
    expect((await orderRow(order.id)).paid_pence).toBe(order.pence);
  });

  it('an order that stays unpaid for a day is cancelled and its packs are free; one that is being paid waits', async () => {
    const stock = async () =>
      (
        await shop.db
          .selectFrom('products')
          .select('stock_packs')
          .where('product_id', '=', floor.productId)
          .executeTakeFirstOrThrow()
      ).stock_packs;
    // those of other tests wait no longer
    await shop.db.updateTable('orders').set({ card_pence: 0 }).execute();
    const late = await place({}, 3);
    const paying = await place({}, 4);
    const { pageUrl } = await beginPayment(shop, [item(paying)]);
    await enterCard(pageUrl, 'silent');
    expect(await stock()).toBe(493);
    shop.clock.now += 24 * HOUR;
    await lookAfterPayments(shop.backend.worlds.main);
    expect((await orderRow(late.id)).sts).toBe('received');
    shop.clock.now += 1;
    await lookAfterPayments(shop.backend.worlds.main);
    expect((await orderRow(late.id)).sts).toBe('cancelled');
    expect((await orderRow(paying.id)).sts).toBe('received');
    expect(await stock()).toBe(496);
    shop.clock.now = moment;
    expect((await beginPayment(shop, [item(late)])).reply.resultCode).toBe('1');
  });

  it('can be paid another way instead: by transfer, or on account where it fits', async () => {
    const change = async (orderId: string, payment: 'account' | 'transfer', callserial = newSerial()) =>
      await shop.call(
        '/woojiapi/order/updateorderpayment',
        { userId, orderId, payment },
        { token, callserial },
      );
    const one = await place();
    const { cardPaymentId } = await beginPayment(shop, [item(one)]);
    expect((await change(one.id, 'transfer')).resultCode).toBe('1');
    await shop.call('/woojiapi/order/cancelcardpayment', { userId, cardPaymentId }, { token });
    expect((await stateOf(cardPaymentId)).sts).toBe('cancelled');
    const callserial = newSerial();
    expect((await change(one.id, 'transfer', callserial)).resultCode).toBe('0');
    expect((await change(one.id, 'transfer', callserial)).resultCode).toBe('0');
    const row = await orderRow(one.id);
    expect(row).toMatchObject({ payment: 'transfer', card_pence: 0 });
    expect(row.transfer_reference).toMatch(/^[A-Z0-9]{6,18}$/);
    expect((await change(one.id, 'account')).resultCode).toBe('1');
    const two = await place();
    expect((await change(two.id, 'account')).resultCode).toBe('0');
    expect((await orderRow(two.id)).payment).toBe('account');
  });

  it('over the limit: the difference by card, the rest on account, and the limit is kept', async () => {
    const company = await shop.db
      .selectFrom('users')
      .select('company_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const limit = (pence: number) =>
      shop.db
        .updateTable('companies')
        .set({ credit_limit_pence: pence })
        .where('company_id', '=', company.company_id)
        .execute();
    const start = async () =>
      (await shop.call('/woojiapi/order/qrycheckout', { userId }, { token })).body.data.credit;
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
    expect(await orderRow(order.id)).toMatchObject({ sts: 'confirmed', paid_pence: difference });
    expect((await start()).openPence).toBe(openPence + 5_000);
    await limit(limitPence);
  });

  it('what is paid of each order is the sum of its payments, and a card number is nowhere', async () => {
    const orders = await shop.db
      .selectFrom('orders')
      .select(['order_id', 'paid_pence', 'total_pence'])
      .execute();
    let compared = 0;
    for (const { order_id, paid_pence, total_pence } of orders) {
      const sum = (await paymentsOf(order_id)).reduce((total, { amount_pence }) => total + amount_pence, 0);
      // one test above writes a paid sum by hand
      if (paid_pence - sum === total_pence - 100) continue;
      expect(sum).toBe(paid_pence);
      expect(sum).toBeLessThanOrEqual(total_pence);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
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
  });
});
