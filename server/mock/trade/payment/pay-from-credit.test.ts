import { afterEach, describe, expect, it } from 'vitest';
import { callSerial } from '../../../../contracts/api/call-signing.ts';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { beginPayment, enterCard } from '../../testing/card.ts';
import {
  comparePaidSums,
  item,
  orderRow,
  PAYER,
  paymentsOf,
  placeByCard,
  withCardShop,
} from '../../testing/card-orders.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { mailsOf } from '../../testing/people.ts';
import { moveOrder } from '../order/move-order.ts';

const FROM_CREDIT = '/woojiapi/order/insertcreditpayment';

describe.each(ENGINES)('a payment from credit, on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withCardShop(engine, (opened, ofPayer) => {
    shop = opened;
    token = ofPayer;
  });
  // otherwise one test's remaining credit would affect the next
  afterEach(async () => {
    for (const table of ['payments', 'invoices', 'mails'] as const) await shop.db.deleteFrom(table).execute();
    await shop.db.updateTable('orders').set({ sts: 'cancelled', paid_pence: 0, credited_pence: 0 }).execute();
  });

  const ask = async <P extends CallPath>(path: P, body: object = {}) =>
    (await shop.call(path, { userId: PAYER, ...body }, { token, json: true })).body;
  const toPay = async () => (await ask('/woojiapi/order/qrytopay')).data;
  const pay = (items: readonly object[], callserial?: string) =>
    shop.call(
      FROM_CREDIT,
      { userId: PAYER, items },
      { token, json: true, ...(callserial ? { callserial } : {}) },
    );
  const notesOf = async (orderId: string): Promise<string[]> =>
    (await ask('/woojiapi/order/qryorderdetail', { orderId })).data.events.map(
      ({ note }: { note: string }) => note,
    );

  /** An order that was paid by card and then cancelled. */
  async function credit(packs = 2) {
    const order = await placeByCard(shop, {}, packs);
    const { pageUrl } = await beginPayment(shop, [item(order)]);
    await enterCard(pageUrl, 'taken');
    await ask('/woojiapi/order/cancelorder', { orderId: order.id });
    return { ...order, orderNo: (await orderRow(shop, order.id)).order_no };
  }

  /** An order on account, invoiced. */
  async function invoice(packs = 3) {
    await fillBasket(shop, TRADE, [stockedFloor(0), packs]);
    const placed = await ask(
      '/woojiapi/order/insertorder',
      await checkoutOf(shop, TRADE, { payment: 'account' }),
    );
    const { orderId } = placed.data;
    for (const sts of ['confirmed', 'picking', 'dispatched'] as const)
      await moveOrder(shop.db, orderId, sts, '', shop.clock.now);
    const { invoice_no } = await shop.db
      .selectFrom('invoices')
      .select('invoice_no')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { orderId, id: invoice_no, pence: Number((await orderRow(shop, orderId)).total_pence) };
  }

  it('pays an invoice in part and an order in full, and keeps the rest as credit', async () => {
    const source = await credit(6);
    const order = await placeByCard(shop);
    const billed = await invoice();
    const part = 1_000;
    expect((await pay([{ kind: 'invoice', id: billed.id, amountPence: part }, item(order)])).resultCode).toBe(
      '0',
    );

    const after = await toPay();
    expect(after.creditPence).toBe(source.pence - part - order.pence);
    expect(after.items.map(({ id }: { id: string }) => id)).toEqual([billed.id]);
    expect(after.openPence).toBe(billed.pence - part);
    expect((await orderRow(shop, order.id)).sts).toBe('confirmed');
    expect(await notesOf(order.id)).toContain('Your credit has paid for it.');
    const went = `that you had paid went to invoice ${billed.id}, order ${(await orderRow(shop, order.id)).order_no}.`;
    expect((await notesOf(source.id)).at(-1)).toContain(went);
    const [mail] = (await mailsOf(shop, 'order-paid')).filter(({ subject }) => subject.endsWith(' credit'));
    expect(mail?.body).toContain(`has paid for invoice ${billed.id}, order `);
    expect(await comparePaidSums(shop)).toBeGreaterThan(0);
  });

  it('is shown on the statement as a use of credit, and doesn’t change the balance', async () => {
    const source = await credit();
    shop.clock.now += 60_000;
    const billed = await invoice();
    const statement = async () => {
      const month = new Date(shop.clock.now).toISOString().slice(0, 7);
      return (
        (await ask('/woojiapi/order/qrypaper', { kind: 'statement', id: month })).data.statement ??
        expect.fail()
      );
    };
    const before = await statement();
    await pay([{ kind: 'invoice', id: billed.id, amountPence: source.pence }]);
    const { entries, balancePence, creditPence } = await statement();
    expect(balancePence).toBe(before.balancePence);
    expect(creditPence).toBe(before.creditPence - source.pence);
    const texts = entries.map(({ text }: { text: string }) => text);
    expect(texts.slice(-2)).toEqual([`Credit used, ${source.orderNo}`, `Paid from credit, ${billed.id}`]);
  });

  it('takes the oldest credit first, from as many orders as it needs', async () => {
    const first = await credit(1);
    shop.clock.now += 60_000;
    const second = await credit(2);
    const billed = await invoice(6);
    await pay([{ kind: 'invoice', id: billed.id, amountPence: first.pence + 100 }]);
    expect((await orderRow(shop, first.id)).paid_pence).toBe(0);
    expect((await orderRow(shop, second.id)).paid_pence).toBe(second.pence - 100);
  });

  it('is refused as a whole if it exceeds the credit', async () => {
    const source = await credit(1);
    const billed = await invoice(6);
    const order = await placeByCard(shop);
    const wanted = [{ kind: 'invoice', id: billed.id, amountPence: source.pence }, item(order)];
    const refused = await pay(wanted);
    expect(refused.resultCode).toBe('1');
    expect(refused.body).toMatchObject({
      field: 'items',
      resultMsg: expect.stringMatching(/^Only £.* is in credit\.$/),
    });
    expect(await paymentsOf(shop, order.id)).toEqual([]);
    expect((await toPay()).creditPence).toBe(source.pence);
  });

  it('uses the part that keeps the account within its limit only for invoices', async () => {
    const source = await credit(6);
    const billed = await invoice(6);
    const company = await shop.db
      .selectFrom('orders')
      .select('company_id')
      .where('order_id', '=', billed.orderId)
      .executeTakeFirstOrThrow();
    const limit = (pence: number) =>
      shop.db
        .updateTable('companies')
        .set({ credit_limit_pence: pence })
        .where('company_id', '=', company.company_id)
        .execute();
    const order = await placeByCard(shop);
    try {
      await limit(billed.pence - source.pence + order.pence - 1);
      expect((await toPay()).forOrdersPence).toBe(order.pence - 1);
      const refused = await pay([item(order)]);
      expect(refused.body.resultMsg).toContain('The rest keeps your account within its limit');
      expect((await pay([item(order, order.pence - 1)])).resultCode).toBe('0');
      expect((await toPay()).forOrdersPence).toBe(0);
      expect((await pay([{ kind: 'invoice', id: billed.id, amountPence: 500 }])).resultCode).toBe('0');
    } finally {
      await limit(5_000_000);
    }
  });

  it('pays once, however often it is sent', async () => {
    const source = await credit();
    const billed = await invoice();
    const serial = callSerial(shop.clock.now, 0.5);
    const items = [{ kind: 'invoice', id: billed.id, amountPence: 700 }];
    for (let time = 0; time < 2; time++) expect((await pay(items, serial)).resultCode).toBe('0');
    expect((await toPay()).creditPence).toBe(source.pence - 700);
  });
});
