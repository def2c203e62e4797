import { beforeEach, describe, expect, it } from 'vitest';
import { bankDetails } from '../../../../contracts/rules/bank-details.ts';
import { formatPence } from '../../../../contracts/rules/money.ts';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { DEVELOPER, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';

const PLACE = '/woojiapi/order/insertorder';
const READ = '/woojiapi/order/qryorderdetail';
const BASKET = '/woojiapi/order/qryshoppingcar';
const CHECKOUT = '/woojiapi/order/qrycheckout';

const floor = stockedFloor(0);
const other = stockedFloor(1);
const panel = toProduct(
  catalogue().find(({ series }) => series === 'Versailles Panel') ?? expect.unreachable(),
);

describe.each(ENGINES)('an order on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    const { db } = shop;
    for (const table of ['order_events', 'order_lines', 'orders', 'basket_lines', 'mails'] as const) {
      await db.deleteFrom(table).execute();
    }
    await stock(floor.productId, 50);
    await stock(other.productId, 50);
    await price(floor.productId, 4150);
  });

  const change = (
    productId: string,
    values: { stock_packs?: number; price_pence?: number; is_listed?: number },
  ) => shop.db.updateTable('products').set(values).where('product_id', '=', productId).execute();
  const stock = (productId: string, packs: number) => change(productId, { stock_packs: packs });
  const price = (productId: string, pence: number) => change(productId, { price_pence: pence });
  const stockOf = async (productId: string) => {
    const product = shop.db.selectFrom('products').select('stock_packs').where('product_id', '=', productId);
    return (await product.executeTakeFirstOrThrow()).stock_packs;
  };
  const place = (input: object, callserial = newSerial()) =>
    shop.call(PLACE, input, { token, json: true, callserial });
  const basket = async () => (await shop.call(BASKET, { userId: 'u-1001' }, { token })).body.data;
  const read = async (orderId: string) =>
    (await shop.call(READ, { userId: 'u-1001', orderId }, { token })).body.data;
  const counts = async () => ({
    orders: (await shop.db.selectFrom('orders').select('order_id').execute()).length,
    lines: (await basket()).length,
    stock: [await stockOf(floor.productId), await stockOf(other.productId)],
    mails: (await shop.db.selectFrom('mails').select('mail_id').execute()).length,
    number: (await shop.db.selectFrom('paper_numbers').selectAll().execute()).map(({ last }) => last),
    addresses: (await shop.db.selectFrom('addresses').select('address_id').execute()).length,
  });
  /** Sends a checkout of floor and other that must be refused, and nothing may change. */
  const refused = async (overrides: Partial<OrderInput>, input?: OrderInput) => {
    const order = { ...(input ?? (await checkoutOf(shop, TRADE))), ...overrides };
    const before = await counts();
    const answer = await place(order);
    expect([answer.status, answer.resultCode], answer.text).toEqual([200, '1']);
    expect(await counts()).toEqual(before);
    const { resultMsg, field, lines } = JSON.parse(answer.text);
    return { resultMsg, field, lines };
  };

  it('keeps what was agreed, takes the stock, empties its lines from the basket and is confirmed by mail', async () => {
    await fillBasket(shop, TRADE, [floor, 3], [other, 2]);
    const [first] = await basket();
    const input = await checkoutOf(shop, TRADE, { notes: ' Ring first ', jobReference: ' Plot 4 ' });
    const [kept] = input.lines.splice(1);
    const sums = await checkoutOf(shop, TRADE, { requestedDay: '2026-11-24' }, [input.lines[0]?.carId ?? '']);
    const answer = await place({ ...sums, notes: ' Ring first ', jobReference: ' Plot 4 ' });
    expect(answer.resultCode, answer.text).toBe('0');
    const { orderId, orderNo } = answer.body.data;
    expect(orderNo).toMatch(/^AO-261121-\d{4}$/);
    expect((await basket()).map(({ carId }) => carId)).toEqual([kept?.carId]);
    expect(await stockOf(first?.productId ?? '')).toBe(50 - (first?.number ?? 0));

    const order = await read(orderId);
    expect(order).toMatchObject({
      orderNo,
      sts: 'received',
      placedBy: 'Tom Halloran',
      isSample: 0,
      jobReference: 'Plot 4',
      notes: 'Ring first',
      delivery: buildSite(),
      payment: 'account',
      transferReference: '',
      totalPence: sums.totalPence,
      duePence: sums.totalPence,
      dueDay: '2026-12-31',
      mayCancel: 1,
      events: [{ sts: 'received', at: shop.clock.now, note: '' }],
    });
    expect(order.lines).toMatchObject([
      {
        productId: first?.productId,
        productNo: first?.productNo,
        number: first?.number,
        amount: first?.amount,
        productPrice: first?.productPrice,
      },
    ]);
    const [mail] = await shop.db.selectFrom('mails').selectAll().execute();
    expect(mail).toMatchObject({ to_address: TRADE, subject: `Your Alderline order ${orderNo}` });
    for (const said of [
      first?.productNo,
      formatPence(sums.totalPence),
      'PO-1180',
      'Plot 4',
      'IP4 9ZZ',
      'Tuesday 24 November 2026',
      'due on Thursday 31 December 2026',
    ]) {
      expect(mail?.body).toContain(said);
    }

    // a product that changes later leaves the order as it was agreed
    await price(first?.productId ?? '', 9999);
    expect((await read(orderId)).lines[0]?.productPrice).toBe(first?.productPrice);
  });

  it('is one order when the call is sent twice, at once or later', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    const serial = newSerial();
    const [one, two] = await Promise.all([place(input, serial), place(input, serial)]);
    expect(one.resultCode, one.text).toBe('0');
    expect([two.text, (await place(input, serial)).text]).toEqual([one.text, one.text]);
    expect(await counts()).toMatchObject({ orders: 1, stock: [47, 50], mails: 1 });
  });

  it('of two tabs with the same lines is one, and the other tab is told', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    const answers = await Promise.all([place(input), place(input)]);
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1']);
    const loser = answers.find(({ resultCode }) => resultCode === '1');
    expect(JSON.parse(loser?.text ?? '').lines).toEqual([
      { carId: input.lines[0]?.carId, resultMsg: 'This line is no longer in your basket.' },
    ]);
    expect(await counts()).toMatchObject({ orders: 1, stock: [47, 50], mails: 1 });
  });

  it('tells each line that is not as the customer saw it, all of them at once', async () => {
    await fillBasket(shop, TRADE, [floor, 20], [other, 30]);
    const input = await checkoutOf(shop, TRADE);
    const idOf = (productId: string) => async () =>
      (await basket()).find((line) => line.productId === productId)?.carId;
    const [mine, its] = [await idOf(floor.productId)(), await idOf(other.productId)()];
    await stock(floor.productId, 12);
    await price(floor.productId, 4590);
    await change(other.productId, { is_listed: 0 });
    const told = await refused({}, input);
    await change(other.productId, { is_listed: 1 });
    expect(told.field).toBe('lines');
    expect(new Map(told.lines.map(({ carId, resultMsg }: never) => [carId, resultMsg]))).toEqual(
      new Map([
        [mine, 'The price has risen from £41.50 to £45.90 per m². Only 12 of 20 packs are left.'],
        [its, 'This product is no longer available.'],
      ]),
    );
  });

  it.each([
    [1, 'Only 1 of 20 packs is left.'],
    [0, 'There are none left.'],
  ])('with %i packs left is told so', async (left, sentence) => {
    await fillBasket(shop, TRADE, [floor, 20]);
    await stock(floor.productId, left);
    expect((await refused({})).lines).toMatchObject([{ resultMsg: sentence }]);
  });

  it('of a line whose packs have changed is refused', async () => {
    await fillBasket(shop, TRADE, [floor, 2]);
    const input = await checkoutOf(shop, TRADE);
    await fillBasket(shop, TRADE, [floor, 3]);
    expect((await refused({}, input)).lines).toMatchObject([
      { resultMsg: 'This line has changed in your basket: it is now 5 packs.' },
    ]);
  });

  it('passes a lower price on, and says what it comes to now', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    await price(floor.productId, 4000);
    const today = await checkoutOf(shop, TRADE);
    const told = await refused({}, input);
    expect(told).toMatchObject({ field: 'totalPence', lines: undefined });
    expect(told.resultMsg).toContain(formatPence(input.totalPence));
    expect(told.resultMsg).toContain(formatPence(today.totalPence));
    // the customer has agreed to the lower total, and the line still names the price that they saw
    const placed = await place({ ...input, totalPence: today.totalPence });
    expect((await read(placed.body.data.orderId)).lines[0]?.productPrice).toBe(4000);
  });

  it.each([
    ['delivery.postCode', { delivery: buildSite({ postCode: 'nowhere' }) }, 'full UK post code'],
    [
      'billing.postCode',
      { billing: { companyName: '', line1: 'x', line2: '', town: 'y', postCode: 'IP4 9Z' } },
      'UK',
    ],
    ['delivery.postCode', { delivery: buildSite({ postCode: 'JE2 3AB' }) }, 'Please ring 01632 960180.'],
    ['delivery.siteContact', { delivery: buildSite({ siteContact: '  ' }) }, 'who receives the goods'],
    ['contactName', { contactName: ' ' }, 'your name'],
    ['requestedDay', { requestedDay: '2026-11-28' }, 'Saturday 28 November 2026'],
    ['requestedDay', { requestedDay: '2026-11-23' }, 'first possible day is Tuesday 24 November 2026'],
    ['requestedDay', { requestedDay: '2026-02-30' }, 'on that day'],
    ['requestedDay', { requestedDay: '2029-11-23' }, '2029'],
    ['deliveryPence', { deliveryPence: 1950 }, '£65.00'],
    ['totalPence', { totalPence: 1 }, '£0.01'],
    ['payment', { payment: 'none' }, 'how you want to pay'],
  ] as const)('names %s when it does not hold', async (field, overrides, sentence) => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const told = await refused(overrides as Partial<OrderInput>);
    expect(told).toMatchObject({ field, resultMsg: expect.stringContaining(sentence) });
  });

  it('names a line twice only in a broken program', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    const [line] = input.lines;
    expect((await refused({}, { ...input, lines: [line, line] as never })).field).toBe('lines[1].carId');
  });

  it('goes on account as far as the credit reaches, and by transfer beyond it', async () => {
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 50_000 })
      .where('company_id', '=', 'c-1001')
      .execute();
    await fillBasket(shop, TRADE, [floor, 3]);
    const first = await checkoutOf(shop, TRADE);
    expect((await place(first)).resultCode).toBe('0');
    const start = (await shop.call(CHECKOUT, { userId: 'u-1001' }, { token })).body.data;
    expect(start.credit).toEqual({ limitPence: 50_000, openPence: first.totalPence });
    await fillBasket(shop, TRADE, [floor, 3]);
    const told = await refused({});
    expect(told.field).toBe('payment');
    expect(told.resultMsg).toContain(`${formatPence(50_000 - first.totalPence)} left`);
    expect(told.resultMsg).toContain(formatPence(first.totalPence));
    const paid = await place(await checkoutOf(shop, TRADE, { payment: 'transfer' }));
    const { orderId, orderNo } = paid.body.data;
    expect(await read(orderId)).toMatchObject({
      payment: 'transfer',
      transferReference: orderNo.replaceAll('-', ''),
      dueDay: '',
    });
    const mails = await shop.db
      .selectFrom('mails')
      .select('body')
      .where('kind', '=', 'order-placed')
      .execute();
    const letter = mails.map(({ body }) => body).find((body) => body.includes('Reference: ')) ?? '';
    expect(letter).toContain(`Reference: ${orderNo.replaceAll('-', '')}`);
    for (const detail of Object.values(bankDetails('Alderline'))) expect(letter).toContain(detail);
    // what is to come by transfer is not on the account
    const after = (await shop.call(CHECKOUT, { userId: 'u-1001' }, { token })).body.data;
    expect(after.credit.openPence).toBe(first.totalPence);
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 0 })
      .where('company_id', '=', 'c-1001')
      .execute();
    await fillBasket(shop, TRADE, [floor, 3]);
    expect((await refused({})).resultMsg).toContain('no credit account');
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 2_500_000 })
      .where('company_id', '=', 'c-1001')
      .execute();
  });

  it('carries a purchase order number where the company wants one', async () => {
    const theirs = await shop.logIn(DEVELOPER);
    await fillBasket(shop, DEVELOPER, [floor, 3]);
    const input = await checkoutOf(shop, DEVELOPER, { poNumber: '  ' });
    const send = (body: object) => shop.call(PLACE, body, { token: theirs, json: true });
    const answer = await send(input);
    expect(JSON.parse(answer.text)).toMatchObject({ resultCode: '1', field: 'poNumber' });
    expect((await send({ ...input, poNumber: 'SH-77' })).resultCode).toBe('0');
  });

  it('of samples costs nothing but panels, takes no stock, and is not mixed with floors', async () => {
    await fillBasket(shop, TRADE, [floor, 1, 1], [panel, 1, 1], [other, 2]);
    const all = await checkoutOf(shop, TRADE);
    expect((await refused({}, all)).resultMsg).toContain('Samples are ordered by themselves');
    const samples = (await basket()).filter(({ carType }) => carType === 1).map(({ carId }) => carId);
    const input = await checkoutOf(shop, TRADE, {}, samples);
    expect([input.deliveryPence, input.totalPence]).toEqual([0, 3500]);
    const placed = await place(input);
    expect(await read(placed.body.data.orderId)).toMatchObject({
      isSample: 1,
      vatPence: 0,
      totalPence: 3500,
      weightKg: 0,
      pallets: 0,
    });
    expect(await stockOf(floor.productId)).toBe(50);

    await fillBasket(shop, TRADE, [floor, 1, 1]);
    const free = (await basket()).filter(({ carType }) => carType === 1).map(({ carId }) => carId);
    const gift = await checkoutOf(shop, TRADE, {}, free);
    expect((await refused({ payment: 'account' }, gift)).field).toBe('payment');
    const given = await place(gift);
    expect(await read(given.body.data.orderId)).toMatchObject({
      payment: 'none',
      totalPence: 0,
      duePence: 0,
    });
  });

  it('saves its address once when it is asked to', async () => {
    const before = await counts();
    const site = buildSite({ line1: '9 New Street', postCode: 'ip49zz' });
    for (let time = 0; time < 2; time++) {
      await fillBasket(shop, TRADE, [floor, 1]);
      const placed = await place(await checkoutOf(shop, TRADE, { delivery: site, saveAddress: 1 }));
      expect(placed.resultCode, placed.text).toBe('0');
    }
    expect((await counts()).addresses).toBe(before.addresses + 1);
    const { data } = (await shop.call(CHECKOUT, { userId: 'u-1001' }, { token })).body;
    const saved = data.addresses.find(({ label }) => label === '9 New Street');
    expect(saved?.site).toEqual({ ...site, postCode: 'IP4 9ZZ' });
  });

  it('shows in the stock that visitors see', async () => {
    const seen = async () => {
      const answer = await shop.call('/woojiapi/product/qrybyproductid', {
        productId: floor.productId,
        brand: 'Alderline',
      });
      return answer.body.data.inventoryBalance;
    };
    await shop.switchFunction('readDictionary', true);
    expect(await seen()).toBe(50);
    await fillBasket(shop, TRADE, [floor, 3]);
    expect((await place(await checkoutOf(shop, TRADE))).resultCode).toBe('0');
    // processes look for a new revision once a second
    shop.clock.now += 1001;
    expect(await seen()).toBe(47);
  });
});
