import { describe, expect, it } from 'vitest';
import { personByLogin, SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { removeOld } from '../../engine/database/keep-house.ts';
import { TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, SESSION_MINUTES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const LOGIN = '/woojiapi/user/login';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const MINUTE = 60_000;

describe.each(ENGINES)('accounts and sessions on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  const logIn = (loginName: string, password: string) =>
    shop.call(LOGIN, { loginName, password, brand: BRAND });
  const readProjects = (token: string | undefined, userId = 'u-1001') =>
    shop.call(PROJECTS, { userId }, { token });

  it('logs a trade customer in, whatever the letter case of the email', async () => {
    const { body } = await logIn('Trade@Alderline.example', SEED_PASSWORD);
    const { company, customer } = personByLogin(TRADE);
    expect(body.loginInfo).toEqual({
      userId: 'u-1001',
      userType: 'contractor',
      loginName: TRADE,
      companyId: company.companyId,
      companyType: 'trade',
      ownerCompanyId: company.ownerCompanyId,
      ...customer,
    });
    expect((await readProjects(body.access_token)).resultCode).toBe('0');
  });

  it('stores no readable token or password', async () => {
    const { body } = await logIn(TRADE, SEED_PASSWORD);
    const sessions = await shop.db.selectFrom('sessions').selectAll().execute();
    const users = await shop.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify([sessions, users])).not.toContain(body.access_token);
    expect(JSON.stringify(users)).not.toContain(SEED_PASSWORD);
  });

  it('gives the same reply to a wrong name and a wrong password', async () => {
    const answers = [
      await logIn('nobody@alderline.example', SEED_PASSWORD),
      await logIn(TRADE, 'wrong password'),
      await logIn('pending@alderline.example', 'wrong password'),
      await logIn('guest', ''.padEnd(8, 'x')),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toBe(`{"resultCode":"1","resultMsg":"That email and password don't match"}`);
    }
  });

  it('reveals the state of an application only with the right password', async () => {
    const pending = await logIn('pending@alderline.example', SEED_PASSWORD);
    expect([pending.resultCode, pending.resultMsg]).toEqual([
      '1',
      expect.stringContaining('still reviewing'),
    ]);
    const declined = await logIn('declined@alderline.example', SEED_PASSWORD);
    expect([declined.resultCode, declined.resultMsg]).toEqual(['1', expect.stringContaining('declined')]);
  });

  it('soon deletes an unused guest session, and keeps a used one', async () => {
    const open = async () => (await shop.call('/api/guestlogin', {})).body.access_token;
    const rows = async () =>
      (await shop.db.selectFrom('sessions').selectAll().where('user_id', '=', 'u-guest').execute()).length;
    const read = (token: string) => readProjects(token, 'u-guest');
    await shop.db.deleteFrom('sessions').where('user_id', '=', 'u-guest').execute();
    const [used] = await Promise.all([open(), open(), open()]);
    expect((await read(used)).resultCode).toBe('102');
    shop.clock.now += (SESSION_MINUTES / 4) * 60_000;
    await removeOld(shop.db, shop.clock.now);
    expect(await rows()).toBe(1);
    expect((await read(used)).resultCode).toBe('102');
    shop.clock.now += SESSION_MINUTES * 60_000;
    await removeOld(shop.db, shop.clock.now);
    expect(await rows()).toBe(0);
  });

  it("gives a guest a session with a visitor's rights", async () => {
    const { body } = await shop.call('/api/guestlogin', {});
    expect(body.user).toEqual({ userId: 'u-guest', userType: 'guest', loginName: 'guest' });
    expect(body.company.companyType).toBe('guest');
    expect((await readProjects(body.access_token, 'u-guest')).resultCode).toBe('102');
    const dic = await shop.call('/api/dic', undefined, { query: '?type=Unit', token: body.access_token });
    expect(dic.resultCode).toBe('0');
  });

  it('distinguishes no token, an unknown one and an ended one', async () => {
    const none = await readProjects(undefined);
    expect([none.status, none.resultCode]).toEqual([401, '-1000']);
    const unknown = await readProjects('no-such-token');
    expect([unknown.status, unknown.resultCode]).toEqual([200, '101']);
    const { access_token: token } = (await logIn(TRADE, SEED_PASSWORD)).body;
    expect((await shop.call('/api/logout', {}, { token })).resultCode).toBe('0');
    const ended = await readProjects(token);
    expect([ended.status, ended.resultCode]).toEqual([200, '-1000']);
    expect((await shop.call('/api/logout', {}, { token })).resultCode).toBe('0');
    expect((await shop.call('/api/logout', {})).resultCode).toBe('0');
  });

  it('checks a token sent with a public call, but not with one that opens a session', async () => {
    const dic = await shop.call('/api/dic', undefined, { query: '?type=Unit', token: 'no-such-token' });
    expect(dic.resultCode).toBe('101');
    const login = { loginName: TRADE, password: SEED_PASSWORD, brand: BRAND };
    expect((await shop.call(LOGIN, login, { token: 'no-such-token' })).resultCode).toBe('0');
  });

  it('keeps a session while it is used, and expires it when unused', async () => {
    const start = shop.clock.now;
    const { access_token: token } = (await logIn(TRADE, SEED_PASSWORD)).body;
    for (let i = 0; i < 4; i++) {
      shop.clock.now += (SESSION_MINUTES - 10) * MINUTE;
      expect((await readProjects(token)).resultCode).toBe('0');
    }
    shop.clock.now += (SESSION_MINUTES + 1) * MINUTE;
    expect((await readProjects(token)).resultCode).toBe('-1000');
    shop.clock.now = start;
  });

  it("refuses a name or an id in the body that is not the token's", async () => {
    const token = await shop.logIn(TRADE);
    expect((await readProjects(token, 'u-1002')).resultCode).toBe('102');
  });

  it('answers 103 while a function is switched off', async () => {
    await shop.switchFunction('listProjects', false);
    const token = await shop.logIn(TRADE);
    expect((await readProjects(token)).resultCode).toBe('103');
    await shop.switchFunction('listProjects', true);
    expect((await readProjects(token)).resultCode).toBe('0');
  });
});
