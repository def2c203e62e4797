import { beforeEach, describe, expect, it } from 'vitest';
import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';
import { addVoucher, newVoucher } from './repository.ts';
import { voucherCodeOf } from './voucher-code.ts';

const CHECK = '/woojiapi/order/qryvoucher';
const PLACE = '/woojiapi/order/insertorder';
const DETAIL = '/woojiapi/order/qryorderdetail';
const CANCEL = '/woojiapi/order/cancelorder';
const CODE = 'K7QPM-3XWRT';
const VALUE = 5000;
const floor = stockedFloor(0);
const own = { userId: 'u-1001' };
const UNKNOWN = "We don't know this code. Please check it against our email.";

describe.each(ENGINES)('a voucher on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('basket_lines').execute();
    await shop.db.deleteFrom('vouchers').execute();
    const { company_id } = await shop.db
      .selectFrom('users')
      .select('company_id')
      .where('user_id', '=', 'u-1001')
      .executeTakeFirstOrThrow();
    await addVoucher(shop.db, { voucher_code: CODE, company_id, ...newVoucher(shop.clock.now) });
  });

  const check = (voucherCode: string) => shop.call(CHECK, { ...own, voucherCode }, { token });
  /** The order of the basket with the voucher, whose value is deducted before VAT. */
  async function order(voucherCode: string, off = VALUE): Promise<OrderInput> {
    const plain = await checkoutOf(shop, TRADE);
    const net = (plain.totalPence / 6) * 5 - off;
    return { ...plain, voucherCode, totalPence: net + vatOf(net, 20) };
  }
  const place = (input: OrderInput) => shop.call(PLACE, input, { token, json: true });

  it('says its value, however its code is typed', async () => {
    const { body } = await check(' k7qpm 3xwrt');
    expect(body.data).toEqual({
      voucherCode: CODE,
      valuePence: VALUE,
      endsAt: shop.clock.now + 365 * 24 * 60 * 60_000,
    });
  });

  it("says why a code can't be used, and reveals nothing about other companies' codes", async () => {
    const stranger = await shop.logIn(ARCHITECT);
    const theirs = await shop.call(CHECK, { userId: 'u-1002', voucherCode: CODE }, { token: stranger });
    expect([theirs.resultCode, theirs.resultMsg]).toEqual(['1', UNKNOWN]);
    expect(JSON.parse(theirs.text)).toEqual(JSON.parse((await check('NONE1-NONE1')).text));
    expect((await check(' ')).resultMsg).toBe('Please enter the code of your voucher.');
    await shop.db
      .updateTable('vouchers')
      .set({ ends_at: Date.UTC(2026, 4, 3, 12) })
      .execute();
    expect((await check(CODE)).resultMsg).toBe('This voucher ended on 3 May 2026.');
  });

  it('is deducted once, from the goods of one order before VAT, on its papers too', async () => {
    await fillBasket(shop, TRADE, [floor, 5]);
    const input = await order(CODE);
    const { orderId, orderNo } = (await place(input)).body.data as { orderId: string; orderNo: string };
    const { data } = (await shop.call(DETAIL, { ...own, orderId }, { token })).body;
    expect(data).toMatchObject({ voucherPence: VALUE, totalPence: input.totalPence });
    expect(data.goodsPence - VALUE + data.deliveryPence + data.vatPence).toBe(data.totalPence);
    const paper = await shop.call(
      '/woojiapi/order/qrypaper',
      { ...own, kind: 'confirmation', id: orderId },
      { token },
    );
    const { sums } = paper.body.data;
    expect(sums).toMatchObject({
      voucherPence: VALUE,
      vat: [{ netPence: data.goodsPence - VALUE + data.deliveryPence, vatPence: data.vatPence }],
    });
    expect((await check(CODE)).resultMsg).toBe(`This voucher has been used for order ${orderNo}.`);

    await fillBasket(shop, TRADE, [floor, 5]);
    const again = await place(await order(CODE));
    expect(JSON.parse(again.text)).toMatchObject({ resultCode: '1', field: 'voucherCode' });
    expect(await shop.db.selectFrom('basket_lines').select('number').execute()).toEqual([{ number: 5 }]);
  });

  it('is used by only one of two simultaneous orders', async () => {
    await fillBasket(shop, TRADE, [floor, 5], [stockedFloor(1), 5]);
    const lines = await shop.db.selectFrom('basket_lines').select('car_id').execute();
    const inputs = await Promise.all(
      lines.map(async ({ car_id }) => {
        const plain = await checkoutOf(shop, TRADE, {}, [car_id]);
        const net = (plain.totalPence / 6) * 5 - VALUE;
        return { ...plain, voucherCode: CODE, totalPence: net + vatOf(net, 20) };
      }),
    );
    const answers = await Promise.all(inputs.map(place));
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1']);
  });

  it('deducts no more than the goods cost', async () => {
    await shop.db.updateTable('vouchers').set({ value_pence: 10_000_000 }).execute();
    await fillBasket(shop, TRADE, [floor, 1]);
    const plain = await checkoutOf(shop, TRADE);
    const total = plain.deliveryPence + vatOf(plain.deliveryPence, 20);
    const { orderId } = (await place({ ...plain, voucherCode: CODE, totalPence: total })).body.data as {
      orderId: string;
    };
    const { data } = (await shop.call(DETAIL, { ...own, orderId }, { token })).body;
    expect(data.voucherPence).toBe(data.goodsPence);
  });

  it('can be used again when its order is cancelled', async () => {
    await fillBasket(shop, TRADE, [floor, 5]);
    const { orderId } = (await place(await order(CODE))).body.data as { orderId: string };
    await shop.call(CANCEL, { ...own, orderId }, { token });
    expect((await check(CODE)).resultCode).toBe('0');
  });

  it('can’t be used for samples', async () => {
    await fillBasket(shop, TRADE, [floor, 1, 1]);
    const refused = await place({ ...(await checkoutOf(shop, TRADE)), voucherCode: CODE });
    expect(refused.resultMsg).toBe('A voucher is for floors and accessories, not for samples.');
    expect((await check(CODE)).resultCode).toBe('0');
  });
});

describe('a voucher code', () => {
  it.each([
    ['K7QPM-3XWRT', 'K7QPM-3XWRT'],
    [' k7qpm 3xwrt ', 'K7QPM-3XWRT'],
    ['k7qpm3xwrt', 'K7QPM-3XWRT'],
    ['K7QPM – 3XWRT', 'K7QPM-3XWRT'],
    ['k7qpm\u00ad3xwrt', 'K7QPM-3XWRT'],
    ['\u200bK7QPM\u20113XWRT\u200b', 'K7QPM-3XWRT'],
    ['K7QPM − 3XWRT', 'K7QPM-3XWRT'],
    ['Ｋ７ＱＰＭ－３ＸＷＲＴ', 'K7QPM-3XWRT'],
    ['K7', 'K7'],
    ['', ''],
  ])('that is typed as %j reads %s', (typed, code) => {
    expect(voucherCodeOf(typed)).toBe(code);
  });
});
