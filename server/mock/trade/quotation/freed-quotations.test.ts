import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../engine/mail/outbox.ts';
import { TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { newColleague, quotingAs } from '../../testing/quote.ts';
import { withShop } from '../../testing/with-shop.ts';
import { endLapsed } from '../order/approval/end-lapsed.ts';
import { endUnpaid } from '../payment/end-unpaid.ts';

const START = Date.UTC(2026, 10, 21, 9, 30);
const DAY_MS = 86_400_000;
const CANCEL = '/woojiapi/order/cancelorder';
const DECIDE = '/woojiapi/order/decideorder';
const ORDER = '/woojiapi/order/insertorder';
const DETAIL = '/woojiapi/order/qryorderdetail';

describe.each(ENGINES)('quotations whose order comes to nothing on %s', (engine) => {
  let shop: TestShop;
  let owner: ReturnType<typeof quotingAs>;
  withShop(engine, async (opened) => {
    shop = opened;
    owner = quotingAs(shop, { userId: 'u-1001', token: await shop.logIn(TRADE) });
  });
  beforeEach(async () => {
    shop.clock.now = START;
    await shop.db.updateTable('products').set({ stock_packs: 500 }).execute();
    await shop.db.updateTable('companies').set({ credit_limit_pence: 100_000_000 }).execute();
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: START + 400 * DAY_MS })
      .execute();
  });

  const outbox = () => createOutbox(false, () => shop.clock.now);
  const ending = () => ({
    db: shop.db,
    outbox: outbox(),
    brand: BRAND,
    siteUrl: 'http://localhost',
    now: shop.clock.now,
  });
  const statesOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => owner.read(id)))).map(({ sts, orderId, orderNo, mayOrder }) => ({
      sts,
      orderId,
      orderNo,
      mayOrder,
    }));
  const ACCEPTED = { sts: 'accepted', orderId: '', orderNo: '', mayOrder: 1 };

  it('are all accepted again when it is cancelled, and ordered again at the same prices', async () => {
    const ids = [
      await owner.accepted({ houseType: 'type A', plots: 3 }),
      await owner.accepted({ houseType: 'type B' }),
    ];
    const other = await owner.accepted();
    await owner.ordered([other]);
    const { orderId } = await owner.ordered(ids);
    const before = (await owner.ok(DETAIL, { orderId })).data;
    const versions = await Promise.all(ids.map(async (id) => (await owner.read(id)).version));
    await owner.ok(CANCEL, { orderId });
    await owner.ok(CANCEL, { orderId });
    expect(await statesOf(ids)).toEqual([ACCEPTED, ACCEPTED]);
    expect(await Promise.all(ids.map(async (id) => (await owner.read(id)).version))).toEqual(
      versions.map((version) => version + 1),
    );
    expect(await owner.read(other)).toMatchObject({ sts: 'ordered' });
    expect((await owner.read(ids[0] ?? '')).signedBy).toBe('Tom Halloran');

    await shop.db.updateTable('products').set({ price_pence: 9900 }).execute();
    const again = await owner.ordered(ids);
    const after = (await owner.ok(DETAIL, { orderId: again.orderId })).data;
    expect([after.goodsPence, after.totalPence]).toEqual([before.goodsPence, before.totalPence]);
    expect(await statesOf(ids)).toMatchObject(
      ids.map(() => ({ sts: 'ordered', orderId: again.orderId, mayOrder: 0 })),
    );
  });

  it('are accepted again when an approver declines it', async () => {
    const buyer = quotingAs(shop, await newColleague(shop, 'buyer', 0));
    const ids = [await buyer.accepted({ plots: 2 }), await buyer.accepted()];
    const { orderId, isWaiting } = await buyer.ordered(ids);
    expect(isWaiting).toBe(1);
    expect(await statesOf(ids)).toMatchObject([{ sts: 'ordered' }, { sts: 'ordered' }]);
    const { totalPence } = (await owner.ok(DETAIL, { orderId })).data;
    await owner.ok(DECIDE, { orderId, totalPence, decision: 'decline', reason: 'Too many plots' });
    expect(await statesOf(ids)).toEqual([ACCEPTED, ACCEPTED]);
  });

  it('are accepted again when the order is not approved, or not paid by card', async () => {
    const buyer = quotingAs(shop, await newColleague(shop, 'buyer', 0));
    const waiting = await buyer.accepted();
    const { orderId } = await buyer.ordered([waiting]);
    const unpaid = await owner.accepted();
    await owner.ordered([unpaid], { payment: 'card' });
    const { approval } = (await owner.ok(DETAIL, { orderId })).data;
    shop.clock.now = approval?.endsAt ?? 0;
    await endLapsed(ending());
    expect(await statesOf([waiting, unpaid])).toMatchObject([ACCEPTED, { sts: 'ordered' }]);
    await endUnpaid(ending());
    expect(await statesOf([waiting, unpaid])).toEqual([ACCEPTED, ACCEPTED]);
  });

  it('have ended when it is cancelled after their last day', async () => {
    const quotationId = await owner.accepted();
    const input = await owner.checkout([quotationId]);
    const { orderId } = await owner.ordered([quotationId]);
    shop.clock.now = START + 40 * DAY_MS;
    expect(await owner.read(quotationId)).toMatchObject({ sts: 'ordered' });
    await owner.ok(CANCEL, { orderId });
    expect(await statesOf([quotationId])).toMatchObject([{ sts: 'expired', orderId: '', mayOrder: 0 }]);
    expect((await owner.call(ORDER, input)).body).toMatchObject({ resultCode: '1', field: 'quotationIds' });
  });

  it('are ordered once when the cancelling and a second order come together', async () => {
    const quotationId = await owner.accepted();
    const input = await owner.checkout([quotationId]);
    const { orderId } = await owner.ordered([quotationId]);
    const twin = await shop.twin();
    try {
      const there = quotingAs(twin, { userId: owner.userId, token: await shop.logIn(TRADE) });
      const [, ...placed] = await Promise.all([
        owner.ok(CANCEL, { orderId }),
        there.call(ORDER, input),
        owner.call(ORDER, input),
      ]);
      const done = placed.filter(({ resultCode }) => resultCode === '0');
      expect(done.length).toBeLessThanOrEqual(1);
      const [state] = await statesOf([quotationId]);
      expect(state).toMatchObject(
        done[0] ? { sts: 'ordered', orderId: done[0].body.data.orderId } : ACCEPTED,
      );
    } finally {
      await twin.close();
    }
  });
});
