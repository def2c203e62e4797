import { beforeEach, describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from '../../testing/order.ts';
import { beginOrdering, orderingAs } from '../../testing/ordering.ts';
import { changeProduct, floor, other } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';

describe.each(ENGINES)('checking an order on %s', (engine) => {
  let shop: TestShop;
  let buyer: ReturnType<typeof orderingAs>;
  withShop(engine, async (opened) => {
    shop = opened;
    buyer = orderingAs(shop, await shop.logIn(TRADE));
  });
  beforeEach(() => beginOrdering(shop));

  it('reports all lines at once that are not as the customer saw them', async () => {
    await fillBasket(shop, TRADE, [floor, 20], [other, 30]);
    const input = await checkoutOf(shop, TRADE);
    const idOf = (productId: string) => async () =>
      (await buyer.basket()).find((line) => line.productId === productId)?.carId;
    const [mine, its] = [await idOf(floor.productId)(), await idOf(other.productId)()];
    await changeProduct(shop, floor.productId, { stock_packs: 12 });
    await changeProduct(shop, floor.productId, { price_pence: 4590 });
    await changeProduct(shop, other.productId, { is_listed: 0 });
    const told = await buyer.refused({}, input);
    await changeProduct(shop, other.productId, { is_listed: 1 });
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
  ])('says if only %i packs are left', async (left, sentence) => {
    await fillBasket(shop, TRADE, [floor, 20]);
    await changeProduct(shop, floor.productId, { stock_packs: left });
    expect((await buyer.refused({})).lines).toMatchObject([{ resultMsg: sentence }]);
  });

  it('refuses a line whose packs have changed', async () => {
    await fillBasket(shop, TRADE, [floor, 2]);
    const input = await checkoutOf(shop, TRADE);
    await fillBasket(shop, TRADE, [floor, 3]);
    expect((await buyer.refused({}, input)).lines).toMatchObject([
      { resultMsg: 'This line has changed in your basket: it is now 5 packs.' },
    ]);
  });

  it('passes a lower price on, and says the new total', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    await changeProduct(shop, floor.productId, { price_pence: 4000 });
    const today = await checkoutOf(shop, TRADE);
    const told = await buyer.refused({}, input);
    expect(told).toMatchObject({ field: 'totalPence', lines: undefined });
    expect(told.resultMsg).toContain(formatPence(input.totalPence));
    expect(told.resultMsg).toContain(formatPence(today.totalPence));
    // the customer agrees to the lower total, while the line still has the price that they saw
    const placed = await buyer.place({ ...input, totalPence: today.totalPence });
    expect((await buyer.read(placed.body.data.orderId)).lines[0]?.productPrice).toBe(4000);
  });

  it.each([
    ['delivery.postCode', { delivery: buildSite({ postCode: 'nowhere' }) }, 'full UK post code'],
    [
      'billing.postCode',
      { billing: { companyName: '', line1: 'x', line2: '', town: 'y', postCode: 'IP4 9Z' } },
      'UK',
    ],
    ['delivery.postCode', { delivery: buildSite({ postCode: 'JE2 3AB' }) }, 'Please call 01632 960180.'],
    ['delivery.postCode', { delivery: buildSite({ postCode: 'BF1 2AU' }) }, 'forces (BFPO) by phone'],
    ['delivery.postCode', { delivery: buildSite({ postCode: 'GX11 1AA' }) }, 'Gibraltar by phone'],
    ['delivery.postCode', { delivery: buildSite({ postCode: 'ZZ9 9ZZ' }) }, 'full UK post code'],
    ['delivery.postCode', { delivery: buildSite({ postCode: 'A1 1AA' }) }, 'full UK post code'],
    [
      'requestedDay',
      { delivery: buildSite({ postCode: 'G1 1AA' }), requestedDay: '2027-01-04' },
      'Monday 4 January 2027',
    ],
    ['delivery.siteContact', { delivery: buildSite({ siteContact: '  ' }) }, 'who receives the goods'],
    ['contactName', { contactName: ' ' }, 'your name'],
    ['requestedDay', { requestedDay: '2026-11-28' }, 'Saturday 28 November 2026'],
    ['requestedDay', { requestedDay: '2026-11-23' }, 'first possible day is Tuesday 24 November 2026'],
    ['requestedDay', { requestedDay: '2026-02-30' }, 'on that day'],
    ['requestedDay', { requestedDay: '2029-11-23' }, '2029'],
    ['deliveryPence', { deliveryPence: 1950 }, '£65.00'],
    ['totalPence', { totalPence: 1 }, '£0.01'],
    ['payment', { payment: 'none' }, 'how you want to pay'],
  ] as const)('names %s when it is wrong', async (field, overrides, sentence) => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const told = await buyer.refused(overrides as Partial<OrderInput>);
    expect(told).toMatchObject({ field, resultMsg: expect.stringContaining(sentence) });
  });

  it('treats a line sent twice as a program’s mistake', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    const [line] = input.lines;
    expect((await buyer.refused({}, { ...input, lines: [line, line] as never })).field).toBe(
      'lines[1].carId',
    );
  });
});
