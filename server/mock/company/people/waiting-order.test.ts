import { describe, expect, it } from 'vitest';
import { dayText, deliveryDays } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { colleague, freshOwner, mailsOf, type Person, packsLeft, withCompany } from '../../testing/people.ts';
import { endLapsed } from '../../trade/order/approval/end-lapsed.ts';
import { endUnpaid } from '../../trade/payment/end-unpaid.ts';

const HOUR = 3_600_000;
const noOutbox = { post: async () => undefined, postToAccount: async () => undefined };

describe.each(ENGINES)('an order that waits for approval on %s', (engine) => {
  let shop: TestShop;
  let owner: Person;
  withCompany(engine, (opened, theOwner) => {
    shop = opened;
    owner = theOwner;
  });

  it('lapses after three working days, and a later decision is refused with the reason', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const { orderId } = (await ben.order(20)).body.data;
    const { totalPence, approval } = await owner.orderOf(orderId);
    shop.clock.now = (approval?.endsAt ?? 0) - 1;
    await endLapsed({
      db: shop.db,
      outbox: noOutbox,
      brand: 'Alderline',
      siteUrl: 'http://localhost',
      now: shop.clock.now,
    });
    owner = await freshOwner(shop);
    expect((await owner.orderOf(orderId)).approval?.sts).toBe('waiting');
    shop.clock.now += 1;
    expect((await owner.decide(orderId, totalPence)).resultMsg).toContain('lapsed');
    expect((await owner.orderOf(orderId)).sts).toBe('cancelled');
    expect(await packsLeft(shop)).toBe(100);
    const [mail] = await mailsOf(shop, 'order-not-approved');
    expect(mail?.body).toContain('in time');
    expect(mail?.body).toContain(`/orders?id=${orderId}`);
  });

  it('has one outcome when two decide at once, even at the moment when it lapses', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const cara = await colleague(shop, owner, 'cara', 'approver');
    const { orderId } = (await ben.order(20)).body.data;
    const { totalPence } = await owner.orderOf(orderId);
    const two = await Promise.all([
      owner.decide(orderId, totalPence),
      cara.decide(orderId, totalPence, { decision: 'decline', reason: 'No' }),
    ]);
    expect(two.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1']);
    const isApproved = two[0]?.resultCode === '0';
    const after = await owner.orderOf(orderId);
    expect([after.sts, after.approval?.sts]).toEqual(
      isApproved ? ['received', 'approved'] : ['cancelled', 'declined'],
    );
    expect(await packsLeft(shop)).toBe(isApproved ? 80 : 100);

    const second = (await ben.order(10)).body.data.orderId;
    const late = await owner.orderOf(second);
    const atEnd = {
      db: shop.db,
      outbox: noOutbox,
      brand: 'Alderline',
      siteUrl: 'http://localhost',
      now: late.approval?.endsAt ?? 0,
    };
    const [decided] = await Promise.all([owner.decide(second, late.totalPence), endLapsed(atEnd)]);
    const end = await owner.orderOf(second);
    expect(end.approval?.sts).toBe(decided?.resultCode === '0' ? 'approved' : 'lapsed');
    expect(end.sts).toBe(decided?.resultCode === '0' ? 'received' : 'cancelled');
  });

  it('needs another day once the ordered delivery day is no longer possible', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const [first = 0] = deliveryDays(shop.clock.now, { roadDays: 1, nation: 'england and wales' });
    const placed = await ben.order(5, { requestedDay: dayText(first) });
    const { orderId } = placed.body.data;
    const { totalPence, approval } = await owner.orderOf(orderId);
    shop.clock.now = (approval?.endsAt ?? 0) - 1;
    owner = await freshOwner(shop);
    const late = await owner.orderOf(orderId);
    const firstDay = late.approval?.firstDay ?? '';
    expect(firstDay > late.requestedDay).toBe(true);
    expect((await owner.decide(orderId, totalPence)).resultMsg).toContain('first possible day');
    expect((await owner.decide(orderId, totalPence, { requestedDay: firstDay })).resultCode).toBe('0');
    expect((await owner.orderOf(orderId)).requestedDay).toBe(firstDay);
  });

  it('can only be paid by card once it is approved, within 24 hours from then', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const { orderId } = (await ben.order(5, { payment: 'card' })).body.data;
    const { totalPence, approval } = await owner.orderOf(orderId);
    const items = [{ kind: 'order', id: orderId, amountPence: totalPence }];
    const pay = { items, returnUrl: 'http://localhost:4000/Results' };
    expect((await ben.ask('/woojiapi/order/insertcardpayment', pay)).resultMsg).toContain('approval');
    const toPay = (await ben.ask('/woojiapi/order/qrytopay')).body.data;
    expect(toPay.items.map(({ orderId: id }) => id)).not.toContain(orderId);
    const deps = { db: shop.db, outbox: noOutbox, brand: 'Alderline', siteUrl: 'http://localhost' };
    const at = (approval?.endsAt ?? 0) - HOUR;
    await endUnpaid({ ...deps, now: at });
    shop.clock.now = at;
    owner = await freshOwner(shop);
    const { firstDay = '' } = (await owner.orderOf(orderId)).approval ?? {};
    const day = firstDay === '' ? {} : { requestedDay: firstDay };
    expect((await owner.decide(orderId, totalPence, day)).resultCode).toBe('0');
    await endUnpaid({ ...deps, now: at + 24 * HOUR });
    expect((await owner.orderOf(orderId)).sts).toBe('received');
    await endUnpaid({ ...deps, now: at + 24 * HOUR + 1 });
    expect((await owner.orderOf(orderId)).sts).toBe('cancelled');
  });

  it('can be withdrawn by its buyer', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const { orderId } = (await ben.order(5)).body.data;
    await ben.ask('/woojiapi/order/cancelorder', { orderId });
    expect((await owner.orderOf(orderId)).approval?.sts).toBe('withdrawn');
    const waiting = await owner.ask('/woojiapi/order/qrywaitingorders');
    expect(waiting.body.data).toEqual([]);
  });
});
