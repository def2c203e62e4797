import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { openOf } from '../../../../../contracts/rules/ageing.ts';
import { formatPence } from '../../../../../contracts/rules/money.ts';
import { orderSums } from '../../../../../contracts/rules/order-sums.ts';
import { costOf } from '../../../../../contracts/rules/packs.ts';
import { vatOf } from '../../../../../contracts/rules/vat.ts';
import { openSession } from '../../../access/session.ts';
import { newId } from '../../../security/token.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../../testing/open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from '../../../testing/order.ts';
import { withShop } from '../../../testing/with-shop.ts';
import { recordPayment, refundOrder } from '../../invoice/issue-invoice.ts';
import { moveOrder, receiveTransfer } from '../move-order.ts';
import { OrderStays } from '../order-stays.ts';
import { addVoucher, newVoucher } from '../voucher-repository.ts';
import { decideReturn, receiveReturn } from './decide-return.ts';

const DETAIL = '/woojiapi/order/qryorderdetail';
const ASK = '/woojiapi/order/insertreturn';
const INVOICES = '/woojiapi/order/qryinvoices';
const PAPER = '/woojiapi/order/qrypaper';
const PDF = '/woojiapi/order/downloadpaper';
const DAY = 86_400_000;
const PACKS = 6;
const userId = 'u-1001';
const floors = [stockedFloor(0), stockedFloor(1)] as const;
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

