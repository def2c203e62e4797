import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../engine/mail/outbox.ts';
import { TRADE } from '../../testing/buy.ts';
import { beginQuoting, quotingMillLane, writtenMails } from '../../testing/mill-lane.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { changeProduct, floor, other, stockOf } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';
import { tellEnds } from './tell-ends.ts';

const LIST = '/woojiapi/order/qryquotations';
const ACCEPT = '/woojiapi/order/acceptquotation';
const COPY = '/woojiapi/order/copyquotation';
const CHECKOUT = '/woojiapi/order/qrycheckout';
const ORDER = '/woojiapi/order/insertorder';
const ORDERS = '/woojiapi/order/qryorderdetail';
const userId = 'u-1001';

describe.each(ENGINES)('a quotation that was accepted on %s', (engine) => {
  let shop: TestShop;
  let owner: ReturnType<typeof quotingMillLane>;
  withShop(engine, async (opened) => {
    shop = opened;
    owner = quotingMillLane(shop, { userId, token: await shop.logIn(TRADE) });
  });
  beforeEach(() => beginQuoting(shop));

  it('becomes an order at its prices, whatever ours are by then, once', async () => {
    const quotationId = await owner.accepted({ plots: 2 });
    const quoted = await owner.read(quotationId);
    await changeProduct(shop, floor.productId, { price_pence: 9900 });
    expect((await owner.read(quotationId)).changes).toMatchObject([
      { text: expect.stringContaining('Yours stays at £41.50 until 21 December 2026.') },
    ]);
    const input = await owner.checkout([quotationId], { jobReference: 'Mill' });
    const answers = await Promise.all([owner.call(ORDER, input), owner.call(ORDER, input)]);
    expect(answers.map(({ resultCode }) => resultCode).sort(), answers[0]?.text).toEqual(['0', '1']);
    const placed = answers.find(({ resultCode }) => resultCode === '0');
    const { orderId, orderNo } = placed?.body.data ?? { orderId: '', orderNo: '' };
    const order = (await owner.ok(ORDERS, { orderId })).data;
    expect(order).toMatchObject({
      goodsPence: quoted.goodsPence,
      totalPence: quoted.totalPence,
      quotations: [{ quotationId, title: 'Mill Lane 4' }],
    });
    expect(order.lines.map(({ number }) => number)).toEqual([6, 4]);
    expect(order.lines[0]?.note).toBe('2 plots, whole packs on each plot. Kitchen first');
    expect(await owner.read(quotationId)).toMatchObject({ sts: 'ordered', orderId, orderNo, changes: [] });
    expect(await stockOf(shop, floor.productId)).toBe(44);
    expect((await owner.call(CHECKOUT, { quotationIds: [quotationId] })).resultCode).toBe('1');
  });

  it('sums several house types in one order, and one that is short leaves all accepted', async () => {
    const types = [
      await owner.accepted({ houseType: 'type A', plots: 3 }),
      await owner.accepted({ houseType: 'type B' }),
    ];
    const input = await owner.checkout(types);
    await changeProduct(shop, floor.productId, { stock_packs: 11 });
    const refused = await owner.call(ORDER, input);
    const { lines } = JSON.parse(refused.text);
    expect(lines).toHaveLength(1);
    expect(await owner.read(types[0] ?? '')).toMatchObject({ sts: 'accepted', orderId: '' });
    expect(await stockOf(shop, other.productId)).toBe(50);
    await changeProduct(shop, floor.productId, { stock_packs: 12 });
    const { orderId } = (await owner.ok(ORDER, input)).data;
    const order = (await owner.ok(ORDERS, { orderId })).data;
    expect(order.quotations).toHaveLength(2);
    const sums = await Promise.all(types.map(owner.read));
    expect(order.goodsPence).toBe(sums.reduce((sum, one) => sum + one.goodsPence, 0));
    expect(await stockOf(shop, floor.productId)).toBe(0);
    const mixed = await owner.call(ORDER, {
      ...input,
      lines: [{ carId: 'b-1', number: 1, productPrice: 1 }],
    });
    expect(mixed.body).toMatchObject({ resultCode: '1', field: 'quotationIds' });
  });

  it('ends by the clock: told soon and told once, neither accepted nor ordered, and quoted again', async () => {
    const quotationId = await owner.accepted();
    const input = await owner.checkout([quotationId]);
    const { quotationId: draft } = await owner.make();
    const outbox = createOutbox(false, () => shop.clock.now);
    const look = () => tellEnds({ db: shop.db, outbox, brand: BRAND, now: shop.clock.now });
    await shop.db.deleteFrom('mails').execute();
    await look();
    expect(await writtenMails(shop)).toEqual([]);
    shop.clock.now = Date.UTC(2026, 11, 16, 12);
    await look();
    await look();
    expect(await writtenMails(shop)).toEqual([`quotation-ends ${TRADE}`]);
    expect((await owner.ok(LIST, { pageNo: 1, pageSize: 20, endsSoon: 1 })).total).toBe(2);
    shop.clock.now = Date.UTC(2026, 11, 21, 23, 59);
    expect((await owner.read(quotationId)).sts).toBe('accepted');
    shop.clock.now = Date.UTC(2026, 11, 22, 0, 1);
    expect(await owner.read(quotationId)).toMatchObject({ sts: 'expired', daysLeft: 0, mayOrder: 0 });
    await look();
    await look();
    expect(await writtenMails(shop)).toEqual([`quotation-ends ${TRADE}`, `quotation-ends ${TRADE}`]);
    expect((await owner.ok(LIST, { pageNo: 1, pageSize: 20, sts: 'expired' })).total).toBe(2);
    expect((await owner.ok(LIST, { pageNo: 1, pageSize: 20, sts: 'accepted' })).total).toBe(0);
    expect((await owner.call(ORDER, input)).body).toMatchObject({ resultCode: '1', field: 'quotationIds' });
    expect((await owner.call(ACCEPT, { quotationId: draft, version: 1, signedBy: 'Tom' })).resultCode).toBe(
      '1',
    );

    await changeProduct(shop, floor.productId, { price_pence: 4500 });
    await changeProduct(shop, other.productId, { is_listed: 0 });
    const copy = (await owner.ok(COPY, { quotationId, houseType: 'type C', plots: 8 })).data;
    expect(copy.changes.map(({ text }) => text)).toEqual([
      'It was quoted at £41.50; today’s price is £45.00.',
      'This product is no longer sold, so it is left out.',
    ]);
    expect(await owner.read(copy.quotationId)).toMatchObject({
      sts: 'draft',
      houseType: 'type C',
      plots: 8,
      validUntil: '2027-01-21',
    });
  });
});
