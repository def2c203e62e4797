import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderInput } from '../../../../fixtures/builders/build-order.ts';
import { personByLogin } from '../../../../fixtures/people/people.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { fillBasket } from '../../testing/order.ts';

const DEVELOPER = 'developer@alderline.example';
/** The months from the first orders to the test's clock. */
const MONTHS = Array.from({ length: 20 }, (_, index) =>
  new Date(Date.UTC(2025, 3 + index, 1)).toISOString().slice(0, 7),
);
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

describe.each(ENGINES)('the past orders of the people to try the shop with, on %s', (engine) => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const made = await newStore(engine);
    clear = made.clear;
    shop = await openShop({ ...made.place, sowing: 'with people and orders' });
  });
  afterAll(async () => {
    await shop.close();
    await clear();
  });

  it.each([TRADE, ARCHITECT, DEVELOPER])(
    'add up for %s: orders, invoices, credit and statements',
    async (loginName) => {
      const { userId } = personByLogin(loginName);
      const token = await shop.logIn(loginName);
      const all = { userId, pageNo: 1, pageSize: 100 };
      const orders = (await shop.call('/woojiapi/order/qryorders', all, { token })).body.data;
      expect(orders.length).toBeGreaterThan(10);
      const invoices = (await shop.call('/woojiapi/order/qryinvoices', all, { token })).body;
      const left = orders.filter(({ sts }) => sts === 'dispatched' || sts === 'delivered');
      expect(invoices.data.map(({ orderNo }) => orderNo).sort()).toEqual(
        left.map(({ orderNo }) => orderNo).sort(),
      );
      for (const { orderId, totalPence } of left)
        expect(invoices.data).toContainEqual(expect.objectContaining({ orderId, totalPence }));
      expect(invoices.openPence).toBe(sum(invoices.data.map(({ duePence }) => duePence)));

      let forward = 0;
      for (const month of MONTHS) {
        const paper = { userId, kind: 'statement', id: month };
        const { statement } = (await shop.call('/woojiapi/order/qrypaper', paper, { token })).body.data;
        expect(statement?.broughtForwardPence, month).toBe(forward);
        forward = statement?.balancePence ?? Number.NaN;
      }
      expect(forward).toBe(invoices.openPence);
      const { credit } = (await shop.call('/woojiapi/order/qrycheckout', { userId }, { token })).body.data;
      const notInvoiced = orders.filter(
        ({ sts, payment }) => payment === 'account' && ['received', 'confirmed', 'picking'].includes(sts),
      );
      expect(credit.openPence).toBe(invoices.openPence + sum(notInvoiced.map(({ duePence }) => duePence)));
      expect(credit.openPence).toBeLessThanOrEqual(credit.limitPence);
    },
  );

  it.each([TRADE, DEVELOPER])(
    'have a return of %s: on its order, its credit note and the statement',
    async (loginName) => {
      const { userId } = personByLogin(loginName);
      const token = await shop.logIn(loginName);
      const all = { userId, pageNo: 1, pageSize: 100 };
      const listed = (await shop.call('/woojiapi/order/qryorders', all, { token })).body.data;
      const orders = await Promise.all(
        listed.map(async ({ orderId }) => {
          const one = { userId, orderId };
          return (await shop.call('/woojiapi/order/qryorderdetail', one, { token })).body.data;
        }),
      );
      const [order, ...others] = orders.filter(({ returns }) => returns.length > 0);
      expect(others).toEqual([]);
      const [back] = order?.returns ?? [];
      if (!order || !back) throw new Error(`${loginName} has returned nothing`);
      expect(back).toMatchObject({ kind: 'return', sts: 'received', creditPence: order.creditedPence });
      expect(order.sts).toBe('delivered');
      expect(order.events.at(-1)).toMatchObject({ sts: 'returned', at: back.receivedAt });
      expect(order.duePence + back.creditPence).toBeLessThanOrEqual(order.totalPence);
      expect(order.surplusPence).toBe(0);
      const paperOf = async (kind: 'credit-note' | 'statement', id: string) =>
        (await shop.call('/woojiapi/order/qrypaper', { userId, kind, id }, { token })).body.data;
      const note = await paperOf('credit-note', back.returnId);
      expect(note).toMatchObject({ paperNo: back.creditNo, sums: { totalPence: back.creditPence } });
      const month = new Date(back.receivedAt).toISOString().slice(0, 7);
      const { statement } = await paperOf('statement', month);
      expect(statement?.entries).toContainEqual(
        expect.objectContaining({ text: `Credit note ${back.creditNo}`, paymentPence: back.creditPence }),
      );
    },
  );

  it('have papers that can be read, and can be found', async () => {
    const { userId } = personByLogin(TRADE);
    const token = await shop.logIn(TRADE);
    const search = { userId, search: 'quayside', pageNo: 1, pageSize: 10 };
    const [found] = (await shop.call('/woojiapi/order/qryorders', search, { token })).body.data;
    expect(found?.jobReference).toBe('Quayside House, Woodbridge');
    const one = { userId, orderId: found?.orderId };
    const { lines, events } = (await shop.call('/woojiapi/order/qryorderdetail', one, { token })).body.data;
    expect(lines.length).toBeGreaterThan(1);
    expect(events.map(({ sts }) => sts)).toEqual([
      'received',
      'confirmed',
      'picking',
      'dispatched',
      'delivered',
    ]);
    const paper = { userId, kind: 'invoice', id: found?.orderId };
    const invoice = (await shop.call('/woojiapi/order/qrypaper', paper, { token })).body.data;
    expect(invoice.sums?.totalPence).toBe(found?.totalPence);
  });

  it('are numbered without a gap, and the next order and invoice follow', async () => {
    const { userId } = personByLogin(TRADE);
    const token = await shop.logIn(TRADE);
    const numbers = await shop.db.selectFrom('invoices').select('invoice_no').execute();
    expect(numbers.map(({ invoice_no }) => Number(invoice_no.slice(3))).sort((a, b) => a - b)).toEqual(
      numbers.map((_, index) => index + 1),
    );
    const before = await shop.db.selectFrom('orders').select('order_id').execute();
    await fillBasket(shop, TRADE, [stockedFloor(0), 1]);
    const basket = (await shop.call('/woojiapi/order/qryshoppingcar', { userId }, { token })).body.data;
    const order = buildOrderInput(basket, shop.clock.now);
    const placed = await shop.call('/woojiapi/order/insertorder', order, { token, json: true });
    expect(placed.body.data.orderNo).toBe(`AO-261121-${String(before.length + 1).padStart(4, '0')}`);
  });

  it('are sown only once, and not into a shop that has its own orders', async () => {
    const before = await shop.db.selectFrom('orders').select('order_id').execute();
    await shop.db.deleteFrom('seeds').where('name', '=', 'orders').execute();
    const again = await shop.twin();
    await again.close();
    expect(await shop.db.selectFrom('orders').select('order_id').execute()).toEqual(before);
  });
});
