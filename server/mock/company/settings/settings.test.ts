import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { createOutbox } from '../../engine/mail/outbox.ts';
import { hashOf } from '../../engine/security/token.ts';
import { resow, WITH_PEOPLE } from '../../engine/seeds/sow.ts';
import { ARCHITECT, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf, fillBasket } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';
import { moveOrder } from '../../trade/order/move-order.ts';

const userId = 'u-1001';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe.each(ENGINES)('login and data on %s', (engine) => {
  let shop: TestShop;
  const tokens = new Map<string, string>();
  withShop(engine, (opened) => {
    shop = { ...opened, logIn: logInOnce };
  });
  beforeEach(async () => {
    tokens.clear();
    await resow(shop.db, WITH_PEOPLE, shop.clock.now);
    shop.clock.now += 1001;
  });

  /** Opens a new session each time. */
  async function logIn(loginName = TRADE, userAgent = ''): Promise<string> {
    const reply = await fetch(`${shop.origin}/woojiapi/user/login`, {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), 'user-agent': userAgent },
      body: new URLSearchParams({ loginName, password: SEED_PASSWORD, brand: BRAND }),
    });
    return String((await reply.json()).access_token);
  }
  /** One session for each name, until the next test. */
  async function logInOnce(loginName: string): Promise<string> {
    const token = tokens.get(loginName) ?? (await logIn(loginName));
    tokens.set(loginName, token);
    return token;
  }
  const ask = (path: CallPath, token: string, body: object = {}) =>
    shop.call(path, { userId, ...body }, { token });
  const sessions = async (token: string) =>
    (await shop.call('/woojiapi/user/qrysessions', { userId }, { token })).body.data;
  const close = (token: string, password = SEED_PASSWORD) =>
    ask('/woojiapi/user/closeaccount', token, { password });
  const mails = () => shop.db.selectFrom('mails').selectAll().execute();

  it('names browsers in words, and ends only the sessions requested', async () => {
    const mine = await logIn(TRADE, CHROME);
    shop.clock.now += 1000;
    const other = await logIn(TRADE, 'curl/8.9.1');
    const third = await logIn();
    const list = await sessions(mine);
    expect(list.map(({ browser, isThis }) => [browser, isThis])[0]).toEqual(['Chrome on Windows', 1]);
    expect(list.slice(1).map(({ browser, isThis }) => [browser, isThis])).toEqual([
      ['', 0],
      ['', 0],
    ]);
    expect(JSON.stringify(list)).not.toContain(hashOf(mine));
    const theirs = await logIn(ARCHITECT);
    const [stranger] = (
      await shop.call('/woojiapi/user/qrysessions', { userId: 'u-1002' }, { token: theirs })
    ).body.data;
    const named = (sessionId: string | undefined) => ask('/woojiapi/user/endsessions', mine, { sessionId });
    expect((await named(stranger?.sessionId)).resultCode).toBe('102');
    expect((await named('s-none')).resultCode).toBe('102');

    const [ofOther] = await sessions(other);
    expect((await named(ofOther?.sessionId)).resultCode).toBe('0');
    expect((await ask('/woojiapi/user/qrysettings', other)).resultCode).toBe('-1000');
    expect((await ask('/woojiapi/user/qrysettings', third)).resultCode).toBe('0');
    expect((await ask('/woojiapi/user/endsessions', mine)).resultCode).toBe('0');
    expect((await ask('/woojiapi/user/qrysettings', third)).resultCode).toBe('-1000');
    expect(await sessions(mine)).toHaveLength(1);
    const [gone] = (await shop.call('/woojiapi/user/qrysessions', { userId: 'u-1002' }, { token: theirs }))
      .body.data;
    expect(gone?.isThis).toBe(1);
  });

  async function order(): Promise<string> {
    await fillBasket(shop, TRADE, [stockedFloor(), 2]);
    const input = await checkoutOf(shop, TRADE);
    const token = await shop.logIn(TRADE);
    const placed = await shop.call('/woojiapi/order/insertorder', input, { token, json: true });
    expect(placed.resultCode, placed.text).toBe('0');
    return placed.body.data.orderId;
  }

  it('shows everything stored about a person, nothing about others, and no secret', async () => {
    const token = await shop.logIn(TRADE);
    await fillBasket(shop, TRADE, [stockedFloor(), 2]);
    const input = await checkoutOf(shop, TRADE);
    const placed = await shop.call('/woojiapi/order/insertorder', input, { token, json: true });
    await fillBasket(shop, TRADE, [stockedFloor(1), 3]);
    await fillBasket(shop, ARCHITECT, [stockedFloor(2), 7]);
    await shop.call('/woojiapi/user/getauthcode', { loginName: TRADE, brand: BRAND });
    const reply = await shop.call('/woojiapi/user/qryowndata', { userId }, { token });
    const file = Object.fromEntries(
      reply.body.data.map(({ title, records }) => [
        title,
        records.map((record) => Object.fromEntries(record.map(({ name, value }) => [name, value]))),
      ]),
    );
    expect(file['Your details']).toMatchObject([{ 'First name': 'Tom', Email: TRADE }]);
    expect(file['Your basket']).toMatchObject([
      { 'Product number': stockedFloor(1).productNo, Quantity: '3' },
    ]);
    expect(file['Orders you placed']).toMatchObject([
      { Order: placed.body.data.orderNo, 'Your name': 'Tom Halloran' },
    ]);
    expect(file['Lines of these orders']).toMatchObject([{ 'Product number': stockedFloor().productNo }]);
    expect(file['Your projects']?.length).toBeGreaterThan(0);
    expect(file['Where you are logged in']).toHaveLength(1);
    expect(file['Emails we sent you']?.length).toBe(2);
    const account = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const codeMail = (await mails()).find(({ kind }) => kind === 'verification-code');
    const code = /\b\d{6}\b/.exec(codeMail?.body ?? '')?.[0];
    expect(code).toBeDefined();
    for (const secret of [
      token,
      hashOf(token),
      account.password_hash,
      code ?? '',
      ARCHITECT,
      stockedFloor(2).productNo,
    ])
      expect(reply.text).not.toContain(secret);
  });

  it('sends no mails about topics turned off, but those that always come', async () => {
    const orderId = await order();
    const token = await shop.logIn(TRADE);
    expect(
      (await ask('/woojiapi/user/updatemails', token, { topic: 'progress', wanted: 0 })).resultCode,
    ).toBe('0');
    const outbox = createOutbox(false, () => 0);
    const kinds = ['order-moved', 'order-paid', 'order-cancelled'] as const;
    const post = async () => {
      for (const kind of kinds)
        await outbox.post(
          shop.db,
          { kind, to: TRADE.toUpperCase(), replyTo: '', subject: orderId, body: '' },
          0,
        );
      const rows = (await mails()).filter(({ subject }) => subject === orderId).map(({ kind }) => kind);
      await shop.db.deleteFrom('mails').execute();
      return rows.sort();
    };
    expect(await post()).toEqual(['order-cancelled', 'order-paid']);
    await ask('/woojiapi/user/updatemails', token, { topic: 'progress', wanted: 1 });
    await ask('/woojiapi/user/updatemails', token, { topic: 'payments', wanted: 0 });
    expect(await post()).toEqual(['order-cancelled', 'order-moved']);
  });

  it('refuses to close an account with a wrong password, or while an order is under way or unpaid', async () => {
    const orderId = await order();
    const token = await shop.logIn(TRADE);
    const wrong = await close(token, 'Wrong!2026');
    expect(JSON.parse(wrong.text)).toMatchObject({ resultCode: '1', field: 'password' });
    const underWay = await close(token);
    expect(underWay.resultMsg).toMatch(/^Order AO-\d{6}-\d{4} is under way\. You can close/);
    for (const sts of ['confirmed', 'picking', 'dispatched', 'delivered'] as const)
      await shop.db.transaction().execute((trx) => moveOrder(trx, orderId, sts, '', shop.clock.now));
    const unpaid = await close(token);
    expect(unpaid.resultMsg).toMatch(/^£[\d,.]+ is still to be paid for order AO-/);
    // a remaining colleague can pay it
    await shop.db
      .updateTable('users')
      .set({ company_id: 'c-1001' })
      .where('user_id', '=', 'u-1002')
      .execute();
    expect((await close(token)).resultCode).toBe('0');
    const ofColleague = await shop.call(
      '/woojiapi/order/qryorderdetail',
      { userId: 'u-1002', orderId },
      { token: await shop.logIn(ARCHITECT) },
    );
    expect(ofColleague.body.data).toMatchObject({
      placedBy: 'A former colleague',
      contactName: 'Tom Halloran',
    });
  });

  it('removes the person’s data, ends all sessions and frees the email', async () => {
    const [token, other] = [await logIn(), await logIn()];
    const callserial = newSerial();
    const body = { userId, password: SEED_PASSWORD };
    const twice = [1, 2].map(() => shop.call('/woojiapi/user/closeaccount', body, { token, callserial }));
    const codes = (await Promise.all(twice)).map(({ resultCode }) => resultCode);
    // the second call may come after the session has ended
    expect(codes).toContain('0');
    expect(['0', '-1000']).toEqual(expect.arrayContaining(codes));
    for (const each of [token, other])
      expect((await ask('/woojiapi/user/qrysettings', each)).resultCode).toBe('-1000');
    const again = await shop.call('/woojiapi/user/login', {
      loginName: TRADE,
      password: SEED_PASSWORD,
      brand: BRAND,
    });
    expect(again.resultCode).toBe('1');
    for (const table of ['basket_lines', 'projects'] as const)
      expect(
        await shop.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
      ).toEqual([]);
    const row = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      login_name: `closed:${userId}`,
      password_hash: '',
      first_name: '',
      last_name: '',
    });
    const company = await shop.db
      .selectFrom('companies')
      .selectAll()
      .where('company_id', '=', 'c-1001')
      .executeTakeFirstOrThrow();
    expect(company.company_name).toBe('');
    expect(
      await shop.db.selectFrom('addresses').selectAll().where('company_id', '=', 'c-1001').execute(),
    ).toEqual([]);
    expect((await mails()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['account-closed', TRADE],
    ]);
    const others = await shop.db
      .selectFrom('projects')
      .select('user_id')
      .where('user_id', '=', 'u-1002')
      .execute();
    expect(others.length).toBeGreaterThan(0);
  });

  it('slows down and stops guesses of the password', async () => {
    const token = await logIn();
    for (let guess = 0; guess < 10; guess++) expect((await close(token, `Guess!${guess}`)).status).toBe(200);
    expect((await close(token)).status).toBe(429);
  });

  it('accepts a new name, which orders show, but not a blank one', async () => {
    const token = await logIn();
    const rename = (firstName: string) =>
      ask('/woojiapi/user/updateprofile', token, { title: 'Ms', firstName, lastName: 'Moss' });
    expect(JSON.parse((await rename(' ')).text)).toMatchObject({ resultCode: '1', field: 'firstName' });
    expect((await rename(' Ada ')).resultCode).toBe('0');
    const { data } = (await shop.call('/woojiapi/user/qrysettings', { userId }, { token })).body;
    expect(data).toMatchObject({ title: 'Ms', firstName: 'Ada', lastName: 'Moss', loginName: TRADE });
  });
});
