import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { orderSums } from '../../../../contracts/domain/order/order-sums.ts';
import { costOf } from '../../../../contracts/domain/quantity/packs.ts';
import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import {
  decide,
  FLOORS,
  freshReturner,
  inTransaction,
  move,
  PACKS,
  pdfText,
  RETURNER,
  type Returner,
  receive,
  sum,
  withReturner,
} from '../../testing/returns.ts';
import { recordPayment, refundOrder } from '../invoice/issue-invoice.ts';
import { receiveTransfer } from '../order/move-order.ts';
import { addVoucher, newVoucher } from '../voucher/repository.ts';
import { receiveReturn } from './decide-return.ts';

describe.each(ENGINES)('credit for sold goods on %s', (engine) => {
  let shop: TestShop;
  let customer: Returner;
  withReturner(engine, (opened, theCustomer) => {
    shop = opened;
    customer = theCustomer;
  });

  it('of an order with a voucher gives back what was paid, in parts, and never more', async () => {
    const voucher = { voucher_code: 'K7QPM-3XWRT', company_id: 'c-1001', ...newVoucher(shop.clock.now) };
    await addVoucher(shop.db, voucher);
    await fillBasket(shop, TRADE, [FLOORS[0], PACKS], [FLOORS[1], PACKS]);
    const plain = await checkoutOf(shop, TRADE);
    const basket = (
      await shop.call('/woojiapi/order/qryshoppingcar', { userId: RETURNER }, { token: customer.token })
    ).body.data;
    const costs = basket.map(({ amount, productPrice }) => ({
      costPence: costOf(amount, productPrice),
      isSample: false,
    }));
    const sums = orderSums(costs, plain.deliveryPence, 20, voucher.value_pence);
    const input = { ...plain, voucherCode: voucher.voucher_code, totalPence: sums.total };
    const placing = await shop.call('/woojiapi/order/insertorder', input, {
      token: customer.token,
      json: true,
    });
    const { orderId } = placing.body.data;
    await move(shop, orderId, 'confirmed', 'picking', 'dispatched', 'delivered');
    for (const packs of [
      [1, 0],
      [PACKS - 1, 2],
      [0, PACKS - 2],
    ]) {
      const { returnId } = (await customer.ask(orderId, packs)).body.data;
      await decide(shop, returnId, 'agreed');
      await receive(shop, returnId);
    }
    const paid = sums.goods - sums.voucher;
    const credited = sum(
      (await shop.db.selectFrom('credit_notes').selectAll().where('order_id', '=', orderId).execute()).map(
        (credit) => credit.goods_pence - credit.voucher_pence,
      ),
    );
    expect(credited).toBe(paid);
    const { creditedPence } = await customer.detail(orderId);
    expect(Math.abs(creditedPence - paid - vatOf(paid, 20))).toBeLessThanOrEqual(2);
    expect(creditedPence).toBeLessThanOrEqual(sums.total);
    await customer.expectBooksAgree();
  });

  it('credit notes have no gap in their numbers, even if one is rolled back', async () => {
    const orderId = await customer.delivered();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await customer.ask(orderId, [1])).body.data.returnId);
    const undone = inTransaction(shop, async (db) => {
      await receiveReturn(db, ids[0] ?? '', shop.clock.now);
      throw new Error('the line went dead');
    });
    await expect(undone).rejects.toThrow('the line went dead');
    await Promise.all(ids.map((id) => receive(shop, id)));
    const rows = await shop.db.selectFrom('credit_notes').select('credit_no').orderBy('credit_no').execute();
    expect(rows.map(({ credit_no }) => Number(credit_no.slice(3)))).toEqual(rows.map((_, n) => n + 1));
  });

  it('once all packs are back, the order is returned, and the payment is credit until it is paid back', async () => {
    const orderId = await customer.delivered();
    const { totalPence, deliveryPence, goodsPence } = await customer.detail(orderId);
    await inTransaction(shop, (db) => recordPayment(db, orderId, undefined, shop.clock.now));
    for (const packs of [[4, PACKS], [2]]) {
      const { returnId } = (await customer.ask(orderId, packs)).body.data;
      await decide(shop, returnId, 'agreed');
      await receive(shop, returnId);
    }
    const after = await customer.detail(orderId);
    const goods = goodsPence + Math.round(goodsPence / 5);
    expect(after).toMatchObject({ sts: 'returned', duePence: 0 });
    // two credit notes round their VAT separately, and delivery is not credited
    expect(Math.abs(after.creditedPence - goods)).toBeLessThanOrEqual(1);
    expect(after.surplusPence).toBe(after.creditedPence);
    expect(totalPence - after.creditedPence).toBeGreaterThanOrEqual(deliveryPence);
    await customer.expectBooksAgree();
    await inTransaction(shop, (db) => refundOrder(db, orderId, shop.clock.now));
    expect(await inTransaction(shop, (db) => refundOrder(db, orderId, shop.clock.now))).toBeUndefined();
    expect(await customer.detail(orderId)).toMatchObject({
      surplusPence: 0,
      refundedPence: after.surplusPence,
    });
    await customer.expectBooksAgree();
  });

  it.each(['card', 'transfer'] as const)(
    'an order paid by %s waits for no payment once the credit for its packs is paid back',
    async (payment) => {
      const orderId = await customer.placed({ payment });
      const { totalPence } = await customer.detail(orderId);
      await inTransaction(shop, (db) => recordPayment(db, orderId, totalPence, shop.clock.now));
      await move(shop, orderId, 'confirmed', 'picking', 'dispatched', 'delivered');
      const { returnId } = (await customer.ask(orderId, [2])).body.data;
      await receive(shop, returnId);
      await inTransaction(shop, (db) => refundOrder(db, orderId, shop.clock.now));

      expect((await customer.detail(orderId)).cardPence).toBeUndefined();
      const change = { userId: RETURNER, orderId, payment: payment === 'card' ? 'transfer' : 'account' };
      const changed = await shop.call('/woojiapi/order/updateorderpayment', change, {
        token: customer.token,
      });
      expect([changed.resultCode, changed.resultMsg]).toEqual([
        '1',
        'This order does not wait for a card payment.',
      ]);
      await expect(inTransaction(shop, (db) => receiveTransfer(db, orderId, shop.clock.now))).rejects.toThrow(
        'this order waits for no transfer',
      );
    },
  );

  it('a month’s papers come as one zip of its invoices, credit notes and statement, the same as single downloads', async () => {
    const { data } = await customer.invoices();
    const headers = { brand: 'Alderline', callserial: newSerial(), token: customer.token };
    const zip = async (month: string) =>
      await fetch(`${shop.origin}/woojiapi/order/downloadpapers`, {
        method: 'POST',
        headers: { ...headers, callserial: newSerial() },
        body: new URLSearchParams({ userId: RETURNER, month }),
      });
    const reply = await zip('2026-11');
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toContain('papers-2026-11.zip');
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const credits = data.flatMap((invoice) => invoice.credits);
    expect(credits.length).toBeGreaterThan(2);
    expect(Object.keys(files).sort()).toEqual(
      [
        ...data.map(({ invoiceNo }) => `invoice-${invoiceNo}.pdf`),
        ...credits.map(({ creditNo }) => `credit-note-${creditNo}.pdf`),
        'statement-2026-11.pdf',
      ].sort(),
    );
    const [credit] = credits;
    expect(await pdfText(files[`credit-note-${credit?.creditNo}.pdf`] ?? new Uint8Array())).toContain(
      `Credit incl. VAT ${formatPence(credit?.totalPence ?? 0)}`,
    );
    // a month without papers only has its statement
    const quiet = unzipSync(new Uint8Array(await (await zip('2026-09')).arrayBuffer()));
    expect(Object.keys(quiet)).toEqual(['statement-2026-09.pdf']);
    expect(await (await zip('2027-01')).json()).toMatchObject({ resultCode: '1', field: 'month' });
    const { token: theirs, ...rest } = { ...headers, token: await shop.logIn(ARCHITECT) };
    const foreign = await fetch(`${shop.origin}/woojiapi/order/downloadpapers`, {
      method: 'POST',
      headers: { ...rest, callserial: newSerial(), token: theirs },
      body: new URLSearchParams({ userId: 'u-1002', month: '2026-11' }),
    });
    const other = unzipSync(new Uint8Array(await foreign.arrayBuffer()));
    expect(Object.keys(other)).toEqual(['statement-2026-11.pdf']);
  });

  it('the payment for a cancelled order is credit until it is paid back', async () => {
    const orderId = await customer.placed({ payment: 'transfer' });
    const { totalPence, orderNo } = await customer.detail(orderId);
    await inTransaction(shop, (db) => receiveTransfer(db, orderId, shop.clock.now));
    await shop.call('/woojiapi/order/cancelorder', { userId: RETURNER, orderId }, { token: customer.token });
    expect(await customer.detail(orderId)).toMatchObject({
      duePence: 0,
      surplusPence: totalPence,
      refundedPence: 0,
    });
    const owed = await customer.statement();
    expect(owed.creditPence).toBeGreaterThanOrEqual(totalPence);
    await customer.expectBooksAgree();
    await inTransaction(shop, (db) => refundOrder(db, orderId, shop.clock.now));
    expect(await customer.detail(orderId)).toMatchObject({ surplusPence: 0, refundedPence: totalPence });
    const settled = await customer.statement();
    expect(settled.creditPence).toBe(owed.creditPence - totalPence);
    expect(settled.entries.map(({ text }) => text)).toContain(`Refund, ${orderNo}`);
    await customer.expectBooksAgree();
  });

  it('a month’s statement stays the same when one of its orders is cancelled in the next month', async () => {
    const orderId = await customer.placed({ payment: 'transfer' });
    const { totalPence } = await customer.detail(orderId);
    await inTransaction(shop, (db) => receiveTransfer(db, orderId, shop.clock.now));
    const told = await customer.statement();
    expect(told.advancePence).toBeGreaterThanOrEqual(totalPence);
    shop.clock.now += 31 * 24 * 60 * 60_000;
    const { token } = await freshReturner(shop);
    await shop.call('/woojiapi/order/cancelorder', { userId: RETURNER, orderId }, { token });
    const paper = { userId: RETURNER, kind: 'statement', id: '2026-11' };
    const reply = await shop.call('/woojiapi/order/qrypaper', paper, { token });
    expect(reply.body.data.statement).toEqual(told);
  });
});
