import { beforeEach, describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { bankDetails } from '../../../../contracts/domain/seller/seller.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { DEVELOPER, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { beginOrdering, orderingAs } from '../../testing/ordering.ts';
import { floor, other, stockOf } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';

const PLACE = '/woojiapi/order/insertorder';
const panel = toProduct(
  catalogue().find(({ series }) => series === 'Versailles Panel') ?? expect.unreachable(),
);

describe.each(ENGINES)('the payment of an order on %s', (engine) => {
  let shop: TestShop;
  let buyer: ReturnType<typeof orderingAs>;
  withShop(engine, async (opened) => {
    shop = opened;
    buyer = orderingAs(shop, await shop.logIn(TRADE));
  });
  beforeEach(() => beginOrdering(shop));

  it('is on account as far as the credit is enough, and by transfer beyond it', async () => {
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 50_000 })
      .where('company_id', '=', 'c-1001')
      .execute();
    await fillBasket(shop, TRADE, [floor, 3]);
    const first = await checkoutOf(shop, TRADE);
    expect((await buyer.place(first)).resultCode).toBe('0');
    const start = await buyer.checkout();
    expect(start.credit).toEqual({ limitPence: 50_000, openPence: first.totalPence, creditPence: 0 });
    await fillBasket(shop, TRADE, [floor, 3]);
    const told = await buyer.refused({});
    expect(told.field).toBe('payment');
    expect(told.resultMsg).toContain(`${formatPence(50_000 - first.totalPence)} left`);
    expect(told.resultMsg).toContain(formatPence(first.totalPence));
    const paid = await buyer.place(await checkoutOf(shop, TRADE, { payment: 'transfer' }));
    const { orderId, orderNo } = paid.body.data;
    expect(await buyer.read(orderId)).toMatchObject({
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
    // an order by transfer doesn't count on the account
    const after = await buyer.checkout();
    expect(after.credit.openPence).toBe(first.totalPence);
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 0 })
      .where('company_id', '=', 'c-1001')
      .execute();
    await fillBasket(shop, TRADE, [floor, 3]);
    expect((await buyer.refused({})).resultMsg).toContain('no credit account');
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 2_500_000 })
      .where('company_id', '=', 'c-1001')
      .execute();
  });

  it('needs a purchase order number if the company requires one', async () => {
    const theirs = await shop.logIn(DEVELOPER);
    await fillBasket(shop, DEVELOPER, [floor, 3]);
    const input = await checkoutOf(shop, DEVELOPER, { poNumber: '  ' });
    const send = (body: object) => shop.call(PLACE, body, { token: theirs, json: true });
    const answer = await send(input);
    expect(JSON.parse(answer.text)).toMatchObject({ resultCode: '1', field: 'poNumber' });
    expect((await send({ ...input, poNumber: 'SH-77' })).resultCode).toBe('0');
  });

  it('for samples is free except for panels; samples take no stock and can’t be mixed with floors', async () => {
    await fillBasket(shop, TRADE, [floor, 1, 1], [panel, 1, 1], [other, 2]);
    const all = await checkoutOf(shop, TRADE);
    expect((await buyer.refused({}, all)).resultMsg).toContain('Samples are ordered by themselves');
    const samples = (await buyer.basket()).filter(({ carType }) => carType === 1).map(({ carId }) => carId);
    const input = await checkoutOf(shop, TRADE, {}, samples);
    expect([input.deliveryPence, input.totalPence]).toEqual([0, 3500]);
    const placed = await buyer.place(input);
    expect(await buyer.read(placed.body.data.orderId)).toMatchObject({
      isSample: 1,
      vatPence: 0,
      totalPence: 3500,
      weightKg: 0,
      pallets: 0,
    });
    expect(await stockOf(shop, floor.productId)).toBe(50);

    await fillBasket(shop, TRADE, [floor, 1, 1]);
    const free = (await buyer.basket()).filter(({ carType }) => carType === 1).map(({ carId }) => carId);
    const gift = await checkoutOf(shop, TRADE, {}, free);
    expect((await buyer.refused({ payment: 'account' }, gift)).field).toBe('payment');
    const given = await buyer.place(gift);
    expect(await buyer.read(given.body.data.orderId)).toMatchObject({
      payment: 'none',
      totalPence: 0,
      duePence: 0,
    });
  });
});
