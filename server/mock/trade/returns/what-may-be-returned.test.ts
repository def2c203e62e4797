import { describe, expect, it } from 'vitest';
import { ARCHITECT } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import {
  ASK,
  freshReturner,
  inTransaction,
  move,
  PACKS,
  PAPER,
  RETURNER,
  type Returner,
  receive,
  withReturner,
} from '../../testing/returns.ts';
import { moveOrder, OrderStays } from '../order/move-order.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('what may be returned on %s', (engine) => {
  let shop: TestShop;
  let customer: Returner;
  withReturner(engine, (opened, theCustomer) => {
    shop = opened;
    customer = theCustomer;
  });

  it('never exceeds the packs that have arrived, however many calls come at once', async () => {
    const orderId = await customer.delivered();
    const { lines } = await customer.detail(orderId);
    const [{ lineId = '' } = {}] = lines;
    const body = {
      userId: RETURNER,
      orderId,
      kind: 'return',
      reason: 'Too many',
      lines: [{ lineId, number: 2 }],
      pictureIds: [],
    };
    const twin = engine === 'PostgreSQL' ? await shop.twin() : undefined;
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        (n % 2 === 0 ? shop : (twin ?? shop)).call(ASK, body, { token: customer.token, json: true }),
      ),
    );
    await twin?.close();
    expect(replies.filter(({ resultCode }) => resultCode === '0')).toHaveLength(PACKS / 2);
    expect((await customer.detail(orderId)).lines[0]?.mayReturn).toBe(0);
    const serial = newSerial();
    const again = { ...body, lines: [{ lineId: lines[1]?.lineId ?? '', number: 1 }] };
    const once = await shop.call(ASK, again, { token: customer.token, json: true, callserial: serial });
    const twice = await shop.call(ASK, again, { token: customer.token, json: true, callserial: serial });
    expect(twice.body).toEqual(once.body);
    expect((await customer.detail(orderId)).lines[1]?.mayReturn).toBe(PACKS - 1);
  });

  it('is only what has arrived, in time, of one’s own company', async () => {
    const waiting = await customer.placed();
    expect((await customer.ask(waiting, [1])).resultMsg).toMatch(/Nothing of this order has arrived/);
    const orderId = await customer.delivered();
    const { lines } = await customer.detail(orderId);
    const theirs = { token: await shop.logIn(ARCHITECT), json: true };
    const body = {
      userId: 'u-1002',
      orderId,
      kind: 'return',
      reason: 'x',
      lines: [{ lineId: lines[0]?.lineId ?? '', number: 1 }],
      pictureIds: [],
    };
    expect((await shop.call(ASK, body, theirs)).resultCode).toBe('102');
    // a line of another order of the same customer
    const other = await customer.detail(await customer.delivered());
    const foreign = { ...body, userId: RETURNER, orderId: other.orderId };
    expect((await shop.call(ASK, foreign, { token: customer.token, json: true })).resultCode).toBe('102');
    const { returnId } = (await customer.ask(orderId, [1])).body.data;
    await receive(shop, returnId);
    const paper = { userId: 'u-1002', kind: 'credit-note', id: returnId };
    expect((await shop.call(PAPER, paper, theirs)).resultCode).toBe('102');

    const { now } = shop.clock;
    try {
      shop.clock.now = now + 6.9 * DAY;
      const sixDaysOn = await freshReturner(shop);
      expect(await sixDaysOn.detail(orderId)).toMatchObject({ reportBy: '', returnBy: '2026-11-28' });
      const late = { kind: 'defect', pictureIds: ['i-none'] };
      expect((await sixDaysOn.ask(orderId, [1], late)).resultMsg).toMatch(/could be reported until Friday/);
      expect((await sixDaysOn.ask(orderId, [1])).resultCode).toBe('0');
      shop.clock.now = now + 8 * DAY;
      const eightDaysOn = await freshReturner(shop);
      expect((await eightDaysOn.ask(orderId, [1])).resultMsg).toMatch(/could be returned until Saturday/);
    } finally {
      shop.clock.now = now;
    }
  });

  it('adds up over part deliveries: packs that arrived can be returned, and no more arrive than were ordered', async () => {
    const orderId = await customer.placed();
    await move(shop, orderId, 'confirmed', 'picking', 'dispatched');
    const { lines } = await customer.detail(orderId);
    const part = (...numbers: number[]) =>
      inTransaction(shop, (db) => {
        const parcels = numbers.flatMap((number, n) =>
          number > 0 ? [{ lineId: lines[n]?.lineId ?? '', number }] : [],
        );
        return moveOrder(db, orderId, 'part-delivered', 'Signed by Ada Moss', shop.clock.now, parcels);
      });
    await expect(part(PACKS + 1)).rejects.toThrow(OrderStays);
    await expect(part(PACKS, PACKS)).rejects.toThrow(OrderStays);
    await part(4);
    const after = await customer.detail(orderId);
    expect(after).toMatchObject({ sts: 'part-delivered', events: expect.any(Array) });
    expect(after.events.at(-1)?.note).toMatch(
      /^Arrived: 4 packs of .* To follow: (?:2|6) packs of .*, (?:2|6) packs of .* Signed by Ada Moss$/,
    );
    expect(after.lines.map(({ mayReturn }) => mayReturn)).toEqual([4, 0]);
    expect((await customer.ask(orderId, [5])).resultMsg).toMatch(/Only 4 packs/);
    await part(2, 1);
    await move(shop, orderId, 'delivered');
    expect((await customer.detail(orderId)).lines.map(({ delivered: there }) => there)).toEqual([
      PACKS,
      PACKS,
    ]);
    await expect(part(1)).rejects.toThrow(OrderStays);
  });
});
