import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placedOrder } from '../../../../contracts/suite/order-of-basket.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, ENGINES, newStore } from '../../testing/open-shop.ts';
import { WRONG_CALLS } from './testing/wrong-calls.ts';

const FLOOR = 'p-0101';
const DIC = '/api/dic';
const GRADES = { type: 'Grade' };
const PENDING = { userId: 'u-1004', loginName: 'pending@alderline.example' };
const PRODUCT = '/woojiapi/product/qrybyproductid';

/** An order of the first seeded customer that waits for its transfer. */
const orderByTransfer = (shop: TestConsole) => placedOrder(shop.target, 'trade', 0, shop.clock.now);

describe.each(ENGINES)('control calls on %s', (engine) => {
  let shop: TestConsole;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const made = await newStore(engine);
    clear = made.clear;
    shop = await openConsole(made.place);
  });
  afterAll(async () => {
    await shop?.close();
    await clear?.();
  });
  afterEach(async () => {
    await shop.control('POST /reset');
  });

  const state = async () => {
    const { revision: _, ...tables } = await dumpDatabase(shop.mock.worlds.main.db);
    const { faults } = await shop.control('/faults');
    return { tables, faults, clock: await shop.control('/clock'), worlds: await shop.control('/worlds') };
  };
  const logInCode = async (loginName: string) => {
    const input = { loginName, password: 'Floor!2026', brand: BRAND };
    return (await shop.call('/woojiapi/user/login', input)).reply?.resultCode;
  };
  const codeWith = async (token: string) => (await shop.call(DIC, GRADES, { token })).reply?.resultCode;

  it('/site returns what calls are signed with', async () => {
    expect(await shop.control('/site')).toEqual({ brand: BRAND, siteSalt: shop.target.salt });
  });

  it('/applications are accepted and declined, each with one mail, and a declined one is logged out', async () => {
    const decide = (review: string) =>
      shop.control('POST /applications/:userId', { id: PENDING.userId, body: { review } });
    const { applications } = await shop.control('/applications');
    expect(applications.find(({ userId }) => userId === PENDING.userId)).toMatchObject({
      ...PENDING,
      review: 'pending',
    });
    expect(applications.every(({ loginName }) => loginName !== 'staff@alderline.example')).toBe(true);
    expect(await logInCode(PENDING.loginName)).toBe('1');
    expect(await decide('accepted')).toMatchObject({ ...PENDING, review: 'accepted' });
    await decide('accepted');
    const token = await shop.logIn(PENDING.loginName);
    expect(await codeWith(token)).toBe('0');
    expect((await decide('declined')).review).toBe('declined');
    expect(await codeWith(token)).toBe('-1000');
    const { mails } = await shop.control('/mails');
    expect(mails.map(({ to }) => to)).toEqual([PENDING.loginName, PENDING.loginName]);
    expect(mails.map(({ text }) => /have accepted|can't accept/.exec(text)?.[0]).sort()).toEqual([
      "can't accept",
      'have accepted',
    ]);
    expect(mails[0]?.html).toContain('<p>');
    for (const { subject, text } of mails) {
      expect(subject).toBe(`Your application for a trade account with ${BRAND}`);
      expect(text).toContain(`your application for a trade account with ${BRAND}.`);
    }
  });

  it('/people log in without a password, and their sessions are expired and ended', async () => {
    const opened = await shop.control('POST /people/:userId/login', { id: 'u-1001' });
    expect(opened.loginInfo).toMatchObject({ userId: 'u-1001', loginName: TRADE });
    expect(await codeWith(opened.accessToken)).toBe('0');
    const sessionsOf = async (loginName: string) =>
      (await shop.control('/people')).people.find((person) => person.loginName === loginName)?.sessions ?? [];
    const [session] = await sessionsOf(TRADE);
    expect(session).toMatchObject({ startedAt: shop.clock.now, expired: false });
    expect(await sessionsOf(ARCHITECT)).toEqual([]);
    const id = session?.sessionId ?? '';
    expect(await shop.control('POST /sessions/:sessionId/expire', { id })).toEqual({});
    expect(await codeWith(opened.accessToken)).toBe('-1000');
    expect((await sessionsOf(TRADE))[0]?.expired).toBe(true);
    expect(await shop.control('DELETE /sessions/:sessionId', { id })).toEqual({});
    expect(await codeWith(opened.accessToken)).toBe('101');
    expect(await sessionsOf(TRADE)).toEqual([]);
  });

  it('/catalogue changes price and stock, each separately, and customers see it at once', async () => {
    const token = await shop.logIn();
    const product = async () => {
      const { reply } = await shop.call(PRODUCT, { productId: FLOOR, brand: BRAND }, { token });
      const { productPrice, inventoryBalance } = Object(reply?.data);
      return { productPrice, inventoryBalance };
    };
    const before = await product();
    const edit = (body: object) => shop.control('PATCH /catalogue/:productId', { id: FLOOR, body });
    expect(await edit({ productPrice: 4705 })).toMatchObject({ productId: FLOOR, productPrice: 4705 });
    expect(await product()).toEqual({ ...before, productPrice: 4705 });
    await edit({ inventoryBalance: 0 });
    expect(await product()).toEqual({ productPrice: 4705, inventoryBalance: 0 });
    const { products } = await shop.control('/catalogue');
    expect(products.find(({ productId }) => productId === FLOOR)).toMatchObject({
      productPrice: 4705,
      inventoryBalance: 0,
    });
  });

  it('/orders move along, each step once and with a mail, and wait for their transfer', async () => {
    const { orderId, orderNo, token } = await orderByTransfer(shop);
    const listed = async () => (await shop.control('/orders')).orders.find((one) => one.orderId === orderId);
    expect(await listed()).toMatchObject({
      orderNo,
      loginName: TRADE,
      companyName: 'Halloran & Pike Contractors Ltd',
      sts: 'received',
      payment: 'transfer',
      next: 'confirmed',
      awaitsTransfer: true,
    });
    const move = (sts: string, note = '') => ({ id: orderId, body: { sts, note } });
    const step = (sts: string, note?: string) => shop.control('POST /orders/:orderId', move(sts, note));
    expect(await shop.refusal('POST /orders/:orderId', move('picking'))).toEqual([
      400,
      "orderId: this order is received, so it can't be picking next",
    ]);
    expect(await step('confirmed')).toMatchObject({ sts: 'confirmed', next: '' });
    expect(await shop.refusal('POST /orders/:orderId', move('picking'))).toEqual([
      400,
      'orderId: its transfer has not arrived yet',
    ]);
    expect(await shop.control('POST /orders/:orderId/transfer', { id: orderId })).toMatchObject({
      awaitsTransfer: false,
      next: 'picking',
    });
    expect(await shop.refusal('POST /orders/:orderId/transfer', { id: orderId })).toEqual([
      400,
      'orderId: this order waits for no transfer',
    ]);
    await step('picking');
    expect(await step('dispatched', ' AB12 CDE, 8am to 10am ')).toMatchObject({
      note: 'AB12 CDE, 8am to 10am',
      next: 'delivered',
    });
    expect(await step('delivered', 'Signed by J. Moss')).toMatchObject({ sts: 'delivered', next: '' });
    const seen = await shop.call('/woojiapi/order/qryorderdetail', { userId: 'u-1001', orderId }, { token });
    expect(Object(seen.reply?.data)).toMatchObject({ sts: 'delivered', duePence: 0, mayCancel: 0 });
    const { mails } = await shop.control('/mails');
    expect(mails.map(({ subject }) => subject)).toEqual(Array(6).fill(`Your ${BRAND} order ${orderNo}`));
    expect(mails.filter(({ text }) => text.includes('AB12 CDE, 8am to 10am'))).toHaveLength(1);
    expect(mails.filter(({ text }) => /Your transfer of £.* has arrived/.test(text))).toHaveLength(1);
  });

  it('/functions switch a call off and on, at once', async () => {
    const id = 'readDictionary';
    const turn = (on: boolean) => shop.control('PATCH /functions/:functionId', { id, body: { on } });
    expect((await shop.control('/functions')).functions).toContainEqual({
      functionId: id,
      on: true,
      roles: ['guest', 'staff', 'trade'],
    });
    expect((await turn(false)).on).toBe(false);
    expect((await shop.call(DIC, GRADES)).reply?.resultCode).toBe('103');
    expect((await turn(true)).on).toBe(true);
    expect((await shop.call(DIC, GRADES)).reply?.resultCode).toBe('0');
  });

  it('/faults, /journal, /clock and /worlds work beside this database', async () => {
    const id = await shop.setFault({ kind: 'code', code: '104' });
    expect((await shop.call(DIC, GRADES)).reply?.resultCode).toBe('104');
    const entry = await shop.lastEntry();
    expect(entry).toMatchObject({ path: DIC, resultCode: '104', fault: 'code' });
    await shop.control('DELETE /faults/:id', { id });
    expect((await shop.control('POST /journal/:id/replay', { id: entry.id })).resultCode).toBe('0');
    const token = await shop.logIn();
    await shop.control('POST /clock', { body: { advanceMs: 24 * 60 * 60_000 } });
    expect(await codeWith(token)).toBe('-1000');
    expect(await shop.control('POST /worlds', { body: { name: 'beside' } })).toEqual({
      name: 'beside',
      calls: 0,
    });
    expect((await shop.call(DIC, GRADES, { world: 'beside', token })).reply?.resultCode).toBe('101');
    await shop.control('DELETE /worlds/:name', { id: 'beside' });
  });

  it('/reset brings the seed back and ends every session', async () => {
    const seed = await state();
    const token = await shop.logIn();
    await shop.call(
      '/woojiapi/order/insertproject',
      { userId: 'u-1001', projectName: 'x', brand: BRAND },
      { token },
    );
    await shop.control('PATCH /catalogue/:productId', { id: FLOOR, body: { productPrice: 1 } });
    expect((await state()).tables).not.toEqual(seed.tables);
    expect((await shop.control('POST /reset')).ms).toBeGreaterThan(0);
    expect((await state()).tables).toEqual(seed.tables);
    expect(await codeWith(token)).toBe('101');
  });

  it('name the field and the reason for every wrong input, and change nothing', async () => {
    const before = await state();
    const told: unknown[] = [];
    for (const [call, options] of WRONG_CALLS) told.push([call, options, await shop.refusal(call, options)]);
    expect(told).toEqual(WRONG_CALLS);
    expect(await state()).toEqual(before);
  });
});
