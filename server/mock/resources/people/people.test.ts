import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../../contracts/calls.ts';
import { dayText, deliveryDays } from '../../../../contracts/rules/delivery-day.ts';
import { buildOrderInput } from '../../../../fixtures/builders/build-order.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { removeOld } from '../../database/keep-house.ts';
import { resow, WITH_PEOPLE } from '../../seeds/sow.ts';
import { basketLine, DEVELOPER, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { endLapsed } from '../order/approval/end-lapsed.ts';
import { moveOrder } from '../order/move-order.ts';
import { endUnpaid } from '../payment/end-unpaid.ts';

const OWNER = 'u-1001';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAGE = 'http://localhost:4000/invitation';
const floor = stockedFloor(0);
type Role = BodyOf<'/woojiapi/user/updatecolleague'>['companyRole'];
type OrderInput = BodyOf<'/woojiapi/order/insertorder'>;

describe.each(ENGINES)('people of a company on %s', (engine) => {
  let shop: TestShop;
  let store: Awaited<ReturnType<typeof newStore>>;
  let owner: string;
  beforeAll(async () => {
    store = await newStore(engine);
  });
  beforeEach(async () => {
    shop = await openShop(store.place);
    await resow(shop.db, WITH_PEOPLE, shop.clock.now);
    shop.clock.now += 1001;
    owner = await shop.logIn(TRADE);
    await shop.db
      .updateTable('products')
      .set({ stock_packs: 100, price_pence: 4000 })
      .where('product_id', '=', floor.productId)
      .execute();
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 1_000_000, is_po_required: 0 })
      .execute();
  });
  afterEach(() => shop?.close());
  afterAll(() => store?.clear());

  const mails = (kind: string) =>
    shop.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('created_at', 'desc').execute();
  const ask = <P extends Parameters<TestShop['call']>[0]>(path: P, token: string, body: object) =>
    shop.call(path, body, { token, json: true });
  const people = async (token = owner, userId = OWNER) =>
    (await ask('/woojiapi/user/qrypeople', token, { userId })).body.data;

  const invite = (email: string, companyRole: Role, limitPence?: number, token = owner, userId = OWNER) =>
    ask('/woojiapi/user/insertinvitation', token, {
      userId,
      email,
      firstName: 'Ben',
      lastName: email.split('@')[0],
      companyRole,
      ...(limitPence === undefined ? {} : { limitPence }),
      pageUrl: PAGE,
    });
  async function mailedToken(email: string): Promise<string> {
    const mail = (await mails('invitation')).find(({ to_address }) => to_address === email);
    return /invitation\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  }
  const accept = (invitationToken: string) =>
    shop.call('/woojiapi/user/acceptinvitation', {
      invitationToken,
      title: 'Mr',
      firstName: 'Ben',
      lastName: 'Okoro',
      password: SEED_PASSWORD,
      repassword: SEED_PASSWORD,
    });
  /** Somebody who was invited and has accepted. */
  async function colleague(name: string, role: Role, limitPence?: number) {
    const email = `${name}@buyer.example`;
    const invited = await invite(email, role, limitPence);
    expect(invited.resultCode, invited.text).toBe('0');
    expect((await accept(await mailedToken(email))).resultCode).toBe('0');
    const token = await shop.logIn(email);
    const row = await shop.db
      .selectFrom('users')
      .select('user_id')
      .where('login_name', '=', email)
      .executeTakeFirstOrThrow();
    return { email, token, userId: row.user_id };
  }
  type Person = Awaited<ReturnType<typeof colleague>>;
  async function order({ token, userId, email }: Person, packs: number, overrides: Partial<OrderInput> = {}) {
    const line = { ...basketLine(TRADE, floor, packs), userId, loginName: email, productPrice: 1_000_000 };
    await ask('/woojiapi/order/insertshoppingcar', token, line);
    const basket = (await ask('/woojiapi/order/qryshoppingcar', token, { userId })).body.data;
    const input = buildOrderInput(basket, shop.clock.now, { userId, payment: 'account', ...overrides });
    return await ask('/woojiapi/order/insertorder', token, input);
  }
  const orderOf = async (orderId: string, token = owner, userId = OWNER) =>
    (await ask('/woojiapi/order/qryorderdetail', token, { userId, orderId })).body.data;
  const decide = (
    token: string,
    userId: string,
    orderId: string,
    totalPence: number,
    rest: Partial<BodyOf<'/woojiapi/order/decideorder'>> = {},
  ) =>
    ask('/woojiapi/order/decideorder', token, { userId, orderId, totalPence, decision: 'approve', ...rest });
  const stock = async () =>
    (
      await shop.db
        .selectFrom('products')
        .select('stock_packs')
        .where('product_id', '=', floor.productId)
        .executeTakeFirstOrThrow()
    ).stock_packs;
  const openPence = async () =>
    (await ask('/woojiapi/order/qrycheckout', owner, { userId: OWNER })).body.data.credit.openPence;

  it('lets the owner invite a colleague, who can log in at once; a link is good once', async () => {
    const ben = await colleague('ben', 'buyer', 250_000);
    const list = await people();
    expect(
      list.people.map(({ loginName, companyRole, limitPence }) => [loginName, companyRole, limitPence]),
    ).toEqual([
      [TRADE, 'owner', undefined],
      [ben.email, 'buyer', 250_000],
    ]);
    expect(list.invitations).toEqual([]);
    expect((await mails('invitation-accepted')).map(({ to_address }) => to_address)).toEqual([TRADE]);
    expect((await accept(await mailedToken(ben.email))).resultCode).toBe('1');
    expect(await people(ben.token, ben.userId)).toMatchObject({ companyRole: 'buyer', invitations: [] });
  });

  it('ends a link after seven days, when it is sent again, and when it is withdrawn', async () => {
    await invite('ben@buyer.example', 'buyer');
    const first = await mailedToken('ben@buyer.example');
    const [open] = (await people()).invitations;
    const invitationId = open?.invitationId ?? '';
    shop.clock.now += 7 * DAY;
    const again = await shop.call('/woojiapi/user/qryinvitation', { invitationToken: first });
    expect(again.resultCode).toBe('1');
    shop.clock.now += 1;
    owner = await freshOwner();
    expect((await people()).invitations[0]?.isOver).toBe(1);
    await ask('/woojiapi/user/sendinvitation', owner, { userId: OWNER, invitationId, pageUrl: PAGE });
    const second = await mailedToken('ben@buyer.example');
    expect(second).not.toBe(first);
    expect((await accept(first)).resultCode).toBe('1');
    expect(
      (await shop.call('/woojiapi/user/qryinvitation', { invitationToken: second })).body.data,
    ).toMatchObject({
      email: 'ben@buyer.example',
      companyRole: 'buyer',
    });
    await ask('/woojiapi/user/deleteinvitation', owner, { userId: OWNER, invitationId });
    expect((await accept(second)).resultCode).toBe('1');
  });

  /** Sessions end within a week. */
  async function freshOwner(): Promise<string> {
    const reply = await shop.call('/woojiapi/user/login', {
      loginName: TRADE,
      password: SEED_PASSWORD,
      brand: 'Alderline',
    });
    return String(reply.body.access_token);
  }

  it('removes invitations that are long over', async () => {
    await invite('ben@buyer.example', 'buyer');
    await removeOld(shop.db, shop.clock.now + 36 * DAY);
    const left = () => shop.db.selectFrom('invitations').selectAll().execute();
    expect(await left()).toHaveLength(1);
    await removeOld(shop.db, shop.clock.now + 38 * DAY);
    expect(await left()).toEqual([]);
  });

  it('invites an email once, and tells only its owner that it has an account', async () => {
    await invite('ben@buyer.example', 'buyer');
    expect(await invite('BEN@buyer.example', 'buyer')).toMatchObject({ resultCode: '1' });
    expect((await invite(DEVELOPER, 'buyer')).resultCode).toBe('0');
    const [mail] = await mails('invitation');
    const taken = (await mails('invitation')).find(({ to_address }) => to_address === DEVELOPER);
    expect(mail).toBeDefined();
    expect(taken?.body).not.toContain('token=');
  });

  it('is for owners alone, and about nobody of another company', async () => {
    const ben = await colleague('ben', 'approver');
    expect(await invite('eve@buyer.example', 'owner', undefined, ben.token, ben.userId)).toMatchObject({
      resultCode: '102',
      resultMsg: expect.stringContaining('Please ask'),
    });
    const raise = { userId: ben.userId, colleagueId: ben.userId, companyRole: 'owner' };
    expect((await ask('/woojiapi/user/updatecolleague', ben.token, raise)).resultCode).toBe('102');
    const stranger = await shop.logIn(DEVELOPER);
    const theirs = { userId: 'u-1003', colleagueId: ben.userId };
    const { user_id } = await shop.db
      .selectFrom('users')
      .select('user_id')
      .where('login_name', '=', DEVELOPER)
      .executeTakeFirstOrThrow();
    const removal = { ...theirs, userId: user_id };
    expect((await ask('/woojiapi/user/deletecolleague', stranger, removal)).resultCode).toBe('102');
    const change = { ...removal, companyRole: 'accounts' };
    expect((await ask('/woojiapi/user/updatecolleague', stranger, change)).resultCode).toBe('102');
    expect((await people(stranger, user_id)).people.map(({ loginName }) => loginName)).toEqual([DEVELOPER]);
  });

  it('keeps an owner: the last one is neither lowered nor removed, and does not leave colleagues alone', async () => {
    const ben = await colleague('ben', 'buyer');
    const lower = { userId: OWNER, colleagueId: OWNER, companyRole: 'buyer' };
    expect((await ask('/woojiapi/user/updatecolleague', owner, lower)).resultCode).toBe('1');
    const leave = { userId: OWNER, password: SEED_PASSWORD };
    expect(await ask('/woojiapi/user/closeaccount', owner, leave)).toMatchObject({
      resultCode: '1',
      resultMsg: expect.stringContaining('only owner'),
    });
    const raise = { userId: OWNER, colleagueId: ben.userId, companyRole: 'owner' };
    expect((await ask('/woojiapi/user/updatecolleague', owner, raise)).resultCode).toBe('0');
    expect((await mails('role-changed')).map(({ to_address }) => to_address)).toEqual([ben.email]);
    // each lowers the other: one of them stays
    const both = await Promise.all([
      ask('/woojiapi/user/updatecolleague', owner, { ...lower, colleagueId: ben.userId }),
      ask('/woojiapi/user/updatecolleague', ben.token, { ...lower, userId: ben.userId }),
    ]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '102']);
  });

  it('removes a colleague: sessions end, orders stay with their name, the email is free again', async () => {
    const ben = await colleague('ben', 'buyer');
    const placed = await order(ben, 2);
    const removal = { userId: OWNER, colleagueId: ben.userId };
    expect((await ask('/woojiapi/user/deletecolleague', owner, removal)).resultCode).toBe('0');
    expect((await ask('/woojiapi/user/qrypeople', ben.token, { userId: ben.userId })).resultCode).toBe(
      '-1000',
    );
    expect((await orderOf(placed.body.data.orderId)).placedBy).toBe('Ben Okoro');
    expect((await people()).people).toHaveLength(1);
    expect((await mails('colleague-removed'))[0]?.to_address).toBe(ben.email);
    expect((await invite(ben.email, 'buyer')).resultCode).toBe('0');
    expect(await mailedToken(ben.email)).not.toBe('');
  });

  it('has an order above the limit wait, with its stock and credit, until somebody approves it', async () => {
    const ben = await colleague('ben', 'buyer', 100_000);
    const cara = await colleague('cara', 'approver');
    const small = await order(ben, 2);
    expect(small.body.data.isWaiting).toBeUndefined();
    const before = await openPence();
    const big = await order(ben, 20);
    expect(big.body.data.isWaiting, big.text).toBe(1);
    const { orderId } = big.body.data;
    const waiting = await orderOf(orderId);
    expect(waiting.approval).toMatchObject({ sts: 'waiting', mayDecide: 1, decidedBy: '', firstDay: '' });
    expect(waiting.approval?.approvers).toEqual(['Tom Halloran', 'Ben Okoro']);
    expect(await stock()).toBe(78);
    expect(await openPence()).toBe(before + waiting.totalPence);
    expect((await mails('order-waits')).map(({ to_address }) => to_address).sort()).toEqual(
      [cara.email, TRADE].sort(),
    );
    expect(
      (await mails('order-placed')).filter(({ body }) => body.includes('above your limit')),
    ).toHaveLength(1);
    await expect(
      shop.db.transaction().execute((trx) => moveOrder(trx, orderId, 'confirmed', '', shop.clock.now)),
    ).rejects.toThrow('approval');
    expect((await decide(ben.token, ben.userId, orderId, waiting.totalPence)).resultCode).toBe('102');
    expect((await decide(cara.token, cara.userId, orderId, waiting.totalPence + 1)).resultCode).toBe('1');
    expect((await decide(cara.token, cara.userId, orderId, waiting.totalPence)).resultCode).toBe('0');
    const done = await orderOf(orderId);
    expect([done.sts, done.approval?.sts, done.approval?.decidedBy]).toEqual([
      'received',
      'approved',
      'Ben Okoro',
    ]);
    expect((await mails('order-approved')).map(({ to_address }) => to_address)).toEqual([ben.email]);
    expect((await decide(owner, OWNER, orderId, waiting.totalPence)).resultMsg).toContain('already');
  });

  it('declines with a reason, and gives back stock, credit and nothing else', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const before = await openPence();
    const { orderId } = (await order(ben, 20)).body.data;
    const { totalPence } = await orderOf(orderId);
    const decline = { decision: 'decline' } as const;
    expect(await decide(owner, OWNER, orderId, totalPence, decline)).toMatchObject({ resultCode: '1' });
    expect(
      (await decide(owner, OWNER, orderId, totalPence, { ...decline, reason: 'Take the cheaper grade' }))
        .resultCode,
    ).toBe('0');
    const done = await orderOf(orderId);
    expect(done).toMatchObject({
      sts: 'cancelled',
      approval: {
        sts: 'declined',
        reason: 'Take the cheaper grade',
        decidedBy: 'Tom Halloran',
        mayDecide: 0,
      },
    });
    expect([await stock(), await openPence()]).toEqual([100, before]);
    const [mail] = await mails('order-not-approved');
    expect(mail).toMatchObject({ to_address: ben.email, body: expect.stringContaining('cheaper grade') });
  });

  it('lets an approver decide on everybody’s orders but their own, and an owner on all', async () => {
    const cara = await colleague('cara', 'approver', 0);
    const { orderId } = (await order(cara, 3)).body.data;
    const { totalPence } = await orderOf(orderId);
    expect((await decide(cara.token, cara.userId, orderId, totalPence)).resultCode).toBe('102');
    expect((await orderOf(orderId, cara.token, cara.userId)).approval?.mayDecide).toBe(0);
    expect((await decide(owner, OWNER, orderId, totalPence)).resultCode).toBe('0');
  });

  it('lapses after three working days, and whoever decides then is told', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const { orderId } = (await order(ben, 20)).body.data;
    const { totalPence, approval } = await orderOf(orderId);
    shop.clock.now = (approval?.endsAt ?? 0) - 1;
    await endLapsed({ db: shop.db, outbox: noOutbox, brand: 'Alderline', now: shop.clock.now });
    owner = await freshOwner();
    expect((await orderOf(orderId)).approval?.sts).toBe('waiting');
    shop.clock.now += 1;
    expect((await decide(owner, OWNER, orderId, totalPence)).resultMsg).toContain('lapsed');
    expect((await orderOf(orderId)).sts).toBe('cancelled');
    expect(await stock()).toBe(100);
    expect((await mails('order-not-approved'))[0]?.body).toContain('in time');
  });

  const noOutbox = { post: async () => undefined, postToAccount: async () => undefined };

  it('has one outcome when two decide at once, also at the moment at which it lapses', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const cara = await colleague('cara', 'approver');
    const { orderId } = (await order(ben, 20)).body.data;
    const { totalPence } = await orderOf(orderId);
    const two = await Promise.all([
      decide(owner, OWNER, orderId, totalPence),
      decide(cara.token, cara.userId, orderId, totalPence, { decision: 'decline', reason: 'No' }),
    ]);
    expect(two.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1']);
    const isApproved = two[0]?.resultCode === '0';
    const after = await orderOf(orderId);
    expect([after.sts, after.approval?.sts]).toEqual(
      isApproved ? ['received', 'approved'] : ['cancelled', 'declined'],
    );
    expect(await stock()).toBe(isApproved ? 80 : 100);

    const second = (await order(ben, 10)).body.data.orderId;
    const late = await orderOf(second);
    const atEnd = { db: shop.db, outbox: noOutbox, brand: 'Alderline', now: late.approval?.endsAt ?? 0 };
    const [decided] = await Promise.all([decide(owner, OWNER, second, late.totalPence), endLapsed(atEnd)]);
    const end = await orderOf(second);
    expect(end.approval?.sts).toBe(decided?.resultCode === '0' ? 'approved' : 'lapsed');
    expect(end.sts).toBe(decided?.resultCode === '0' ? 'received' : 'cancelled');
  });

  it('never overdraws the credit: what waits is counted, and an approval looks again', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const first = (await order(ben, 10)).body.data.orderId;
    const { totalPence } = await orderOf(first);
    const open = await openPence();
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: open + totalPence - 1 })
      .execute();
    expect((await order(ben, 10)).resultMsg).toContain('left');
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: open - 1 })
      .execute();
    expect((await decide(owner, OWNER, first, totalPence)).resultMsg).toContain('£0.01 over');
    expect((await orderOf(first)).approval?.sts).toBe('waiting');
    await shop.db.updateTable('companies').set({ credit_limit_pence: open }).execute();
    expect((await decide(owner, OWNER, first, totalPence)).resultCode).toBe('0');
  });

  it('asks for another day once the day that was ordered can’t be kept', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const [first = 0] = deliveryDays(shop.clock.now, 1);
    const placed = await order(ben, 5, { requestedDay: dayText(first) });
    const { orderId } = placed.body.data;
    const { totalPence, approval } = await orderOf(orderId);
    shop.clock.now = (approval?.endsAt ?? 0) - 1;
    owner = await freshOwner();
    const late = await orderOf(orderId);
    const firstDay = late.approval?.firstDay ?? '';
    expect(firstDay > late.requestedDay).toBe(true);
    expect((await decide(owner, OWNER, orderId, totalPence)).resultMsg).toContain('first possible day');
    expect((await decide(owner, OWNER, orderId, totalPence, { requestedDay: firstDay })).resultCode).toBe(
      '0',
    );
    expect((await orderOf(orderId)).requestedDay).toBe(firstDay);
  });

  it('takes a card payment only once it is approved, within 24 hours from then', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const { orderId } = (await order(ben, 5, { payment: 'card' })).body.data;
    const { totalPence, approval } = await orderOf(orderId);
    const items = [{ kind: 'order', id: orderId, amountPence: totalPence }];
    const pay = { userId: ben.userId, items, returnUrl: 'http://localhost:4000/Results' };
    expect((await ask('/woojiapi/order/insertcardpayment', ben.token, pay)).resultMsg).toContain('approval');
    const toPay = (await ask('/woojiapi/order/qrytopay', ben.token, { userId: ben.userId })).body.data;
    expect(toPay.items.map(({ orderId: id }) => id)).not.toContain(orderId);
    const deps = { db: shop.db, outbox: noOutbox, brand: 'Alderline' };
    const at = (approval?.endsAt ?? 0) - HOUR;
    await endUnpaid({ ...deps, now: at });
    shop.clock.now = at;
    owner = await freshOwner();
    const { firstDay = '' } = (await orderOf(orderId)).approval ?? {};
    const day = firstDay === '' ? {} : { requestedDay: firstDay };
    expect((await decide(owner, OWNER, orderId, totalPence, day)).resultCode).toBe('0');
    await endUnpaid({ ...deps, now: at + 24 * HOUR });
    expect((await orderOf(orderId)).sts).toBe('received');
    await endUnpaid({ ...deps, now: at + 24 * HOUR + 1 });
    expect((await orderOf(orderId)).sts).toBe('cancelled');
  });

  it('lets its buyer withdraw it', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const { orderId } = (await order(ben, 5)).body.data;
    await ask('/woojiapi/order/cancelorder', ben.token, { userId: ben.userId, orderId });
    expect((await orderOf(orderId)).approval?.sts).toBe('withdrawn');
    const waiting = await ask('/woojiapi/order/qrywaitingorders', owner, { userId: OWNER });
    expect(waiting.body.data).toEqual([]);
  });

  it('lists what waits to the company alone', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const { orderId } = (await order(ben, 5)).body.data;
    const mine = await ask('/woojiapi/order/qrywaitingorders', owner, { userId: OWNER });
    expect(mine.body.data.map((each) => [each.orderId, each.approval?.mayDecide])).toEqual([[orderId, 1]]);
    const own = await ask('/woojiapi/order/qrywaitingorders', ben.token, { userId: ben.userId });
    expect(own.body.data.map((each) => each.approval?.mayDecide)).toEqual([0]);
    const { user_id } = await shop.db
      .selectFrom('users')
      .select('user_id')
      .where('login_name', '=', DEVELOPER)
      .executeTakeFirstOrThrow();
    const stranger = await shop.logIn(DEVELOPER);
    const theirs = await ask('/woojiapi/order/qrywaitingorders', stranger, { userId: user_id });
    expect(theirs.body.data).toEqual([]);
    expect((await decide(stranger, user_id, orderId, 1)).resultCode).toBe('102');
  });

  it('shows accounts the company’s orders and papers, and takes no order from them', async () => {
    const dana = await colleague('dana', 'accounts');
    const refused = await order(dana, 2);
    expect(refused).toMatchObject({ resultCode: '102', resultMsg: expect.stringContaining('Tom Halloran') });
    const basket = await ask('/woojiapi/order/qryshoppingcar', dana.token, { userId: dana.userId });
    expect(basket.body).toMatchObject({ refusal: expect.stringContaining('accounts') });
    const ben = await colleague('ben', 'buyer');
    const { orderId } = (await order(ben, 2)).body.data;
    expect((await orderOf(orderId, dana.token, dana.userId)).orderId).toBe(orderId);
    const cancel = await ask('/woojiapi/order/cancelorder', dana.token, { userId: dana.userId, orderId });
    expect(cancel.resultCode).toBe('102');
    for (const path of ['/woojiapi/order/qryinvoices', '/woojiapi/order/qrytopay'] as const) {
      const reply = await ask(path, dana.token, { userId: dana.userId, pageNo: 1, pageSize: 10 });
      expect([path, reply.resultCode === '0' || path.endsWith('qrytopay')]).toEqual([path, true]);
    }
  });

  it('tells in one’s own data the role, the limit and whom one has invited', async () => {
    await invite('ben@buyer.example', 'buyer', 250_000);
    const { data } = (await ask('/woojiapi/user/qryowndata', owner, { userId: OWNER })).body;
    const text = JSON.stringify(data);
    expect(text).toContain('Owner');
    expect(text).toContain('ben@buyer.example');
  });

  it('answers a repeated order with the first answer', async () => {
    const ben = await colleague('ben', 'buyer', 0);
    const { orderId } = (await order(ben, 5)).body.data;
    const { totalPence } = await orderOf(orderId);
    const callserial = newSerial();
    const body = { userId: OWNER, orderId, totalPence, decision: 'approve' };
    const send = () =>
      shop.call('/woojiapi/order/decideorder', body, { token: owner, json: true, callserial });
    expect((await Promise.all([send(), send()])).map(({ resultCode }) => resultCode)).toEqual(['0', '0']);
  });
});
