import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSOLE_API, CONTROL_HEADER } from '../../../../contracts/api/mock-console.ts';
import { TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { HarFailure, readHar } from './read-har.ts';

const DIC = '/api/dic';
const LOGIN = '/woojiapi/user/login';
const BASKET = '/woojiapi/order/qryshoppingcar';
const FORM = 'application/x-www-form-urlencoded';
const TOKEN = 'tok-5f1e9c';
const SECRET = 'Secret-7f3a!';
const SHOP = 'https://shop.example';

const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Readonly<Record<string, string>>;
  readonly reply?: unknown;
  readonly content?: object;
  readonly status?: number;
  readonly at?: string;
}

/** An entry as Chrome writes it; a body that is an object has its fields alone, as Firefox may write it. */
const entry = ({
  path,
  method = 'POST',
  headers = {},
  body,
  reply = { resultCode: '0' },
  ...rest
}: Sent) => ({
  _initiator: { type: 'script' },
  _priority: 'High',
  _resourceType: 'fetch',
  cache: {},
  connection: '443',
  pageref: 'page_1',
  startedDateTime: rest.at ?? '2026-11-26T09:30:00.250+00:00',
  time: 41.26,
  timings: { blocked: 1, dns: -1, connect: -1, send: 0.1, wait: 40, receive: 0.2, ssl: -1 },
  serverIPAddress: '127.0.0.1',
  request: {
    method,
    url: path.startsWith('/') ? SHOP + path : path,
    httpVersion: 'h2',
    headers: pairs({
      Cookie: `session=${SECRET}`,
      Referer: `${SHOP}/basket?token=${SECRET}#top`,
      ...headers,
    }),
    cookies: pairs({ session: SECRET }),
    queryString: [],
    headersSize: -1,
    bodySize: 0,
    ...(body === undefined
      ? {}
      : {
          postData: {
            mimeType: FORM,
            ...(typeof body === 'string' ? { text: body } : { params: pairs(body) }),
          },
        }),
  },
  response: {
    status: rest.status ?? 200,
    statusText: 'OK',
    httpVersion: 'h2',
    headers: pairs({ 'content-encoding': 'gzip', 'content-type': 'application/json' }),
    cookies: [],
    redirectURL: '',
    headersSize: -1,
    bodySize: 90,
    content: rest.content ?? {
      size: JSON.stringify(reply).length,
      compression: 12,
      mimeType: 'application/json',
      text: JSON.stringify(reply),
    },
  },
});
const har = (...entries: object[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'WebInspector', version: '537.36' },
    pages: [{ startedDateTime: '2026-11-26T09:30:00Z', id: 'page_1', title: SHOP, pageTimings: {} }],
    entries,
  },
});

const loggedIn = entry({
  path: LOGIN,
  body: `loginName=trade%40alderline.example&password=${encodeURIComponent(SECRET)}&brand=Alderline`,
  reply: {
    resultCode: '0',
    access_token: TOKEN,
    loginInfo: {
      userId: 'u-1001',
      userType: 'contractor',
      loginName: TRADE,
      companyId: 'c-1001',
      companyType: 'trade',
      ownerCompanyId: 'c-0001',
      custId: 'k-1001',
      custName: 'Halloran',
      custNo: 'AL-11001',
    },
  },
});
const basket = { path: BASKET, body: 'userId=u-1001', headers: { Token: TOKEN } };
const dictionary = { resultCode: '0', data: [] };
const picture = entry({
  path: '/media/a.webp',
  method: 'GET',
  content: { size: 4, mimeType: 'image/webp', text: 'UklGRg==', encoding: 'base64' },
});
const elsewhere = entry({ path: 'https://maps.example/api/dice', method: 'GET' });

