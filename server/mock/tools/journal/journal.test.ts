import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';

const DIC = '/api/dic';
const LOGIN = '/woojiapi/user/login';
const NEW_PROJECT = '/woojiapi/order/insertproject';
const FORM = 'application/x-www-form-urlencoded';
const SECRET = 'Secret-7f3a!';
const login = (password: string) => ({ loginName: TRADE, password, brand: BRAND });

let shop: TestConsole;
let token: string;
beforeAll(async () => {
  shop = await openConsole();
  token = await shop.logIn();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('DELETE /journal');
});

const entries = async () => (await shop.control('/journal')).entries;

describe('the journal', () => {
  it('shows each call, who made it and its result', async () => {
    const entry = await shop.entryOf(DIC, { type: 'Grade' }, { token });
    expect(entry).toMatchObject({
      at: shop.clock.now,
      method: 'GET',
      url: '/api/dic?type=Grade',
      path: DIC,
      who: TRADE,
      status: 200,
      resultCode: '0',
      requestBody: '',
      problems: [],
      fault: '',
    });
    expect(JSON.parse(entry.replyBody).data.length).toBeGreaterThan(1);
    expect(entry.ms).toBeGreaterThanOrEqual(0);
    const guest = String((await shop.call('/api/guestlogin')).reply?.access_token);
    expect((await shop.entryOf(DIC, { type: 'Grade' }, { token: guest })).who).toBe('guest');
    expect((await shop.entryOf(DIC, { type: 'Grade' })).who).toBe('visitor');
    expect(await shop.entryOf(LOGIN, login(SEED_PASSWORD), { fault: 'code=104' })).toMatchObject({
      contentType: FORM,
      resultCode: '104',
      fault: 'code',
    });
  });

  it('says from which page a call came, without its secrets, and how far the clock was ahead', async () => {
    const referer = `${shop.origin}/invitation?token=${SECRET}&type=Grade`;
    await shop.control('POST /clock', { body: { offsetMs: 60_000 } });
    const entry = await shop.entryOf(DIC, { type: 'Grade' }, { headers: { referer } });
    await shop.control('POST /clock', { body: { offsetMs: 0 } });
    expect(entry).toMatchObject({ page: '/invitation?token=***&type=Grade', offsetMs: 60_000 });
    expect(await shop.entryOf(DIC, { type: 'Grade' })).toMatchObject({ page: '', offsetMs: 0 });
  });

  it('names who called where a fault answered or the session had ended', async () => {
    const fault = { token, fault: 'code=104' };
    expect(await shop.entryOf(DIC, { type: 'Grade' }, fault)).toMatchObject({
      who: TRADE,
      resultCode: '104',
    });
    const short = await shop.logIn(ARCHITECT);
    await shop.control('POST /clock', { body: { offsetMs: 24 * 60 * 60_000 } });
    const ended = await shop.entryOf(NEW_PROJECT, { userId: 'u-1002' }, { token: short });
    await shop.control('POST /clock', { body: { offsetMs: 0 } });
    expect(ended).toMatchObject({ who: ARCHITECT, resultCode: '-1000' });
  });

  it('shows a call that was refused unread, with the reason and without its secrets', async () => {
    const refused = async (path: string, headers: Record<string, string>) => {
      await fetch(shop.origin + path, { method: 'POST', body: 'password=x', headers: { token, ...headers } });
      return await shop.lastEntry();
    };
    const wrongSign = await refused(`${LOGIN}?password=${SECRET}`, signedHeaders(LOGIN));
    expect(wrongSign).toMatchObject({
      method: 'POST',
      url: `${LOGIN}?password=***`,
      path: LOGIN,
      who: 'unknown',
      status: 200,
      resultCode: '-1',
      requestBody: '(not read)',
      replyBody: '{"resultCode":"-1","resultMsg":"system warning"}',
      problems: [expect.stringMatching(/^request: sign: isn't md5/)],
    });
    expect(JSON.stringify(await entries())).not.toContain(token);
    const wrongPath = await refused('/woojiapi/user/logon', {});
    expect(wrongPath).toMatchObject({
      status: 404,
      resultCode: '105',
      problems: [`request: path: no such call; did you mean ${LOGIN}?`],
    });
    expect(await shop.refusal('POST /journal/:id/replay', { id: wrongSign.id })).toEqual([
      409,
      "id: this call was refused before its body was read, so it can't be sent again",
    ]);
  });

  it('puts a call that was refused unread into the world that it names, and into none if there is no such world', async () => {
    const { calls: before } = (await shop.control('/worlds')).worlds[0] ?? {};
    await shop.control('POST /worlds', { body: { name: 'refusing' } });
    for (const name of ['refusing', 'nowhere', 'No World'])
      await fetch(shop.origin + DIC, { headers: { 'x-mock-world': name } });
    expect(await entries()).toEqual([]);
    expect((await shop.control('/journal', { world: 'refusing' })).entries).toMatchObject([{ path: DIC }]);
    expect((await shop.control('/worlds')).worlds).toEqual([
      { name: 'main', calls: before },
      { name: 'refusing', calls: 0 },
    ]);
    await shop.control('DELETE /worlds/:name', { id: 'refusing' });
  });

  it('is newest first, and can list only entries after a given one', async () => {
    for (const type of ['Grade', 'Unit', 'Grade']) await shop.call(DIC, { type });
    const [last, second, first] = await entries();
    expect([first, second, last].map((entry) => entry?.url)).toEqual(
      ['Grade', 'Unit', 'Grade'].map((type) => `${DIC}?type=${type}`),
    );
    const newerThan = async (id = '') => (await shop.control('/journal', { query: `?after=${id}` })).entries;
    expect(await newerThan(first?.id)).toEqual([last, second]);
    expect(await newerThan(last?.id)).toEqual([]);
    for (const wrong of ['x', '-1', '1.5', '9'.repeat(16)])
      expect(await shop.refusal('/journal', { query: `?after=${wrong}` })).toEqual([
        400,
        'after: has the wrong format',
      ]);
  });

  it('keeps the last 500 calls', async () => {
    const from = Number((await shop.entryOf(DIC, { type: 'Grade' })).id);
    const counted = async () => (await shop.control('/worlds')).worlds[0]?.calls ?? 0;
    const before = await counted();
    for (let sent = 0; sent < 520; sent += 40)
      await Promise.all(Array.from({ length: 40 }, () => shop.call(DIC, { type: 'Unit' })));
    const kept = await entries();
    expect(kept.map(({ id }) => Number(id))).toEqual(Array.from({ length: 500 }, (_, i) => from + 520 - i));
    expect(await counted()).toBe(before + 520);
  });

  it('keeps no more than 16 MB of bodies, and shows the beginning of a long one', async () => {
    const message = 'x'.repeat(250 * 1024);
    for (let i = 0; i < 70; i++) await shop.call('/woojiapi/compose/sendemail', { message });
    const kept = await entries();
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(66);
    expect(kept[0]?.requestBody).toMatch(/^message=x{16376} \.\.\. cut$/);
  });
});

describe('the journal masks', () => {
  it('passwords, codes, salts and signs in forms and JSON, however they are written', async () => {
    const secrets = { password: SECRET, repassword: SECRET, authCode: '482915', sign: SECRET, salt: SECRET };
    const bodies: [string, string][] = [
      [new URLSearchParams({ loginName: TRADE, ...secrets }).toString(), FORM],
      [JSON.stringify({ loginName: TRADE, ...secrets, token: SECRET }), 'application/json'],
      [JSON.stringify({ lines: [{ deep: secrets }], text: JSON.stringify(secrets) }), 'application/json'],
      [`PASSWORD=${SECRET}&pass%77ord=${SECRET}&text=${encodeURIComponent(JSON.stringify(secrets))}`, FORM],
      [`{"password":"${SECRET}","password":"${SECRET}"}`, 'application/json'],
      [`{"password": "${SECRET}`, 'application/json'],
      [`{"password":"${SECRET}"}`, 'text/plain'],
    ];
    for (const [body, type] of bodies) {
      await shop.post('/woojiapi/user/resetpassword', body, { 'content-type': type });
      const entry = await shop.lastEntry();
      expect(entry.requestBody, body).toContain('***');
      expect(entry.requestBody, body).not.toMatch(/Secret-7f3a|482915/);
    }
    expect(JSON.stringify(await entries())).not.toMatch(/Secret-7f3a|482915/);
  });

  it('a token anywhere, in replies, bodies and addresses', async () => {
    const fresh = await shop.logIn();
    const entry = await shop.lastEntry();
    expect(JSON.parse(entry.replyBody)).toMatchObject({
      access_token: '***',
      loginInfo: { loginName: TRADE },
    });
    await shop.entryOf(
      NEW_PROJECT,
      { userId: 'u-1001', projectName: `my ${fresh}`, brand: BRAND },
      { token: fresh },
    );
    await shop.post(LOGIN, `note=${fresh}`, { token: fresh });
    const url = `${DIC}?type=${fresh}&access_token=${SECRET}`;
    const headers = { ...signedHeaders(url, shop.target.salt), token: fresh };
    expect((await fetch(shop.origin + url, { headers })).status).toBe(400);
    expect((await shop.lastEntry()).url).toBe(`${DIC}?type=***&access_token=***`);
    const all = JSON.stringify(await entries());
    expect(all).not.toContain(fresh);
    expect(all).not.toContain(SECRET);
    // it is nowhere else in the console either
    expect(JSON.stringify(await shop.control('/people'))).not.toContain(fresh);
  });

  it('the token of an invitation', async () => {
    const { requestBody } = await shop.entryOf('/woojiapi/user/qryinvitation', { invitationToken: SECRET });
    expect(requestBody).toBe('invitationToken=***');
  });

  it('a mailed code when it is used, and never contains the site’s salt', async () => {
    await shop.call('/woojiapi/user/getauthcode', { loginName: ARCHITECT, brand: BRAND });
    const { mails } = await shop.control('/mails');
    const authCode = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const change = { loginName: ARCHITECT, password: SECRET, repassword: SECRET, authCode, brand: BRAND };
    const entry = await shop.entryOf('/woojiapi/user/resetpassword', change);
    expect(entry.resultCode).toBe('0');
    const fields = Object.fromEntries(new URLSearchParams(entry.requestBody));
    expect(fields).toEqual({ ...change, password: '***', repassword: '***', authCode: '***' });
    const all = JSON.stringify(await entries());
    for (const hidden of [authCode, SECRET, shop.target.salt]) expect(all).not.toContain(hidden);
  });
});
