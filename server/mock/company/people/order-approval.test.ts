import { describe, expect, it } from 'vitest';

import { DEVELOPER, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { colleague, mailsOf, type Person, packsLeft, personOf, withCompany } from '../../testing/people.ts';
import { moveOrder } from '../../trade/order/move-order.ts';

/** A link to the order for each tree. */
function expectLinks(body: string | undefined, orderId: string): void {
  for (const path of ['/orders', '/mobile/orders'])
    expect(body).toMatch(new RegExp(`http\\S*${path}\\?id=${orderId}`));
}

describe.each(ENGINES)('approving orders on %s', (engine) => {
  let shop: TestShop;
  let owner: Person;
  withCompany(engine, (opened, theOwner) => {
    shop = opened;
    owner = theOwner;
  });

  it('holds an order above the limit, with its stock and credit, until it is approved', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 100_000);
    const cara = await colleague(shop, owner, 'cara', 'approver');
    const small = await ben.order(2);
    expect(small.body.data.isWaiting).toBeUndefined();
    const before = await owner.openPence();
    const big = await ben.order(20);
    expect(big.body.data.isWaiting, big.text).toBe(1);
    const { orderId } = big.body.data;
    const waiting = await owner.orderOf(orderId);
    expect(waiting.approval).toMatchObject({ sts: 'waiting', mayDecide: 1, decidedBy: '', firstDay: '' });
    expect(waiting.approval?.approvers).toEqual(['Tom Halloran', 'Ben Okoro']);
    expect(await packsLeft(shop)).toBe(78);
    expect(await owner.openPence()).toBe(before + waiting.totalPence);
    expect((await mailsOf(shop, 'order-waits')).map(({ to_address }) => to_address).sort()).toEqual(
      [cara.email, TRADE].sort(),
    );
    for (const { subject, body } of await mailsOf(shop, 'order-waits')) {
      expect(subject).toBe(`Please approve Alderline order ${waiting.orderNo}`);
      expectLinks(body, orderId);
    }
    const placed = (await mailsOf(shop, 'order-placed')).filter(({ body }) =>
      body.includes('above your limit'),
    );
    expect(placed).toHaveLength(1);
    expectLinks(placed[0]?.body, orderId);
    await expect(
      shop.db.transaction().execute((trx) => moveOrder(trx, orderId, 'confirmed', '', shop.clock.now)),
    ).rejects.toThrow('approval');
    expect((await ben.decide(orderId, waiting.totalPence)).resultCode).toBe('102');
    expect((await cara.decide(orderId, waiting.totalPence + 1)).resultCode).toBe('1');
    expect((await cara.decide(orderId, waiting.totalPence)).resultCode).toBe('0');
    const done = await owner.orderOf(orderId);
    expect([done.sts, done.approval?.sts, done.approval?.decidedBy]).toEqual([
      'received',
      'approved',
      'Ben Okoro',
    ]);
    const [approved, ...others] = await mailsOf(shop, 'order-approved');
    expect(others).toEqual([]);
    expect(approved).toMatchObject({
      to_address: ben.email,
      subject: `Approved: your Alderline order ${waiting.orderNo}`,
    });
    expectLinks(approved?.body, orderId);
    expect((await owner.decide(orderId, waiting.totalPence)).resultMsg).toContain('already');
  });

  it('declines with a reason, and releases only stock and credit', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const before = await owner.openPence();
    const { orderId } = (await ben.order(20)).body.data;
    const { totalPence } = await owner.orderOf(orderId);
    const decline = { decision: 'decline' } as const;
    expect(await owner.decide(orderId, totalPence, decline)).toMatchObject({ resultCode: '1' });
    expect(
      (await owner.decide(orderId, totalPence, { ...decline, reason: 'Take the cheaper grade' })).resultCode,
    ).toBe('0');
    const done = await owner.orderOf(orderId);
    expect(done).toMatchObject({
      sts: 'cancelled',
      approval: {
        sts: 'declined',
        reason: 'Take the cheaper grade',
        decidedBy: 'Tom Halloran',
        mayDecide: 0,
      },
    });
    expect([await packsLeft(shop), await owner.openPence()]).toEqual([100, before]);
    const [mail] = await mailsOf(shop, 'order-not-approved');
    expect(mail).toMatchObject({ to_address: ben.email, body: expect.stringContaining('cheaper grade') });
    expect(mail?.body).toContain('To order differently, open it and choose “Order again”.');
    expectLinks(mail?.body, orderId);
  });

  it('lets an approver decide on all orders but their own, and an owner on all', async () => {
    const cara = await colleague(shop, owner, 'cara', 'approver', 0);
    const { orderId } = (await cara.order(3)).body.data;
    const { totalPence } = await owner.orderOf(orderId);
    expect((await cara.decide(orderId, totalPence)).resultCode).toBe('102');
    expect((await cara.orderOf(orderId)).approval?.mayDecide).toBe(0);
    expect((await owner.decide(orderId, totalPence)).resultCode).toBe('0');
  });

  it('never overdraws the credit: waiting orders count, and an approval checks again', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const first = (await ben.order(10)).body.data.orderId;
    const { totalPence } = await owner.orderOf(first);
    const open = await owner.openPence();
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: open + totalPence - 1 })
      .execute();
    expect((await ben.order(10)).resultMsg).toContain('left');
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: open - 1 })
      .execute();
    expect((await owner.decide(first, totalPence)).resultMsg).toContain('£0.01 over');
    expect((await owner.orderOf(first)).approval?.sts).toBe('waiting');
    await shop.db.updateTable('companies').set({ credit_limit_pence: open }).execute();
    expect((await owner.decide(first, totalPence)).resultCode).toBe('0');
  });

  it('lists waiting orders only to their company', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const { orderId } = (await ben.order(5)).body.data;
    const mine = await owner.ask('/woojiapi/order/qrywaitingorders');
    expect(mine.body.data.map((each) => [each.orderId, each.approval?.mayDecide])).toEqual([[orderId, 1]]);
    const own = await ben.ask('/woojiapi/order/qrywaitingorders');
    expect(own.body.data.map((each) => each.approval?.mayDecide)).toEqual([0]);
    const stranger = await personOf(shop, DEVELOPER);
    const theirs = await stranger.ask('/woojiapi/order/qrywaitingorders');
    expect(theirs.body.data).toEqual([]);
    expect((await stranger.decide(orderId, 1)).resultCode).toBe('102');
  });

  it('answers a repeated order with the first answer', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 0);
    const { orderId } = (await ben.order(5)).body.data;
    const { totalPence } = await owner.orderOf(orderId);
    const callserial = newSerial();
    const body = { orderId, totalPence, decision: 'approve' };
    const send = () => owner.ask('/woojiapi/order/decideorder', body, callserial);
    expect((await Promise.all([send(), send()])).map(({ resultCode }) => resultCode)).toEqual(['0', '0']);
  });
});