describe.each(ENGINES)('returns on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });

  const inTransaction = shopTransaction(() => shop);
  const placed = async (overrides: Partial<OrderInput> = {}) => {
    await fillBasket(shop, TRADE, [floors[0], PACKS], [floors[1], PACKS]);
    const body = await checkoutOf(shop, TRADE, overrides);
    const reply = await shop.call('/woojiapi/order/insertorder', body, { token, json: true });
    expect(reply.resultMsg ?? '').toBe('');
    return reply.body.data.orderId;
  };
  const move = (orderId: string, ...states: Parameters<typeof moveOrder>[2][]) =>
    inTransaction(async (db) => {
      for (const sts of states) await moveOrder(db, orderId, sts, '', shop.clock.now);
    });
  const delivered = async (overrides: Partial<OrderInput> = {}) => {
    const orderId = await placed(overrides);
    await move(orderId, 'confirmed', 'picking', 'dispatched', 'delivered');
    return orderId;
  };
  const detail = async (orderId: string) =>
    firstFloorFirst((await shop.call(DETAIL, { userId, orderId }, { token })).body.data);
  const ask = async (orderId: string, packs: readonly number[], more: object = {}) => {
    const { lines } = await detail(orderId);
    const wanted = lines.flatMap(({ lineId }, n) => (packs[n] ? [{ lineId, number: packs[n] }] : []));
    const body = {
      userId,
      orderId,
      kind: 'return',
      reason: 'Too many',
      lines: wanted,
      pictureIds: [],
      ...more,
    };
    return await shop.call(ASK, body, { token, json: true });
  };
  const decide = (returnId: string, sts: 'agreed' | 'declined', isCharged = false, answer = 'Because.') =>
    inTransaction((db) => decideReturn(db, returnId, { sts, isCharged, answer }, shop.clock.now));
  const receive = (returnId: string) => inTransaction((db) => receiveReturn(db, returnId, shop.clock.now));
  const stock = async (at: 0 | 1) =>
    (
      await shop.db
        .selectFrom('products')
        .select('stock_packs')
        .where('product_id', '=', floors[at].productId)
        .executeTakeFirstOrThrow()
    ).stock_packs;
  const statement = async () =>
    (await shop.call(PAPER, { userId, kind: 'statement', id: '2026-11' }, { token })).body.data.statement ??
    expect.unreachable();
  const uploaded = async () => {
    const pictureId = newId('i');
    const bytes = Buffer.from('picture');
    await shop.db
      .insertInto('shared_pictures')
      .values({
        picture_id: pictureId,
        user_id: userId,
        example_id: null,
        position: 0,
        is_public: 0,
        small: bytes,
        large: bytes,
        created_at: shop.clock.now,
      })
      .execute();
    return pictureId;
  };

  /** Invoices, credit notes, payments, account and statement tell the same story, to the penny. */
  async function expectBooksAgree() {
    const { data, openPence, creditPence } = (
      await shop.call(INVOICES, { userId, pageNo: 1, pageSize: 100 }, { token })
    ).body;
    const { balancePence, ageing, advancePence, creditPence: onStatement } = await statement();
    expect(openOf(ageing).openPence).toBe(openPence);
    expect(onStatement).toBe(creditPence);
    expect(balancePence).toBe(openPence - creditPence - advancePence);
    for (const invoice of data) {
      const { totalPence, paidPence, creditedPence, duePence, credits } = invoice;
      expect(sum(credits.map((credit) => credit.totalPence))).toBe(creditedPence);
      expect(duePence).toBe(Math.max(0, totalPence - paidPence - creditedPence));
    }
  }

  it('of an order with a voucher: what was paid comes back, in parts, and never more', async () => {
    const voucher = { voucher_code: 'K7QPM-3XWRT', company_id: 'c-1001', ...newVoucher(shop.clock.now) };
    await addVoucher(shop.db, voucher);
    await fillBasket(shop, TRADE, [floors[0], PACKS], [floors[1], PACKS]);
    const plain = await checkoutOf(shop, TRADE);
    const basket = (await shop.call('/woojiapi/order/qryshoppingcar', { userId }, { token })).body.data;
    const costs = basket.map(({ amount, productPrice }) => ({
      costPence: costOf(amount, productPrice),
      isSample: false,
    }));
    const sums = orderSums(costs, plain.deliveryPence, voucher.value_pence);
    const input = { ...plain, voucherCode: voucher.voucher_code, totalPence: sums.total };
    const placing = await shop.call('/woojiapi/order/insertorder', input, { token, json: true });
    const { orderId } = placing.body.data;
    await move(orderId, 'confirmed', 'picking', 'dispatched', 'delivered');
    for (const packs of [
      [1, 0],
      [PACKS - 1, 2],
      [0, PACKS - 2],
    ]) {
      const { returnId } = (await ask(orderId, packs)).body.data;
      await decide(returnId, 'agreed');
      await receive(returnId);
    }
    const paid = sums.goods - sums.voucher;
    const credited = sum(
      (await shop.db.selectFrom('credit_notes').selectAll().where('order_id', '=', orderId).execute()).map(
        (credit) => credit.goods_pence - credit.voucher_pence,
      ),
    );
    expect(credited).toBe(paid);
    const { creditedPence } = await detail(orderId);
    expect(Math.abs(creditedPence - paid - vatOf(paid))).toBeLessThanOrEqual(2);
    expect(creditedPence).toBeLessThanOrEqual(sums.total);
    await expectBooksAgree();
  });

  it('agreed and received: into the stock, credited once, and off the invoice, the account and the statement', async () => {
    const orderId = await delivered();
    const before = { order: await detail(orderId), stock: await stock(0) };
    expect(before.order).toMatchObject({ returnBy: '2026-11-28', reportBy: '2026-11-27', returns: [] });
    expect(before.order.lines.map(({ delivered: there, mayReturn }) => [there, mayReturn])).toEqual([
      [PACKS, PACKS],
      [PACKS, PACKS],
    ]);
    const reply = await ask(orderId, [2, 1]);
    const { returnId, returnNo } = reply.body.data;
    expect(returnNo).toMatch(/^RT-\d{6}$/);
    expect((await detail(orderId)).lines.map(({ mayReturn }) => mayReturn)).toEqual([PACKS - 2, PACKS - 1]);
    await decide(returnId, 'agreed');
    expect(await stock(0)).toBe(before.stock);
    expect(
      (await shop.call(PAPER, { userId, kind: 'credit-note', id: returnId }, { token })).resultCode,
    ).toBe('102');
    await receive(returnId);
    await expect(receive(returnId)).rejects.toThrow(OrderStays);
    expect(await stock(0)).toBe(before.stock + 2);

    const after = await detail(orderId);
    const [back] = after.returns;
    expect(back).toMatchObject({ returnNo, sts: 'received', isCharged: 0, reason: 'Too many' });
    expect(after.sts).toBe('delivered');
    expect(after.events.at(-1)).toMatchObject({
      sts: 'returned',
      note: expect.stringContaining('2 packs of'),
    });
    expect(after.duePence).toBe(before.order.totalPence - (back?.creditPence ?? 0));
    const { data: paper } = (await shop.call(PAPER, { userId, kind: 'credit-note', id: returnId }, { token }))
      .body;
    expect(paper).toMatchObject({ kind: 'credit-note', paperNo: back?.creditNo });
    const { goodsPence = 0, vat = [], totalPence = 0 } = paper.sums ?? {};
    expect(sum(paper.lines.map(({ netPence = 0 }) => netPence))).toBe(goodsPence);
    expect(vat).toEqual([{ percent: 20, netPence: goodsPence, vatPence: Math.round(goodsPence / 5) }]);
    expect(totalPence).toBe(goodsPence + Math.round(goodsPence / 5));
    expect(totalPence).toBe(back?.creditPence);
    const { entries } = await statement();
    expect(entries.filter(({ text }) => text === `Credit note ${back?.creditNo}`)).toMatchObject([
      { chargePence: 0, paymentPence: totalPence },
    ]);
    await expectBooksAgree();

    const text = await textOf(PDF, { userId, kind: 'credit-note', id: returnId });
    expect(text).toContain(`Credit note ${back?.creditNo}`);
    expect(text).toContain(`Credit incl. VAT ${formatPence(totalPence)}`);
    for (const { netPence = 0 } of paper.lines) expect(text).toContain(formatPence(netPence));
  });

  /** A PDF as an independent reader finds it. */
  async function textOf(path: string, body: Record<string, string>): Promise<string> {
    const headers = { brand: 'Alderline', callserial: newSerial(), token };
    const reply = await fetch(shop.origin + path, {
      method: 'POST',
      headers,
      body: new URLSearchParams(body),
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await reply.arrayBuffer())));
    return text.join(' ').replace(/\s+/g, ' ');
  }

  it('what comes back without our agreement, or with a charge, costs a fifth', async () => {
    const orderId = await delivered();
    const early = (await ask(orderId, [1])).body.data;
    const charged = (await ask(orderId, [1])).body.data;
    await receive(early.returnId);
    await decide(charged.returnId, 'agreed', true);
    await receive(charged.returnId);
    const { returns, lines } = await detail(orderId);
    const packPence = Math.round((lines[0]?.linePence ?? 0) / PACKS);
    for (const each of returns) {
      expect(each).toMatchObject({ sts: 'received', isCharged: 1 });
      expect(Math.abs(each.creditPence - packPence * 0.8 * 1.2)).toBeLessThan(3);
    }
    await expectBooksAgree();
  });

  it('a declined one says why and frees its packs; nobody answers twice', async () => {
    const orderId = await delivered();
    const { returnId } = (await ask(orderId, [PACKS])).body.data;
    expect((await ask(orderId, [1])).resultMsg).toMatch(/^No packs of .* are left to return/);
    await expect(decide(returnId, 'declined', false, '')).rejects.toThrow(OrderStays);
    await decide(returnId, 'declined', false, 'The packs are open.');
    await expect(decide(returnId, 'agreed')).rejects.toThrow(OrderStays);
    await expect(receive(returnId)).rejects.toThrow(OrderStays);
    const { returns, lines } = await detail(orderId);
    expect(returns).toMatchObject([{ sts: 'declined', answer: 'The packs are open.', creditNo: '' }]);
    expect(lines[0]?.mayReturn).toBe(PACKS);
  });

  it('never more packs than have arrived, however many ask at once', async () => {
    const orderId = await delivered();
    const { lines } = await detail(orderId);
    const [{ lineId = '' } = {}] = lines;
    const body = {
      userId,
      orderId,
      kind: 'return',
      reason: 'Too many',
      lines: [{ lineId, number: 2 }],
      pictureIds: [],
    };
    const twin = engine === 'PostgreSQL' ? await shop.twin() : undefined;
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        (n % 2 === 0 ? shop : (twin ?? shop)).call(ASK, body, { token, json: true }),
      ),
    );
    await twin?.close();
    expect(replies.filter(({ resultCode }) => resultCode === '0')).toHaveLength(PACKS / 2);
    expect((await detail(orderId)).lines[0]?.mayReturn).toBe(0);
    const serial = newSerial();
    const again = { ...body, lines: [{ lineId: lines[1]?.lineId ?? '', number: 1 }] };
    const once = await shop.call(ASK, again, { token, json: true, callserial: serial });
    const twice = await shop.call(ASK, again, { token, json: true, callserial: serial });
    expect(twice.body).toEqual(once.body);
    expect((await detail(orderId)).lines[1]?.mayReturn).toBe(PACKS - 1);
  });

  it('credit notes follow without a gap, also where one is undone', async () => {
    const orderId = await delivered();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await ask(orderId, [1])).body.data.returnId);
    const undone = inTransaction(async (db) => {
      await receiveReturn(db, ids[0] ?? '', shop.clock.now);
      throw new Error('the line went dead');
    });
    await expect(undone).rejects.toThrow('the line went dead');
    await Promise.all(ids.map(receive));
    const rows = await shop.db.selectFrom('credit_notes').select('credit_no').orderBy('credit_no').execute();
    expect(rows.map(({ credit_no }) => Number(credit_no.slice(3)))).toEqual(rows.map((_, n) => n + 1));
  });

  it('all packs back: the order is returned, and what was paid stands to the credit of the account until it goes back', async () => {
    const orderId = await delivered();
    const { totalPence, deliveryPence, goodsPence } = await detail(orderId);
    await inTransaction((db) => recordPayment(db, orderId, undefined, shop.clock.now));
    for (const packs of [[4, PACKS], [2]]) {
      const { returnId } = (await ask(orderId, packs)).body.data;
      await decide(returnId, 'agreed');
      await receive(returnId);
    }
    const after = await detail(orderId);
    const goods = goodsPence + Math.round(goodsPence / 5);
    expect(after).toMatchObject({ sts: 'returned', duePence: 0 });
    // two credit notes round their VAT by themselves, and delivery is not credited
    expect(Math.abs(after.creditedPence - goods)).toBeLessThanOrEqual(1);
    expect(after.surplusPence).toBe(after.creditedPence);
    expect(totalPence - after.creditedPence).toBeGreaterThanOrEqual(deliveryPence);
    await expectBooksAgree();
    await inTransaction((db) => refundOrder(db, orderId, shop.clock.now));
    expect(await inTransaction((db) => refundOrder(db, orderId, shop.clock.now))).toBeUndefined();
    expect(await detail(orderId)).toMatchObject({ surplusPence: 0, refundedPence: after.surplusPence });
    await expectBooksAgree();
  });

  it('a defect needs a picture, is credited when it is accepted, and puts nothing into the stock', async () => {
    const orderId = await delivered();
    const before = await stock(0);
    const defect = { kind: 'defect', reason: 'Two boards are split.' };
    expect((await ask(orderId, [1], defect)).resultMsg).toMatch(/^Please add at least one picture/);
    expect((await ask(orderId, [1], { ...defect, pictureIds: ['i-none'] })).resultCode).toBe('102');
    const pictureIds = [await uploaded(), await uploaded()];
    const { returnId } = (await ask(orderId, [1], { ...defect, pictureIds })).body.data;
    // what a defect has taken is there for nothing else
    expect((await ask(orderId, [1], { ...defect, pictureIds })).resultCode).toBe('102');
    await expect(receive(returnId)).rejects.toThrow(OrderStays);
    await decide(returnId, 'agreed', true, '');
    const { returns } = await detail(orderId);
    expect(returns).toMatchObject([{ kind: 'defect', sts: 'agreed', isCharged: 0, pictures: 2 }]);
    expect(returns[0]?.creditNo).toMatch(/^AC-\d{6}$/);
    expect(await stock(0)).toBe(before);
    await expectBooksAgree();
  });

  it('is only in time, only for what has arrived, and nobody else’s', async () => {
    const waiting = await placed();
    expect((await ask(waiting, [1])).resultMsg).toMatch(/Nothing of this order has arrived/);
    const orderId = await delivered();
    const { lines } = await detail(orderId);
    const theirs = { token: await shop.logIn(ARCHITECT), json: true };
    const body = {
      userId: 'u-1002',
      orderId,
      kind: 'return',
      reason: 'x',
      lines: [{ lineId: lines[0]?.lineId ?? '', number: 1 }],
      pictureIds: [],
    };
    expect((await shop.call(ASK, body, theirs)).resultCode).toBe('102');
    // a line of another order of one's own
    const other = await detail(await delivered());
    const foreign = { ...body, userId, orderId: other.orderId };
    expect((await shop.call(ASK, foreign, { token, json: true })).resultCode).toBe('102');
    const { returnId } = (await ask(orderId, [1])).body.data;
    await receive(returnId);
    const paper = { userId: 'u-1002', kind: 'credit-note', id: returnId };
    expect((await shop.call(PAPER, paper, theirs)).resultCode).toBe('102');

    const { now } = shop.clock;
    try {
      shop.clock.now = now + 6.9 * DAY;
      token = await newToken(shop);
      expect(await detail(orderId)).toMatchObject({ reportBy: '', returnBy: '2026-11-28' });
      const late = { kind: 'defect', pictureIds: ['i-none'] };
      expect((await ask(orderId, [1], late)).resultMsg).toMatch(/could be reported until Friday/);
      expect((await ask(orderId, [1])).resultCode).toBe('0');
      shop.clock.now = now + 8 * DAY;
      token = await newToken(shop);
      expect((await ask(orderId, [1])).resultMsg).toMatch(/could be returned until Saturday/);
    } finally {
      shop.clock.now = now;
      token = await newToken(shop);
    }
  });

  it('part deliveries add up: what arrived can be returned, and no more packs arrive than were ordered', async () => {
    const orderId = await placed();
    await move(orderId, 'confirmed', 'picking', 'dispatched');
    const { lines } = await detail(orderId);
    const part = (...numbers: number[]) =>
      inTransaction((db) => {
        const parcels = numbers.flatMap((number, n) =>
          number > 0 ? [{ lineId: lines[n]?.lineId ?? '', number }] : [],
        );
        return moveOrder(db, orderId, 'part-delivered', 'Signed by Ada Moss', shop.clock.now, parcels);
      });
    await expect(part(PACKS + 1)).rejects.toThrow(OrderStays);
    await expect(part(PACKS, PACKS)).rejects.toThrow(OrderStays);
    await part(4);
    const after = await detail(orderId);
    expect(after).toMatchObject({ sts: 'part-delivered', events: expect.any(Array) });
    expect(after.events.at(-1)?.note).toMatch(
      /^Arrived: 4 packs of .* To follow: (?:2|6) packs of .*, (?:2|6) packs of .* Signed by Ada Moss$/,
    );
    expect(after.lines.map(({ mayReturn }) => mayReturn)).toEqual([4, 0]);
    expect((await ask(orderId, [5])).resultMsg).toMatch(/Only 4 packs/);
    await part(2, 1);
    await move(orderId, 'delivered');
    expect((await detail(orderId)).lines.map(({ delivered: there }) => there)).toEqual([PACKS, PACKS]);
    await expect(part(1)).rejects.toThrow(OrderStays);
  });

  it('a month’s papers come as one zip: its invoices, credit notes and statement, each as one by one', async () => {
    const { data } = (await shop.call(INVOICES, { userId, pageNo: 1, pageSize: 100 }, { token })).body;
    const headers = { brand: 'Alderline', callserial: newSerial(), token };
    const zip = async (month: string) =>
      await fetch(`${shop.origin}/woojiapi/order/downloadpapers`, {
        method: 'POST',
        headers: { ...headers, callserial: newSerial() },
        body: new URLSearchParams({ userId, month }),
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
    const { text } = await extractText(
      await getDocumentProxy(files[`credit-note-${credit?.creditNo}.pdf`] ?? new Uint8Array()),
    );
    expect(text.join(' ').replace(/\s+/g, ' ')).toContain(
      `Credit incl. VAT ${formatPence(credit?.totalPence ?? 0)}`,
    );
    // nothing happened in it: the statement alone
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

  it('a cancelled order that was paid stands to the credit of the account until its money has gone back', async () => {
    const orderId = await placed({ payment: 'transfer' });
    const { totalPence, orderNo } = await detail(orderId);
    await inTransaction((db) => receiveTransfer(db, orderId, shop.clock.now));
    await shop.call('/woojiapi/order/cancelorder', { userId, orderId }, { token });
    expect(await detail(orderId)).toMatchObject({ duePence: 0, surplusPence: totalPence, refundedPence: 0 });
    const owed = await statement();
    expect(owed.creditPence).toBeGreaterThanOrEqual(totalPence);
    await inTransaction((db) => refundOrder(db, orderId, shop.clock.now));
    expect(await detail(orderId)).toMatchObject({ surplusPence: 0, refundedPence: totalPence });
    const settled = await statement();
    expect(settled.creditPence).toBe(owed.creditPence - totalPence);
    expect(settled.entries.map(({ text }) => text)).toContain(`Refund, ${orderNo}`);
    await expectBooksAgree();
  });
});

/** The lines of a basket that was filled within a millisecond come in any order. */
const firstFloorFirst = <Order extends { readonly lines: readonly { readonly productId: string }[] }>(
  order: Order,
): Order => ({
  ...order,
  lines: order.lines.toSorted((one) => (one.productId === floors[0].productId ? -1 : 1)),
});

type Transaction = Parameters<Parameters<ReturnType<TestShop['db']['transaction']>['execute']>[0]>[0];

const shopTransaction =
  (shop: () => TestShop) =>
  <R>(work: (db: Transaction) => Promise<R>): Promise<R> =>
    shop().db.transaction().execute(work);

/** Sessions expire while the clock moves on. */
async function newToken(shop: TestShop): Promise<string> {
  return await openSession(shop.db, userId, shop.clock.now, 30 * 60_000);
}
