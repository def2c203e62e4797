import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personByLogin, SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { ARCHITECT, DEVELOPER, TRADE } from '../../testing/buy.ts';
import {
  BRAND,
  ENGINES,
  newPlace,
  openShop,
  SESSION_MINUTES,
  type TestShop,
} from '../../testing/open-shop.ts';

const LOGIN = '/woojiapi/user/login';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const MINUTE = 60_000;

describe.each(ENGINES)('accounts and sessions on %s', (engine) => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const place = await newPlace(engine);
    clear = place.clear;
    shop = await openShop(place.place);
  });
  afterAll(async () => {
    await shop.close();
    await clear();
  });

  const logIn = (loginName: string, password: string) =>
    shop.call(LOGIN, { loginName, password, brand: BRAND });
  const readProjects = (token: string | undefined, userId = 'u-1001') =>
    shop.call(PROJECTS, { userId }, { token });
  const mailsOf = (kind: string) =>
    shop.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('created_at').execute();

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

  it('keeps no token and no password that could be read from the tables', async () => {
    const { body } = await logIn(TRADE, SEED_PASSWORD);
    const sessions = await shop.db.selectFrom('sessions').selectAll().execute();
    const users = await shop.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify([sessions, users])).not.toContain(body.access_token);
    expect(JSON.stringify(users)).not.toContain(SEED_PASSWORD);
  });

  it('says the same of a wrong name and a wrong password', async () => {
    const answers = [
      await logIn('nobody@alderline.example', SEED_PASSWORD),
      await logIn(TRADE, 'wrong password'),
      await logIn('pending@alderline.example', 'wrong password'),
      await logIn('guest', ''.padEnd(8, 'x')),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toBe('{"resultCode":"1","resultMsg":"The email or the password is not right"}');
    }
  });

  it('tells the right password alone how an application stands', async () => {
    const pending = await logIn('pending@alderline.example', SEED_PASSWORD);
    expect([pending.resultCode, pending.resultMsg]).toEqual(['1', expect.stringContaining('being reviewed')]);
    const declined = await logIn('declined@alderline.example', SEED_PASSWORD);
    expect([declined.resultCode, declined.resultMsg]).toEqual(['1', expect.stringContaining('declined')]);
  });

  it("gives a guest a session with a visitor's rights", async () => {
    const { body } = await shop.call('/api/guestlogin', {});
    expect(body.user).toEqual({ userId: 'u-guest', userType: 'guest', loginName: 'guest' });
    expect(body.company.companyType).toBe('guest');
    expect((await readProjects(body.access_token, 'u-guest')).resultCode).toBe('102');
    const dic = await shop.call('/api/dic', undefined, { query: '?type=Unit', token: body.access_token });
    expect(dic.resultCode).toBe('0');
  });

  it('tells no token, an unknown one and an ended one apart', async () => {
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

  it('checks a token that comes with a public call, and not with one that opens a session', async () => {
    const dic = await shop.call('/api/dic', undefined, { query: '?type=Unit', token: 'no-such-token' });
    expect(dic.resultCode).toBe('101');
    const login = { loginName: TRADE, password: SEED_PASSWORD, brand: BRAND };
    expect((await shop.call(LOGIN, login, { token: 'no-such-token' })).resultCode).toBe('0');
  });

  it('lets a session live while it is used, and expire when it rests', async () => {
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

  it('answers 103 for a function that is switched off, and serves it again', async () => {
    await shop.switchFunction('listProjects', false);
    const token = await shop.logIn(TRADE);
    expect((await readProjects(token)).resultCode).toBe('103');
    await shop.switchFunction('listProjects', true);
    expect((await readProjects(token)).resultCode).toBe('0');
  });

  describe('an application', () => {
    const form = (loginName: string) => ({
      loginName,
      password: 'Plank&Panel1',
      repassword: 'Plank&Panel1',
      firstName: 'Ada',
      lastName: 'Moss',
      userType: 'architect',
      postCode: 'CM1 1AA',
      brand: BRAND,
      email: loginName,
      phoneNumber: loginName,
    });
    const register = (body: object) => shop.call('/woojiapi/user/register', body);

    it('waits for its review', async () => {
      expect((await register(form('ada@studio.example'))).resultCode).toBe('0');
      const login = await logIn('ada@studio.example', 'Plank&Panel1');
      expect(login.resultMsg).toContain('being reviewed');
      const [mail] = await mailsOf('application-received');
      expect(mail?.to_address).toBe('ada@studio.example');
    });

    it('has the same answer when the name is taken, and changes nothing then', async () => {
      const fresh = await register(form('ben@studio.example'));
      const taken = await register({ ...form(TRADE), password: 'Stolen!123', repassword: 'Stolen!123' });
      expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
      expect((await logIn(TRADE, 'Stolen!123')).resultCode).toBe('1');
      expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
      expect((await mailsOf('account-exists')).map(({ to_address }) => to_address)).toEqual([TRADE]);
    });

    it('needs the password twice and the email as the login name', async () => {
      const differs = await register({ ...form('cy@studio.example'), repassword: 'Another!123' });
      expect(differs.resultMsg).toBe('repassword: The entered passwords are inconsistent!');
      const email = await register({ ...form('cy@studio.example'), email: 'other@studio.example' });
      expect([email.status, email.resultMsg]).toEqual([400, 'email: must be the loginName']);
    });
  });

  describe('a forgotten password', () => {
    const ask = (loginName: string) => shop.call('/woojiapi/user/getauthcode', { loginName, brand: BRAND });
    const reset = (loginName: string, authCode: string, password: string) =>
      shop.call('/woojiapi/user/resetpassword', {
        loginName,
        password,
        repassword: password,
        authCode,
        brand: BRAND,
      });
    const lastCode = async (to: string) => {
      const mails = (await mailsOf('verification-code')).filter(({ to_address }) => to_address === to);
      return /\d{6}/.exec(mails.at(-1)?.body ?? '')?.[0] ?? '';
    };
    const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

    it('is reset by the mailed code, once, and ends all sessions', async () => {
      const old = await shop.logIn(ARCHITECT);
      expect((await ask(ARCHITECT)).resultMsg).toBe('verification code sent successfully');
      const code = await lastCode(ARCHITECT);
      expect((await reset(ARCHITECT, wrong(code), 'Brand-New-1')).resultCode).toBe('101');
      expect((await reset(ARCHITECT, code, 'Brand-New-1')).resultCode).toBe('0');
      expect((await readProjects(old, 'u-1002')).resultCode).toBe('-1000');
      expect((await logIn(ARCHITECT, SEED_PASSWORD)).resultCode).toBe('1');
      expect((await logIn(ARCHITECT, 'Brand-New-1')).resultCode).toBe('0');
      expect((await reset(ARCHITECT, code, 'Brand-New-2')).resultCode).toBe('101');
    });

    it('has the same answers for a name that nobody has, and mails nobody', async () => {
      const stranger = 'stranger@studio.example';
      const first = await ask(stranger);
      expect(first.text).toBe((await ask(DEVELOPER)).text);
      expect((await ask(stranger)).text).toBe((await ask(DEVELOPER)).text);
      expect(await lastCode(stranger)).toBe('');
      expect((await reset(stranger, '123456', 'Brand-New-1')).resultCode).toBe('101');
    });

    it('is asked for once a minute', async () => {
      shop.clock.now += 2 * MINUTE;
      expect((await ask(TRADE)).resultCode).toBe('0');
      shop.clock.now += 59_000;
      const soon = await ask(TRADE);
      expect([soon.resultCode, soon.resultMsg]).toEqual([
        '1',
        'loginName: please wait 1 seconds before you ask for another code',
      ]);
      shop.clock.now += 1000;
      expect((await ask(TRADE)).resultCode).toBe('0');
    });

    it('lets five guesses be made, in parallel too', async () => {
      shop.clock.now += 2 * MINUTE;
      await ask(TRADE);
      const code = await lastCode(TRADE);
      const guesses = await Promise.all(
        Array.from({ length: 5 }, () => reset(TRADE, wrong(code), 'Brand-New-1')),
      );
      expect(guesses.map(({ resultCode }) => resultCode)).toEqual(Array(5).fill('101'));
      expect((await reset(TRADE, code, 'Brand-New-1')).resultCode).toBe('101');
    });

    it('cannot be reset with a code of 10 minutes ago', async () => {
      shop.clock.now += 2 * MINUTE;
      await ask(TRADE);
      const code = await lastCode(TRADE);
      shop.clock.now += 10 * MINUTE;
      expect((await reset(TRADE, code, 'Brand-New-1')).resultCode).toBe('101');
    });
  });

  describe('a message to the sales office', () => {
    const send = (sendTo: string) =>
      shop.call('/woojiapi/compose/sendemail', {
        sendTo,
        firstName: 'Ada\r\nBcc: all@studio.example',
        lastName: ' ',
        email: 'ada@studio.example',
        message: 'Do you hold 120 m2?',
      });

    it('goes to the sales mailbox and nowhere else', async () => {
      expect((await send('sales@alderline.example')).resultCode).toBe('0');
      const [mail] = await mailsOf('contact');
      expect(mail).toMatchObject({
        to_address: 'sales@alderline.example',
        reply_to: 'ada@studio.example',
        sent_at: null,
      });
      expect(mail?.subject).toBe('Message from Ada Bcc: all@studio.example');
      const elsewhere = await send('victim@studio.example');
      expect([elsewhere.status, elsewhere.resultCode, elsewhere.resultMsg]).toEqual([
        400,
        '1',
        'sendTo: must be sales@alderline.example',
      ]);
    });
  });
});
