import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { OrderState } from '../../engine/database/tables.ts';
import { ARCHITECT, basketLine, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, type OrderInput } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';
import { moveOrder, receiveTransfer } from '../order/move-order.ts';
import { issueInvoice, recordPayment } from './issue-invoice.ts';

const INVOICES = '/woojiapi/order/qryinvoices';
const PAPER = '/woojiapi/order/qrypaper';
const PDF = '/woojiapi/order/downloadpaper';
const DAY = 86_400_000;
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

describe.each(ENGINES)('invoices and papers on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  const userId = 'u-1001';
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });

  const order = async (overrides: Partial<OrderInput> = {}, packs = 3): Promise<string> => {
    for (const n of [0, 1])
      await shop.call(
        '/woojiapi/order/insertshoppingcar',
        { ...basketLine(TRADE, stockedFloor(n), packs + n) },
        { token },
      );
    const body = await checkoutOf(shop, TRADE, overrides);
    const reply = await shop.call('/woojiapi/order/insertorder', body, { token, json: true });
    expect(reply.resultMsg ?? '').toBe('');
    return reply.body.data.orderId;
  };
  const move = (orderId: string, ...states: OrderState[]) =>
    shop.db.transaction().execute(async (trx) => {
      for (const sts of states) await moveOrder(trx, orderId, sts, '', shop.clock.now);
    });
  const send = (orderId: string) => move(orderId, 'confirmed', 'picking', 'dispatched');
  const invoices = async (search = {}) =>
    (await shop.call(INVOICES, { userId, pageNo: 1, pageSize: 100, ...search }, { token })).body;
  const paper = (kind: string, id: string) => shop.call(PAPER, { userId, kind, id }, { token });
  const pay = (orderId: string, pence?: number) =>
    shop.db.transaction().execute((trx) => recordPayment(trx, orderId, pence, shop.clock.now));

  it('shows the invoice’s due day on the order too, however early the goods leave', async () => {
    const orderId = await order({ requestedDay: '2026-12-04' });
    const dueDay = async () =>
      (await shop.call('/woojiapi/order/qryorderdetail', { userId, orderId }, { token })).body.data.dueDay;
    expect(await dueDay()).toBe('2027-01-31');
    await send(orderId);
    const [invoice] = (await invoices()).data;
    expect(invoice).toMatchObject({ orderId, taxPoint: '2026-11-21', dueDay: '2026-12-31' });
    expect(await dueDay()).toBe('2026-12-31');
  });

  it('invoices an order once, when it leaves, for what was ordered; due at the end of the next month', async () => {
    const orderId = await order();
    expect((await paper('invoice', orderId)).resultCode).toBe('1');
    await move(orderId, 'confirmed', 'picking');
    expect((await invoices()).data.map((each) => each.orderId)).not.toContain(orderId);
    await move(orderId, 'dispatched');
    await shop.db.transaction().execute((trx) => issueInvoice(trx, orderId, shop.clock.now + 40 * DAY));
    const [first] = (await invoices()).data;
    const detail = await shop.call('/woojiapi/order/qryorderdetail', { userId, orderId }, { token });
    expect(detail.resultMsg ?? '').toBe('');
    const { totalPence, orderNo } = detail.body.data;
    expect(first).toEqual({
      invoiceNo: expect.stringMatching(/^AI-\d{6}$/),
      orderId,
      orderNo,
      poNumber: 'PO-1180',
      jobReference: 'Mill Lane 4',
      taxPoint: '2026-11-21',
      dueDay: '2026-12-31',
      totalPence,
      paidPence: 0,
      creditedPence: 0,
      duePence: totalPence,
      daysOverdue: 0,
      credits: [],
    });
    const { data } = (await paper('invoice', orderId)).body;
    expect(data).toMatchObject({ title: 'VAT invoice', paperNo: first?.invoiceNo });
    expect(sum(data.lines.map(({ netPence = 0 }) => netPence))).toBe(data.sums?.goodsPence);
    const vat = sum((data.sums?.vat ?? []).map(({ vatPence }) => vatPence));
    expect((data.sums?.goodsPence ?? 0) + (data.sums?.deliveryPence ?? 0) + vat).toBe(totalPence);
    expect(data.sums?.totalPence).toBe(totalPence);
  });

  it('numbers have no gap, even if many orders leave at once or one is rolled back', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push(await order({}, 1));
    for (const id of ids) await move(id, 'confirmed', 'picking');
    const undone = shop.db.transaction().execute(async (trx) => {
      await moveOrder(trx, ids[0] ?? '', 'dispatched', '', shop.clock.now);
      throw new Error('the lorry broke down');
    });
    await expect(undone).rejects.toThrow('the lorry broke down');
    // two processes; with libSQL, two writers in one process would block their common thread
    const twin = engine === 'PostgreSQL' ? await shop.twin() : undefined;
    await Promise.all(
      ids.map((id, n) =>
        (n % 2 === 0 ? shop : (twin ?? shop)).db
          .transaction()
          .execute((trx) => moveOrder(trx, id, 'dispatched', '', shop.clock.now)),
      ),
    );
    await twin?.close();
    const numbers = (await invoices()).data
      .map(({ invoiceNo }) => Number(invoiceNo.slice(3)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
  });

  it('is hidden from other companies, which get 102 and an empty list', async () => {
    const [mine] = (await invoices()).data;
    const stranger = { userId: 'u-1002' };
    const theirs = { token: await shop.logIn(ARCHITECT) };
    for (const kind of ['invoice', 'confirmation', 'delivery-note', 'proforma'])
      for (const path of [PAPER, PDF] as const) {
        const reply = await shop.call(path, { ...stranger, kind, id: mine?.orderId }, theirs);
        expect([kind, reply.resultCode]).toEqual([kind, '102']);
      }
    expect((await shop.call(PAPER, { ...stranger, kind: 'invoice', id: 'o-none' }, theirs)).resultCode).toBe(
      '102',
    );
    const list = await shop.call(INVOICES, { ...stranger, pageNo: 1, pageSize: 100 }, theirs);
    expect(list.body).toMatchObject({ data: [], total: 0, openPence: 0 });
    const statement = await shop.call(PAPER, { ...stranger, kind: 'statement', id: '2026-11' }, theirs);
    expect(statement.body.data.statement).toMatchObject({ entries: [], balancePence: 0 });
  });

  it('a payment lowers the open amount on the invoice, the credit and the statement, but never below 0', async () => {
    const before = await invoices();
    const [{ orderId = '', totalPence = 0 } = {}] = before.data;
    await pay(orderId, 1000);
    expect(await pay(orderId, totalPence)).toBeUndefined();
    const after = await invoices();
    expect(after.openPence).toBe(before.openPence - 1000);
    expect(after.data.find((each) => each.orderId === orderId)).toMatchObject({
      paidPence: 1000,
      duePence: totalPence - 1000,
    });
    await pay(orderId);
    const open = await invoices({ show: 'open' });
    expect(open.data.map((each) => each.orderId)).not.toContain(orderId);
    expect(open.openPence).toBe(before.openPence - totalPence);
    const checkout = await shop.call('/woojiapi/order/qrycheckout', { userId }, { token });
    expect(checkout.body.data.credit.openPence).toBe(open.openPence);
    const { data } = (await paper('statement', '2026-11')).body;
    expect(data.statement?.balancePence).toBe(open.openPence);
    expect((await paper('invoice', orderId)).body.data).toMatchObject({
      notice: 'Paid in full',
      payment: [],
    });
  });

  it('an order by transfer has a proforma before the money arrives, then a paid invoice; the statement shows both', async () => {
    const orderId = await order({ payment: 'transfer' });
    const proforma = (await paper('proforma', orderId)).body.data;
    expect(proforma.notice).toBe('This is not a VAT invoice');
    const reference = proforma.payment.find(({ label }) => label === 'Payment reference')?.text ?? '';
    expect(reference).toMatch(/^[A-Z0-9]{6,18}$/);
    await shop.db.transaction().execute((trx) => receiveTransfer(trx, orderId, shop.clock.now));
    const paid = (await paper('statement', '2026-11')).body.data.statement;
    expect(paid?.advancePence).toBe(proforma.sums?.totalPence);
    await move(orderId, 'picking', 'dispatched');
    const listed = (await invoices()).data.find((each) => each.orderId === orderId);
    expect(listed).toMatchObject({ duePence: 0, dueDay: '2026-11-21', daysOverdue: 0 });
    expect((await paper('statement', '2026-11')).body.data.statement?.advancePence).toBe(0);
  });

  it('a free sample order has no invoice, and uses no number', async () => {
    const sendOne = async () => {
      await send(await order());
      return Number((await invoices()).data[0]?.invoiceNo.slice('AI-'.length));
    };
    const last = await sendOne();
    await shop.call(
      '/woojiapi/order/insertshoppingcar',
      { ...basketLine(TRADE, stockedFloor(0), 1, 1), productPrice: 0, packWeight: 0, packSize: 1, amount: 1 },
      { token },
    );
    const body = await checkoutOf(shop, TRADE);
    const placed = await shop.call('/woojiapi/order/insertorder', body, { token, json: true });
    const { orderId } = placed.body.data;
    const before = (await invoices()).total;
    await send(orderId);
    expect((await invoices()).total).toBe(before);
    expect((await paper('invoice', orderId)).resultCode).toBe('1');
    expect((await paper('delivery-note', orderId)).body.data.lines[0]).toMatchObject({
      unit: 'piece',
      number: 1,
    });
    expect(await sendOne()).toBe(last + 1);
  });

  it('a delivery note comes with picking and names no price', async () => {
    const orderId = await order();
    expect((await paper('delivery-note', orderId)).resultCode).toBe('1');
    await move(orderId, 'confirmed', 'picking');
    const { text, body } = await paper('delivery-note', orderId);
    expect(text).not.toMatch(/Pence/);
    expect(body.data.load?.packs).toBe(sum(body.data.lines.map(({ number }) => number)));
    expect(JSON.stringify(body.data)).toContain('Ada Moss');
  });

  it('finds by number, PO, order number and job, with % and _ taken literally; filters and pages', async () => {
    const orderId = await order({ poNumber: 'PO_50%', jobReference: 'Corn Exchange' });
    await send(orderId);
    const all = await invoices();
    const mine = all.data.find((each) => each.orderId === orderId);
    for (const search of [mine?.invoiceNo, mine?.orderNo.toLowerCase(), 'po_50%', ' corn ex'])
      expect((await invoices({ search })).data.map((each) => each.orderId)).toEqual([orderId]);
    expect((await invoices({ search: '%' })).total).toBe(1);
    expect((await invoices({ search: 'no such' })).data).toEqual([]);
    const pages = await Promise.all([1, 2].map((pageNo) => invoices({ pageNo, pageSize: 2 })));
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data.slice(0, 4));
    expect((await invoices({ show: 'overdue' })).data).toEqual([]);
  });

  it('the PDF has its own file name and says the same as the page', async () => {
    const [{ orderId = '', invoiceNo = '', totalPence = 0 } = {}] = (await invoices()).data;
    const response = await fetch(shop.origin + PDF, {
      method: 'POST',
      headers: { brand: 'Alderline', callserial: newSerial(), token },
      body: new URLSearchParams({ userId, kind: 'invoice', id: orderId }),
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="invoice-${invoiceNo}.pdf"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    const { data } = (await paper('invoice', orderId)).body;
    for (const { label, text: fact } of [...data.facts, ...data.payment, ...data.seller.facts])
      expect(text.replace(/\s+/g, ' ')).toContain(`${label} ${fact}`);
    expect(text).toContain(formatPence(totalPence));
  });

  it('months join: each statement brings forward the last balance; a future month is refused', async () => {
    for (const month of ['2026-12', '2026-13', 'soon', '1999-01'])
      expect([month, (await paper('statement', month)).resultCode]).toEqual([month, '1']);
    const november = (await paper('statement', '2026-11')).body.data.statement;
    shop.clock.now = Date.UTC(2027, 0, 31, 12);
    token = await (await shop.twin()).logIn(TRADE);
    const december = (await paper('statement', '2026-12')).body.data.statement;
    expect(december).toMatchObject({ broughtForwardPence: november?.balancePence, entries: [] });
    // due on 31 December: a month later it is 31 days old
    const late = await invoices({ show: 'overdue' });
    expect(late.overduePence).toBe(late.openPence);
    expect(late.ageing.days60Pence).toBe(late.openPence);
    expect(new Set(late.data.map(({ daysOverdue }) => daysOverdue))).toEqual(new Set([31]));
  });
});
