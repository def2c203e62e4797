import { describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { ARCHITECT, DEVELOPER, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const LOGIN = '/woojiapi/user/login';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const MINUTE = 60_000;

describe.each(ENGINES)('mails and forms on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  const logIn = (loginName: string, password: string) =>
    shop.call(LOGIN, { loginName, password, brand: BRAND });
  const readProjects = (token: string | undefined, userId = 'u-1001') =>
    shop.call(PROJECTS, { userId }, { token });
  const mailsOf = (kind: string) =>
    shop.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('created_at').execute();

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
      expect(login.resultMsg).toContain('still reviewing');
      const [mail] = await mailsOf('application-received');
      expect(mail?.to_address).toBe('ada@studio.example');
      expect(mail?.subject).toBe(`Your application for a trade account with ${BRAND}`);
    });

    it('gets the same reply when the name is taken, but changes nothing', async () => {
      const fresh = await register(form('ben@studio.example'));
      const taken = await register({ ...form(TRADE), password: 'Stolen!123', repassword: 'Stolen!123' });
      expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
      expect((await logIn(TRADE, 'Stolen!123')).resultCode).toBe('1');
      expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
      expect((await mailsOf('account-exists')).map(({ to_address }) => to_address)).toEqual([TRADE]);
    });

    it.each([
      'eve@studio.example',
      'EVE@studio.example',
      'e\u200bve@studio.example',
      'eve\u00ad@studio.example',
      '\u202aeve@studio.example\u202c',
      'еvе@studio.example',
      'ｅｖｅ@studio.example',
    ])('with the name %j counts as one of eve@studio.example', async (spelling) => {
      // a name may be applied for five times an hour
      shop.clock.now += 61 * MINUTE;
      await register(form('eve@studio.example'));
      expect(
        (await register({ ...form(spelling), password: 'Other-Pass-1', repassword: 'Other-Pass-1' }))
          .resultCode,
      ).toBe('0');
      expect((await logIn(spelling, 'Plank&Panel1')).resultMsg).toContain('still reviewing');
      expect((await logIn(spelling, 'Other-Pass-1')).resultMsg).not.toContain('still reviewing');
      const rows = await shop.db
        .selectFrom('users')
        .select('login_name')
        .where('login_key', '=', 'eve@studio.example')
        .execute();
      expect(rows).toEqual([{ login_name: 'eve@studio.example' }]);
      // the mail goes to the account's own address, not to the one that was typed
      expect((await mailsOf('account-exists')).at(-1)?.to_address).toBe('eve@studio.example');
    });

    it.each(['ivy@stuԁio.example', 'ivy@studio.example.', 'i..vy@studio.example'])(
      'with the email %j is refused at its field',
      async (spelling) => {
        const told = await register(form(spelling));
        expect([told.resultCode, told.resultMsg]).toEqual(['1', 'Please enter the correct email address']);
      },
    );

    it.each(['smith&sons@shop.example', 'ada@bücher.example'])(
      'with the email %s is accepted',
      async (email) => {
        expect((await register(form(email))).resultCode).toBe('0');
        expect((await logIn(email, 'Plank&Panel1')).resultMsg).toContain('still reviewing');
      },
    );

    it('needs the password twice and the email as the login name', async () => {
      const differs = await register({ ...form('cy@studio.example'), repassword: 'Another!123' });
      expect(differs.resultMsg).toBe('The entered passwords are inconsistent!');
      const email = await register({ ...form('cy@studio.example'), email: 'other@studio.example' });
      expect([email.status, email.resultMsg]).toEqual([400, 'email: must be the same as loginName']);
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

    it('is reset with the mailed code, once, which ends all sessions', async () => {
      const old = await shop.logIn(ARCHITECT);
      expect((await ask(ARCHITECT)).resultMsg).toBe('verification code sent successfully');
      const code = await lastCode(ARCHITECT);
      expect((await reset(ARCHITECT, wrong(code), 'Brand-New-1')).resultCode).toBe('101');
      const pasted = `\u202a${code.slice(0, 3)}\u00a0${code.slice(3)}\u202c`;
      expect((await reset(ARCHITECT, pasted, 'Brand-New-1')).resultCode).toBe('0');
      expect((await readProjects(old, 'u-1002')).resultCode).toBe('-1000');
      expect((await logIn(ARCHITECT, SEED_PASSWORD)).resultCode).toBe('1');
      expect((await logIn(ARCHITECT, 'Brand-New-1')).resultCode).toBe('0');
      expect((await reset(ARCHITECT, code, 'Brand-New-2')).resultCode).toBe('101');
    });

    it('gets the same replies for an unknown name, without a mail', async () => {
      const stranger = 'stranger@studio.example';
      const first = await ask(stranger);
      expect(first.text).toBe((await ask(DEVELOPER)).text);
      expect((await ask(stranger)).text).toBe((await ask(DEVELOPER)).text);
      expect(await lastCode(stranger)).toBe('');
      expect((await reset(stranger, '123456', 'Brand-New-1')).resultCode).toBe('101');
    });

    it('can be reported once a minute', async () => {
      shop.clock.now += 2 * MINUTE;
      expect((await ask(TRADE)).resultCode).toBe('0');
      shop.clock.now += 59_000;
      const soon = await ask(TRADE);
      expect([soon.status, soon.resultCode, soon.resultMsg]).toEqual([
        429,
        '1',
        'Please wait 1 second before you ask for another code',
      ]);
      expect(soon.headers.get('retry-after')).toBe('1');
      shop.clock.now += 1000;
      expect((await ask(TRADE)).resultCode).toBe('0');
    });

    it('allows five guesses, in parallel too', async () => {
      shop.clock.now += 2 * MINUTE;
      await ask(TRADE);
      const code = await lastCode(TRADE);
      const guesses = await Promise.all(
        Array.from({ length: 5 }, () => reset(TRADE, wrong(code), 'Brand-New-1')),
      );
      expect(guesses.map(({ resultCode }) => resultCode)).toEqual(Array(5).fill('101'));
      expect((await reset(TRADE, code, 'Brand-New-1')).resultCode).toBe('101');
    });

    it("can't be reset with a code that is 10 minutes old", async () => {
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

    it('only goes to the sales mailbox', async () => {
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
