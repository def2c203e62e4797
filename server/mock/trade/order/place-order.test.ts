import { beforeEach, describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { beginOrdering, orderingAs } from '../../testing/ordering.ts';
import { changeProduct, floor, other, stockOf } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';

describe.each(ENGINES)('an order on %s', (engine) => {
  let shop: TestShop;
  let buyer: ReturnType<typeof orderingAs>;
  withShop(engine, async (opened) => {
    shop = opened;
    buyer = orderingAs(shop, await shop.logIn(TRADE));
  });
  beforeEach(() => beginOrdering(shop));

  it('keeps what was agreed, takes the stock, removes its lines from the basket and is confirmed by mail', async () => {
    await fillBasket(shop, TRADE, [floor, 3], [other, 2]);
    const [first] = await buyer.basket();
    await shop.db
      .updateTable('basket_lines')
      .set({ note: 'First floor\nonly' })
      .where('car_id', '=', first?.carId ?? '')
      .execute();
    const input = await checkoutOf(shop, TRADE, { notes: ' Ring first ', jobReference: ' Plot 4 ' });
    const [kept] = input.lines.splice(1);
    const sums = await checkoutOf(shop, TRADE, { requestedDay: '2026-11-24' }, [input.lines[0]?.carId ?? '']);
    const answer = await buyer.place({ ...sums, notes: ' Ring first ', jobReference: ' Plot 4 ' });
    expect(answer.resultCode, answer.text).toBe('0');
    const { orderId, orderNo } = answer.body.data;
    expect(orderNo).toMatch(/^AO-261121-\d{4}$/);
    expect((await buyer.basket()).map(({ carId }) => carId)).toEqual([kept?.carId]);
    expect(await stockOf(shop, first?.productId ?? '')).toBe(50 - (first?.number ?? 0));

    const order = await buyer.read(orderId);
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
      'Note: First floor only',
    ]) {
      expect(mail?.body).toContain(said);
    }

    // a later change of a product doesn't affect the order
    await changeProduct(shop, first?.productId ?? '', { price_pence: 9999 });
    expect((await buyer.read(orderId)).lines[0]?.productPrice).toBe(first?.productPrice);
  });

  it('is placed once when the call is sent twice, at once or later', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    const serial = newSerial();
    const [one, two] = await Promise.all([buyer.place(input, serial), buyer.place(input, serial)]);
    expect(one.resultCode, one.text).toBe('0');
    expect([two.text, (await buyer.place(input, serial)).text]).toEqual([one.text, one.text]);
    expect(await buyer.counts()).toMatchObject({ orders: 1, stock: [47, 50], mails: 1 });
  });

  it('is placed once from two tabs with the same lines, and the other tab is refused with the reason', async () => {
    await fillBasket(shop, TRADE, [floor, 3]);
    const input = await checkoutOf(shop, TRADE);
    const answers = await Promise.all([buyer.place(input), buyer.place(input)]);
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1']);
    const loser = answers.find(({ resultCode }) => resultCode === '1');
    expect(JSON.parse(loser?.text ?? '').lines).toEqual([
      { carId: input.lines[0]?.carId, resultMsg: 'This line is no longer in your basket.' },
    ]);
    expect(await buyer.counts()).toMatchObject({ orders: 1, stock: [47, 50], mails: 1 });
  });

  it('saves its address once, on request', async () => {
    const before = await buyer.counts();
    const site = buildSite({ line1: '9 New Street', postCode: 'ip49zz' });
    for (let time = 0; time < 2; time++) {
      await fillBasket(shop, TRADE, [floor, 1]);
      const placed = await buyer.place(await checkoutOf(shop, TRADE, { delivery: site, saveAddress: 1 }));
      expect(placed.resultCode, placed.text).toBe('0');
    }
    expect((await buyer.counts()).addresses).toBe(before.addresses + 1);
    const { addresses } = await buyer.checkout();
    const saved = addresses.find(({ label }) => label === '9 New Street');
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
    expect((await buyer.place(await checkoutOf(shop, TRADE))).resultCode).toBe('0');
    // processes look for a new revision once a second
    shop.clock.now += 1001;
    expect(await seen()).toBe(47);
  });
});