describe('the calls of a HAR file', () => {
  it('are those of the contract, on any host, in their order and at their times', () => {
    const { calls, leftOut } = readHar(
      har(
        picture,
        loggedIn,
        entry({ path: LOGIN, method: 'OPTIONS' }),
        elsewhere,
        entry({
          path: `https://api.example:8443${DIC}?type=Grade`,
          method: 'GET',
          at: '2026-11-26T10:30:00+01:00',
        }),
      ),
    );
    expect(leftOut).toBe(3);
    expect(calls.map(({ method, url, at, ms }) => [method, url, new Date(at).toISOString(), ms])).toEqual([
      ['POST', LOGIN, '2026-11-26T09:30:00.250Z', 41.3],
      ['GET', `${DIC}?type=Grade`, '2026-11-26T09:30:00.000Z', 41.3],
    ]);
    expect(calls.every(({ isFromFile }) => isFromFile)).toBe(true);
  });

  it('have no secret of a header, a cookie, an address, a body or a reply', () => {
    const { calls } = readHar(
      har(loggedIn, entry({ ...basket, reply: { resultCode: '1', resultMsg: `not for ${TOKEN}` } })),
    );
    expect(JSON.stringify(calls)).not.toMatch(new RegExp(`${SECRET}|${encodeURIComponent(SECRET)}|${TOKEN}`));
    expect(calls[0]).toMatchObject({
      requestBody: 'loginName=trade%40alderline.example&password=***&brand=Alderline',
      page: '/basket?token=***',
    });
    expect(calls[1]?.replyBody).toContain('not for ***');
  });

  it('name who called by the log-ins that the file has', () => {
    const guest = entry({ path: '/api/guestlogin', reply: { resultCode: '0', access_token: 'tok-guest' } });
    const { calls } = readHar(
      har(
        loggedIn,
        guest,
        entry(basket),
        entry({ ...basket, headers: { token: 'tok-guest' } }),
        entry({ ...basket, headers: { token: 'tok-other' } }),
        entry({ ...basket, headers: {} }),
      ),
    );
    expect(calls.slice(2).map(({ who }) => who)).toEqual([TRADE, 'guest', 'unknown', 'visitor']);
  });

  it('are checked against the contract as they were, before secrets are masked', () => {
    const { calls } = readHar(
      har(
        loggedIn,
        entry({ ...basket, body: { userId: 'u-1001', packs: '3' } }),
        entry({ path: `${DIC}?type=Grade`, method: 'GET', reply: { resultCode: '0', data: 'none' } }),
        entry({ ...basket, status: 0, content: { size: 0, mimeType: 'x-unknown' } }),
        entry({ ...basket, content: { size: 900, mimeType: 'application/json' } }),
      ),
    );
    expect(calls.map(({ problems }) => problems)).toEqual([
      [],
      ['request: packs: is not a field of this call', 'reply: data: is required'],
      ['reply: data: must be a list'],
      ['reply: the connection was dropped'],
      ["reply: the file doesn't have its body"],
    ]);
    expect(calls[1]?.requestBody).toBe('userId=u-1001&packs=3');
  });

  it('have replies that are text, in base64 or still compressed', () => {
    const json = JSON.stringify(dictionary);
    const content = (bytes: Buffer) => ({
      size: json.length,
      mimeType: 'application/json; charset=utf-8',
      text: bytes.toString('base64'),
      encoding: 'base64',
    });
    const broken = gzipSync(json).subarray(0, 12);
    const { calls } = readHar(
      har(
        ...[Buffer.from(json), gzipSync(json), broken].map((bytes) =>
          entry({ path: `${DIC}?type=Grade`, method: 'GET', content: content(bytes) }),
        ),
      ),
    );
    expect(calls.map(({ replyBody }) => replyBody).slice(0, 2)).toEqual([json, json]);
    expect(calls.map(({ problems }) => problems)).toEqual([[], [], ['reply: body: must be JSON']]);
  });

  it('have files as their sizes', () => {
    const pdf = { size: 5120, mimeType: 'application/pdf', text: 'JVBERi0=', encoding: 'base64' };
    const { calls } = readHar(
      har(
        entry({ path: '/woojiapi/user/uploadcompanylogo', body: `--x\r\n${SECRET}\r\n--x--` }),
        entry({ path: '/api/download?fileName=al-m101.pdf', method: 'GET', content: pdf }),
      ),
    );
    expect(calls[0]?.requestBody).toBe('(a file, not read)');
    expect(calls[1]?.replyBody).toBe('5120 bytes');
  });

  it.each([
    ["This isn't a HAR file (body: is required).", undefined],
    ["This isn't a HAR file (body: must be an object).", []],
    ["This isn't a HAR file (log.entries: is required).", { log: { version: '1.2' } }],
    ['This file is HAR 1.1, and only HAR 1.2 can be opened.', { log: { version: '1.1', entries: [] } }],
    ['No request in this file is a call of the contract.', har()],
    ['No request in this file is a call of the contract.', har(picture, elsewhere)],
    [
      "Request 2 of this file isn't as in HAR 1.2 (startedDateTime: has the wrong format).",
      har(picture, { ...loggedIn, startedDateTime: 'today' }),
    ],
  ])('are not read: %s', (why, file) => {
    expect(() => readHar(file)).toThrow(new HarFailure(why));
  });
});

