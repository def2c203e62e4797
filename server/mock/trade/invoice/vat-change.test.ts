import { beforeAll, describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { quotingAs } from '../../testing/quote.ts';
import {
  decide,
  FLOORS,
  freshReturner,
  inTransaction,
  move,
  PAPER,
  RETURNER,
  type Returner,
  receive,
  withReturner,
} from '../../testing/returns.ts';
import { receiveTransfer } from '../order/move-order.ts';

/** The day on which VAT went from 17.5% to 20%. */
const CHANGE = Date.UTC(2011, 0, 4, 9, 30);
const DAY = 86_400_000;
const BEFORE = CHANGE - 5 * DAY;
const AFTER = CHANGE + DAY;

describe.each(ENGINES)('when the rate of VAT has changed, on %s', (engine) => {
  let shop: TestShop;
  let customer: Returner;
  withReturner(engine, (opened) => {
    shop = opened;
  });
  const setDay = async (now: number) => {
    shop.clock.now = now;
    customer = await freshReturner(shop);
  };
  beforeAll(() => setDay(BEFORE));

  const paper = async (kind: string, id: string) =>
    (await shop.call(PAPER, { userId: RETURNER, kind, id }, { token: customer.token })).body.data;
  /** Percents of a paper's lines and sums, which must agree, with its VAT. */
  const vatOn = async (kind: string, id: string) => {
    const { lines, sums } = await paper(kind, id);
    const [row] = sums?.vat ?? [];
    expect(sums?.vat).toHaveLength(1);
    expect(row?.vatPence).toBe(vatOf(row?.netPence ?? 0, row?.percent ?? 0));
    expect(lines.map(({ vatPercent }) => vatPercent)).toEqual(lines.map(() => row?.percent));
    expect(sums?.totalPence).toBe((row?.netPence ?? 0) + (row?.vatPence ?? 0));
    return row?.percent;
  };
  const vatOfOrder = async (orderId: string) => {
    const { vatPercent, vatPence, goodsPence, deliveryPence, totalPence } = await customer.detail(orderId);
    expect(vatPence).toBe(vatOf(goodsPence + deliveryPence, vatPercent));
    expect(totalPence).toBe(goodsPence + deliveryPence + vatPence);
    return vatPercent;
  };

  it('papers issued before keep their rate, and so does the credit for goods on them', async () => {
    await setDay(BEFORE);
    const orderId = await customer.delivered();
    await setDay(AFTER);
    expect(await vatOn('invoice', orderId)).toBe(17.5);
    expect(await vatOn('confirmation', orderId)).toBe(17.5);
    expect(await vatOfOrder(orderId)).toBe(17.5);
    const { returnId } = (await customer.ask(orderId, [2, 0])).body.data;
    await decide(shop, returnId, 'agreed');
    await receive(shop, returnId);
    expect(await vatOn('credit-note', returnId)).toBe(17.5);
    await customer.expectBooksAgree();
  });

  it('an order on account has the rate of the day on which it leaves', async () => {
    await setDay(BEFORE);
    const orderId = await customer.placed();
    expect(await vatOn('confirmation', orderId)).toBe(17.5);
    await setDay(AFTER);
    expect(await vatOfOrder(orderId)).toBe(17.5);
    await move(shop, orderId, 'confirmed', 'picking', 'dispatched');
    expect(await vatOfOrder(orderId)).toBe(20);
    expect(await vatOn('invoice', orderId)).toBe(20);
    const { events, totalPence } = await customer.detail(orderId);
    expect(events.map(({ note }) => note)).toContain(
      `VAT has changed to 20% since you ordered, so the total is now ${formatPence(totalPence)}.`,
    );
    const [invoice] = (await customer.invoices()).data.filter((one) => one.orderId === orderId);
    expect(invoice?.totalPence).toBe((await customer.detail(orderId)).totalPence);
    await customer.expectBooksAgree();
  });

  it('an order that is paid before keeps the rate of its payment', async () => {
    await setDay(BEFORE);
    const orderId = await customer.placed({ payment: 'transfer' });
    await inTransaction(shop, (db) => receiveTransfer(db, orderId, shop.clock.now));
    await setDay(AFTER);
    await move(shop, orderId, 'picking', 'dispatched');
    expect(await vatOn('invoice', orderId)).toBe(17.5);
    expect((await customer.detail(orderId)).duePence).toBe(0);
  });

  it('a quotation keeps the rate of its day on its papers, and is ordered at the rate of the order', async () => {
    await setDay(BEFORE);
    const before = quotingAs(shop, { userId: RETURNER, token: customer.token });
    const quotationId = await before.accepted({
      postCode: 'IP4 9ZZ',
      lines: [{ productNo: FLOORS[0].productNo, number: 6 }],
    });
    await setDay(CHANGE);
    const { ok, read, ordered } = quotingAs(shop, { userId: RETURNER, token: customer.token });
    expect((await read(quotationId)).vatPercent).toBe(17.5);
    for (const copy of [{ copy: 'own' }, { copy: 'client', margin: 1000, hasPrices: 1 }]) {
      const { sums } = (await ok('/woojiapi/order/qryquotationpaper', { quotationId, ...copy })).data;
      const [row] = sums?.vat ?? [];
      expect([row?.percent, row?.vatPence]).toEqual([17.5, vatOf(row?.netPence ?? 0, 17.5)]);
    }
    const { orderId } = await ordered([quotationId]);
    expect(await vatOfOrder(orderId)).toBe(20);
  });
});
