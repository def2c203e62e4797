import { beforeEach, describe, expect, it } from 'vitest';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { fittingServices } from '../../../../fixtures/catalogue/fitting-services.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';
import { moveOrder, OrderStays, receiveTransfer } from './move-order.ts';

const PLACE = '/woojiapi/order/insertorder';
const ORDERS = '/woojiapi/order/qryorders';
const DETAIL = '/woojiapi/order/qryorderdetail';
const CANCEL = '/woojiapi/order/cancelorder';
const userId = 'u-1001';
const floor = stockedFloor(0);
const other = stockedFloor(1);
const fitting = fittingServices()[0] ?? expect.unreachable();

describe.each(ENGINES)('after ordering on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    const { db } = shop;
    for (const table of [
      'payments',
      'invoices',
      'order_events',
      'order_lines',
      'orders',
      'basket_lines',
      'mails',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    await db.updateTable('products').set({ stock_packs: 500 }).execute();
  });

  const order = async (
    overrides: Partial<OrderInput> = {},
    lines: Parameters<typeof fillBasket>[2][] = [[floor, 2]],
    loginName = TRADE,
  ) => {
    await fillBasket(shop, loginName, ...lines);
    const input = await checkoutOf(shop, loginName, overrides);
    const placed = await shop.call(PLACE, input, { token: await shop.logIn(loginName), json: true });
    expect(placed.resultCode, placed.text).toBe('0');
    return placed.body.data;
  };
  const list = async (query: object = {}) => {
    const answer = await shop.call(ORDERS, { userId, pageNo: 1, pageSize: 20, ...query }, { token });
    expect(answer.resultCode, answer.text).toBe('0');
    return answer.body;
  };
  const found = async (search: string) =>
    (await list({ search })).data.map(({ jobReference }) => jobReference);
  const read = async (orderId: string) => (await shop.call(DETAIL, { userId, orderId }, { token })).body.data;
  const cancel = (orderId: string) => shop.call(CANCEL, { userId, orderId }, { token });
  const stockOf = async (productId: string) => {
    const row = shop.db.selectFrom('products').select('stock_packs').where('product_id', '=', productId);
    return (await row.executeTakeFirstOrThrow()).stock_packs;
  };
  const move = (orderId: string, sts: Parameters<typeof moveOrder>[2], note = '') =>
    shop.db.transaction().execute((trx) => moveOrder(trx, orderId, sts, note, shop.clock.now));
  const mails = async () => (await shop.db.selectFrom('mails').selectAll().execute()).map(({ kind }) => kind);

  it('the list has the newest order first, in pages, with what each row shows', async () => {
    for (const jobReference of ['one', 'two', 'three']) {
      await order({ jobReference }, [
        [floor, 2],
        [other, 1],
      ]);
      shop.clock.now += 1000;
    }
    const { data, total } = await list({ pageSize: 2 });
    expect([data.map(({ jobReference }) => jobReference), total]).toEqual([['three', 'two'], 3]);
    const rest = await list({ pageNo: 2, pageSize: 2 });
    expect([rest.data.map(({ jobReference }) => jobReference), rest.total]).toEqual([['one'], 3]);
    expect((await list({ pageNo: 9 })).data).toEqual([]);
    expect(data[0]).toMatchObject({
      placedBy: 'Tom Halloran',
      lineCount: 2,
      sts: 'received',
      poNumber: 'PO-1180',
    });
    expect(data[0]?.productNames.toSorted()).toEqual([floor.productName, other.productName].toSorted());
    expect(data[0]?.mainImgs).toHaveLength(2);
  });

  it('the search finds numbers, references and products in any case, and takes its text literally', async () => {
    const { orderNo } = await order({ jobReference: 'Mühlenweg 100%', poNumber: 'po_77\\b' });
    await order({ jobReference: 'Plot 4', poNumber: 'PO-78' }, [[other, 1]]);
    expect(await found(orderNo.toLowerCase())).toEqual(['Mühlenweg 100%']);
    expect(await found('MÜHLENWEG')).toEqual(['Mühlenweg 100%']);
    expect(await found('  plot   4 ')).toEqual(['Plot 4']);
    expect(await found(other.productNo.toLowerCase())).toEqual(['Plot 4']);
    expect(await found(floor.productName.toUpperCase())).toEqual(['Mühlenweg 100%']);
    // LIKE's wildcard is only itself
    expect(await found('%')).toEqual(['Mühlenweg 100%']);
    expect(await found('po_7')).toEqual(['Mühlenweg 100%']);
    expect(await found('77\\b')).toEqual(['Mühlenweg 100%']);
    expect(await found("'; drop table orders; --")).toEqual([]);
    expect(await found('')).toHaveLength(2);
  });

  it('the list can be narrowed to a state; a colleague sees it too, but not another company', async () => {
    const { orderId } = await order({ jobReference: 'moved' });
    await order({ jobReference: 'waits' });
    await move(orderId, 'confirmed');
    expect((await list({ sts: 'confirmed' })).data.map(({ jobReference }) => jobReference)).toEqual([
      'moved',
    ]);
    expect((await list({ sts: 'cancelled' })).total).toBe(0);

    const stranger = await shop.logIn(ARCHITECT);
    const theirs = { userId: 'u-1002', pageNo: 1, pageSize: 20 };
    expect((await shop.call(ORDERS, theirs, { token: stranger })).body.total).toBe(0);
    const asStranger = (path: typeof DETAIL | typeof CANCEL, id: string) =>
      shop.call(path, { userId: 'u-1002', orderId: id }, { token: stranger });
    for (const id of [orderId, 'o-none']) {
      expect((await asStranger(DETAIL, id)).resultCode).toBe('102');
      expect((await asStranger(CANCEL, id)).resultCode).toBe('102');
    }
    const company = (
      await shop.db.selectFrom('users').select('company_id').where('user_id', '=', userId).execute()
    )[0];
    const own = await shop.db
      .selectFrom('users')
      .select('company_id')
      .where('user_id', '=', 'u-1002')
      .execute();
    const join = (company_id: string) =>
      shop.db.updateTable('users').set({ company_id }).where('user_id', '=', 'u-1002').execute();
    await join(company?.company_id ?? '');
    expect((await shop.call(ORDERS, theirs, { token: stranger })).body.total).toBe(2);
    expect((await asStranger(CANCEL, orderId)).resultCode).toBe('0');
    await join(own[0]?.company_id ?? '');
  });

  it('an order is cancelled once; packs and credit are released, and a mail says so', async () => {
    const { orderId } = await order({}, [
      [floor, 2],
      [other, 3],
    ]);
    expect([await stockOf(floor.productId), await stockOf(other.productId)]).toEqual([498, 497]);
    const answers = await Promise.all([cancel(orderId), cancel(orderId), cancel(orderId)]);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(['0', '0', '0']);
    expect([await stockOf(floor.productId), await stockOf(other.productId)]).toEqual([500, 500]);
    const { sts, duePence, mayCancel, events } = await read(orderId);
    expect([sts, duePence, mayCancel]).toEqual(['cancelled', 0, 0]);
    expect(events.map((event) => event.sts)).toEqual(['received', 'cancelled']);
    expect(await mails()).toEqual(['order-placed', 'order-cancelled']);
    const start = await shop.call('/woojiapi/order/qrycheckout', { userId }, { token });
    expect(start.body.data.credit.openPence).toBe(0);
  });

  it('samples and fitting neither reduce the stock nor go back to it', async () => {
    const samples = await order({}, [[floor, 1, 1]]);
    await cancel(samples.orderId);
    expect(await stockOf(floor.productId)).toBe(500);
    const fitted = await order({}, [
      [floor, 2],
      [fitting, 40],
    ]);
    expect([await stockOf(floor.productId), await stockOf(fitting.productId)]).toEqual([498, 500]);
    await cancel(fitted.orderId);
    expect([await stockOf(floor.productId), await stockOf(fitting.productId)]).toEqual([500, 500]);
  });

  it('an order that is being picked or has left can’t be cancelled', async () => {
    const { orderId, orderNo } = await order();
    await move(orderId, 'confirmed');
    expect((await read(orderId)).mayCancel).toBe(1);
    await move(orderId, 'picking');
    const told = await cancel(orderId);
    expect(JSON.parse(told.text)).toEqual({
      resultCode: '1',
      resultMsg: `Order ${orderNo} is being picked, so it can no longer be cancelled here. Please ring 01632 960180.`,
      field: 'orderId',
    });
    await move(orderId, 'dispatched');
    expect((await cancel(orderId)).resultMsg).toContain('has left our warehouse');
    expect(await stockOf(floor.productId)).toBe(498);
    expect((await read(orderId)).mayCancel).toBe(0);
  });

  it('an order moves one step at a time, and waits for the money if paid by transfer', async () => {
    const { orderId } = await order({ payment: 'transfer' });
    await expect(move(orderId, 'picking')).rejects.toThrow(OrderStays);
    await move(orderId, 'confirmed');
    await expect(move(orderId, 'picking')).rejects.toThrow('its transfer has not arrived yet');
    const pay = () => shop.db.transaction().execute((trx) => receiveTransfer(trx, orderId, shop.clock.now));
    await pay();
    await expect(pay()).rejects.toThrow(OrderStays);
    expect(await read(orderId)).toMatchObject({ duePence: 0, sts: 'confirmed' });
    await move(orderId, 'picking');
    await move(orderId, 'dispatched', 'AB12 CDE, 8am to 10am');
    await expect(move(orderId, 'dispatched')).rejects.toThrow(OrderStays);
    shop.clock.now += 1000;
    const deliveredDay = async () => (await list()).data[0]?.deliveredDay;
    expect(await deliveredDay()).toBeUndefined();
    await move(orderId, 'delivered', 'Signed by J. Moss');
    expect(await deliveredDay()).toBe(dayText(londonTime(shop.clock.now).day));
    const { events } = await read(orderId);
    expect(events.map(({ sts, note }) => `${sts} ${note}`.trim())).toEqual([
      'received',
      'confirmed',
      'picking',
      'dispatched AB12 CDE, 8am to 10am',
      'delivered Signed by J. Moss',
    ]);
    expect(await move('o-none', 'confirmed')).toBeUndefined();
  });

  it('an order that is cancelled and moved at once ends in one of the two states', async () => {
    for (let round = 0; round < 8; round++) {
      const { orderId } = await order();
      await move(orderId, 'confirmed');
      const [moved, cancelled] = await Promise.all([
        move(orderId, 'picking').then(
          () => true,
          () => false,
        ),
        cancel(orderId),
      ]);
      const { sts } = await read(orderId);
      expect([sts, moved, cancelled.resultCode]).toEqual(
        moved ? ['picking', true, '1'] : ['cancelled', false, '0'],
      );
    }
  });
});