describe('POST /journal', () => {
  let shop: TestConsole;
  beforeAll(async () => {
    shop = await openConsole();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.control('DELETE /journal');
  });
  const entries = async () => (await shop.control('/journal')).entries;

  it('adds the calls as the newest, which are not counted and not sent again', async () => {
    const own = await shop.entryOf(DIC, { type: 'Grade' });
    const counted = (await shop.control('/worlds')).worlds[0]?.calls;
    const body = har(loggedIn, picture, entry(basket));
    expect(await shop.control('POST /journal', { body })).toEqual({ opened: 2, leftOut: 1 });
    const [second, first, before] = await entries();
    expect([second?.path, first?.path, before]).toEqual([BASKET, LOGIN, own]);
    expect((await shop.control('/journal', { query: `?after=${own.id}` })).entries).toEqual([second, first]);
    expect((await shop.control('/worlds')).worlds[0]?.calls).toBe(counted);
    expect(await shop.refusal('POST /journal/:id/replay', { id: first?.id ?? '' })).toEqual([
      409,
      expect.stringContaining('npm run replay'),
    ]);
  });

  it('takes a file that is larger than other bodies, and none above 32 MB', async () => {
    const padded = (bytes: number) => ({ ...har(loggedIn), padding: ' '.repeat(bytes) });
    expect(await shop.control('POST /journal', { body: padded(2 ** 20) })).toMatchObject({ opened: 1 });
    expect(await shop.refusal('POST /journal', { body: padded(2 ** 25) })).toEqual([
      413,
      'body: must not be larger than 32 MB',
    ]);
    expect(await shop.refusal('POST /faults', { body: padded(2 ** 16) })).toEqual([
      413,
      'body: must not be larger than 64 kB',
    ]);
    expect(await entries()).toHaveLength(1);
  });

  it('changes nothing when a file is refused', async () => {
    const own = await shop.entryOf(DIC, { type: 'Grade' });
    expect(
      await shop.refusal('POST /journal', { body: har(loggedIn, { ...loggedIn, response: 1 }) }),
    ).toEqual([400, "Request 2 of this file isn't as in HAR 1.2 (response: must be an object)."]);
    const unparsed = await fetch(`${shop.origin}${CONSOLE_API}/journal`, {
      method: 'POST',
      headers: { [CONTROL_HEADER]: '1', 'content-type': 'application/json' },
      body: '{"log":',
    });
    expect([unparsed.status, await unparsed.json()]).toEqual([400, { error: 'body: must be JSON' }]);
    expect(await entries()).toEqual([own]);
  });
});
