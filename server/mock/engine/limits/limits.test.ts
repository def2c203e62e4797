import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { servedCalls } from '../../app.ts';
import { ARCHITECT, DEVELOPER, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { removeOld } from '../database/keep-house.ts';
import { resow, WITH_PEOPLE } from '../seeds/sow.ts';
import { callerNetwork, countCall } from './count-call.ts';
import type { Limit } from './limit.ts';
import { waitInWords } from './too-many-calls.ts';

const LOGIN = '/woojiapi/user/login';
const CODE = '/woojiapi/user/getauthcode';
const RESET = '/woojiapi/user/resetpassword';
const GUEST = '/api/guestlogin';
const MINUTE = 60_000;
/** The calls that are limited, with their limits. */
const LIMITS = new Map<string, readonly Limit[]>(
  Object.entries(servedCalls).flatMap(([path, served]) =>
    'limits' in served && served.limits ? [[path, served.limits] as const] : [],
  ),
);
const NOBODY = 'nobody@studio.example';

describe.each(ENGINES)('limits on %s', (engine) => {
  let shop: TestShop;
  let second: TestShop;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const place = await newStore(engine);
    clear = place.clear;
    shop = await openShop(place.place);
    second = await shop.twin();
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
    await clear();
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('rate_limits').execute();
  });
  afterEach(() => {
    shop.clock.now += 60 * MINUTE;
  });

  const logIn = (loginName: string, password: string, at = shop, from?: string) =>
    at.call(LOGIN, { loginName, password, brand: BRAND }, from === undefined ? {} : { from });
  const guess = async (loginName: string, times: number) => {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, i) => logIn(loginName, `wrong ${i}`, i % 2 ? second : shop)),
    );
    return answers.map(({ status }) => status).sort();
  };
  /** counts like this many calls from this machine, without hashing a password each time */
  const use = (times: number, path: CallPath, loginName: (i: number) => string, address = '127.0.0.1') =>
    shop.db.transaction().execute(async (db) => {
      for (let i = 0; i < times; i++)
        await countAt(address, path, { loginName: loginName(i) }, db).catch(() => undefined);
    });
  const countAt = (address: string, path: CallPath, input: object, db = shop.db) =>
    countCall(db, path, LIMITS.get(path) ?? [], address, input, shop.clock.now);

  it('allow ten wrong passwords for a name, at two mocks in parallel, then no more', async () => {
    expect(await guess(TRADE, 12)).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await logIn(TRADE.toUpperCase(), SEED_PASSWORD, second);
    expect([refused.status, refused.text]).toEqual([
      429,
      '{"resultCode":"1","resultMsg":"Please wait 15 minutes before you try again"}',
    ]);
    expect(refused.headers.get('retry-after')).toBe('900');
    shop.clock.now += 15 * MINUTE - 40_000;
    const later = await logIn(TRADE, SEED_PASSWORD);
    expect(later.resultMsg).toBe('Please wait 40 seconds before you try again');
    shop.clock.now += 40_000;
    expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
  });

  it('don’t lock out other addresses, and end for all after a reset', async () => {
    const OFFICE = '198.51.100.7';
    const input = { loginName: DEVELOPER, brand: BRAND };
    await use(30, LOGIN, () => DEVELOPER);
    expect((await logIn(DEVELOPER, SEED_PASSWORD)).status).toBe(429);
    expect((await logIn(DEVELOPER, SEED_PASSWORD, second, OFFICE)).resultCode).toBe('0');
    // a correct log-in elsewhere doesn't unlock the guesser
    expect((await logIn(DEVELOPER, SEED_PASSWORD)).status).toBe(429);

    expect((await shop.call(CODE, input, { from: OFFICE })).resultCode).toBe('0');
    const { body } = await shop.db
      .selectFrom('mails')
      .select('body')
      .where('to_address', '=', DEVELOPER)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const authCode = /\d{6}/.exec(body)?.[0] ?? '';
    const password = { password: SEED_PASSWORD, repassword: SEED_PASSWORD };
    await use(11, LOGIN, () => NOBODY);
    const reset = await second.call(RESET, { ...input, ...password, authCode }, { from: OFFICE });
    expect(reset.resultCode).toBe('0');
    expect((await logIn(DEVELOPER, SEED_PASSWORD)).resultCode).toBe('0');
    expect((await logIn(NOBODY, 'x')).status).toBe(429);
  });

  it('slow wrong passwords down before refusing any, at both mocks', async () => {
    const waitsOf = async (times: number, from: (i: number) => string) => {
      shop.waits.length = 0;
      second.waits.length = 0;
      for (let i = 0; i < times; i++) await logIn(ARCHITECT, 'wrong', i % 2 ? second : shop, from(i));
      return [...shop.waits, ...second.waits].sort((a, b) => a - b);
    };
    expect(await waitsOf(10, () => '198.51.100.7')).toEqual([250, 500, 1000, 2000, 2000, 2000, 2000]);
    // one guess from each of many addresses waits too, and is never refused
    await use(10, LOGIN, () => ARCHITECT);
    expect(await waitsOf(2, (i) => `198.51.100.${20 + i}`)).toEqual([250, 500]);
    expect((await logIn(ARCHITECT, 'wrong', shop, '198.51.100.99')).status).toBe(200);
    expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
    expect(shop.waits).toHaveLength(2);
  });

  it('stop an address that keeps opening guest sessions, and no other', async () => {
    const guest = (from: string) => shop.call(GUEST, {}, { from });
    await use(300, GUEST, () => '', '198.51.100.7');
    expect((await guest('198.51.100.7')).status).toBe(429);
    expect((await guest('198.51.100.8')).resultCode).toBe('0');
  });

  it("don't reveal whether the name exists", async () => {
    for (const name of [TRADE, NOBODY]) await use(10, LOGIN, () => name);
    expect((await logIn(NOBODY, 'x')).text).toBe((await logIn(TRADE, 'x')).text);
  });

  it('forget wrong passwords after the right one, and count each name separately', async () => {
    for (let round = 0; round < 2; round++) {
      await use(8, LOGIN, () => TRADE);
      expect((await logIn(TRADE, 'wrong')).status).toBe(200);
      expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
    }
    await use(11, LOGIN, () => NOBODY);
    expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
  });

  it('stop an address after twenty codes for any names, and no other address', async () => {
    const ask = (i: number, at = shop) => at.call(CODE, { loginName: `n${i}@studio.example`, brand: BRAND });
    await use(18, CODE, (i) => `used-${i}`);
    const answers = await Promise.all([ask(1), ask(2, second), ask(3), ask(4, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    await expect(countAt('192.0.2.7', CODE, { loginName: NOBODY })).resolves.toBeDefined();
    shop.clock.now += 60 * MINUTE;
    expect((await ask(99)).resultCode).toBe('0');
  });

  it('do not count calls that break the contract', async () => {
    for (let i = 0; i < 12; i++)
      expect((await shop.call(LOGIN, { loginName: TRADE, brand: BRAND })).status).toBe(400);
    expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
  });

  it('stop every call that guesses, mails, writes without a session, takes files or makes links', () => {
    expect([...LIMITS.keys()].sort()).toEqual([
      '/api/guestlogin',
      '/woojiapi/compose/sendemail',
      '/woojiapi/order/insertprojectexample',
      '/woojiapi/order/insertquotationmessage',
      '/woojiapi/order/insertsharedbasket',
      '/woojiapi/order/qrysharedbasket',
      '/woojiapi/order/qryvoucher',
      '/woojiapi/order/requestquotation',
      '/woojiapi/order/uploadexamplepicture',
      '/woojiapi/order/uploadfloorplan',
      '/woojiapi/order/uploadquotationfile',
      '/woojiapi/user/acceptinvitation',
      '/woojiapi/user/closeaccount',
      '/woojiapi/user/getauthcode',
      '/woojiapi/user/insertinvitation',
      '/woojiapi/user/login',
      '/woojiapi/user/qryinvitation',
      '/woojiapi/user/register',
      '/woojiapi/user/resetpassword',
      '/woojiapi/user/sendinvitation',
      '/woojiapi/user/uploadcompanylogo',
    ]);
  });

  it('let exactly the stated number of simultaneous calls through, for every limited call', async () => {
    const finite = [...LIMITS].flatMap(([path, limits]) =>
      limits.filter(({ calls }) => Number.isFinite(calls)).map((limit) => ({ path, ...limit })),
    );
    expect(finite.length).toBeGreaterThanOrEqual(LIMITS.size);
    const faults: string[] = [];
    for (const { path, per, calls, fromEachAddress } of finite) {
      await shop.db.deleteFrom('rate_limits').execute();
      const oneAddress = per === 'address' || fromEachAddress;
      const nameOf = (i: number) => (per === 'address' ? `n${i}` : NOBODY);
      const countOne = (i: number) =>
        countAt(oneAddress ? '192.0.2.1' : `192.0.2.${i}`, path as typeof LOGIN, {
          loginName: nameOf(i),
          email: nameOf(i),
          userId: nameOf(i),
        });
      for (const i of [1, 2]) await countOne(i);
      // a limit that counted both kinds would have counted them all
      const used = Math.max(2, calls - 3);
      await shop.db.updateTable('rate_limits').set({ used }).where('used', '=', 2).execute();
      const counted = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => countOne(i + 3)));
      const through = used + counted.filter(({ status }) => status === 'fulfilled').length;
      if (through !== calls) faults.push(`${path} per ${per}: ${through} calls, not ${calls}`);
    }
    expect(faults).toEqual([]);
  });

  it("don't count for a name when the address is stopped", async () => {
    const most = LIMITS.get(CODE)?.find(({ per }) => per === 'address')?.calls ?? 0;
    await use(most, CODE, (i) => `n${i}`, '192.0.2.1');
    for (let i = 0; i < 20; i++)
      await expect(countAt('192.0.2.1', CODE, { loginName: TRADE })).rejects.toMatchObject({ status: 429 });
    await expect(countAt('192.0.2.2', CODE, { loginName: TRADE })).resolves.toBeDefined();
  });

  it('recover when a clock is set back', async () => {
    shop.clock.now += 100 * MINUTE;
    await use(11, LOGIN, () => TRADE);
    shop.clock.now -= 100 * MINUTE;
    expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
  });

  it('store no readable name or address, keep no rows for ever, and are cleared by a reset', async () => {
    const rows = () => shop.db.selectFrom('rate_limits').selectAll().execute();
    await use(1, LOGIN, () => TRADE);
    expect(JSON.stringify(await rows())).not.toMatch(/trade@|127\.0\.0\.1/);
    await removeOld(shop.db, shop.clock.now);
    expect(await rows()).toHaveLength(3);
    await removeOld(shop.db, shop.clock.now + 15 * MINUTE);
    expect(await rows()).toEqual([]);
    await use(11, LOGIN, () => TRADE);
    await resow(shop.db, WITH_PEOPLE, shop.clock.now);
    expect((await logIn(TRADE, SEED_PASSWORD)).resultCode).toBe('0');
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

it.each([
  [1, '1 second'],
  [1000, '1 second'],
  [30_001, '31 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
  [60 * MINUTE, '60 minutes'],
])('says of %d ms: %s', (ms, words) => {
  expect(waitInWords(ms)).toBe(words);
});
