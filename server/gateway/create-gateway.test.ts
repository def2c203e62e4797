import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signCall } from '../../contracts/api/call-signing.ts';
import { OPERATIONS, readOperations } from '../calls/operations.ts';
import { createLogger } from '../http/logger.ts';
import { nameRequest } from '../http/request-id.ts';
import { logRequest } from '../http/request-log.ts';
import { createGateway } from './create-gateway.ts';
import { type Listening, listen } from './testing/listen.ts';
import { SITE_SALT, signedHeaders } from './testing/signed-headers.ts';
import { standInBackend } from './testing/stand-in-backend.ts';

const LOGIN = '/woojiapi/user/login';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The time on a UTC clock that is so many milliseconds ahead. */
const wallClock = (offset: number) =>
  new Date(Date.now() + offset).toISOString().slice(0, 19).replace('T', ' ');
const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const backend = standInBackend();
const gateway = createGateway({ siteSalt: SITE_SALT, backend, logger: createLogger('info', sink) });
let shop: Listening;

beforeAll(async () => {
  shop = await listen((req, res) => {
    nameRequest(req);
    if (!gateway(req, res)) res.writeHead(299).end('left to others');
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  backend.behave('answer');
  backend.calls.length = 0;
  lines.length = 0;
});

async function call(path: string, headers: Record<string, string>, method = 'POST') {
  const body = method === 'POST' ? 'loginName=a&password=Floor!2026' : undefined;
  const response = await fetch(shop.url + path, { method, headers, ...(body ? { body } : {}) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends a path unchanged; fetch would tidy it up. */
async function callExactly(path: string) {
  const req = request(shop.url, { path, headers: signedHeaders(path) }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  return { status: res.statusCode, text: await text(res) };
}

/** Valid headers with one changed, signed again so that only its form is wrong. */
function changed(name: string, value: string | undefined): Record<string, string> {
  const { [name]: _, ...headers } = signedHeaders(LOGIN);
  if (value !== undefined) headers[name] = value;
  const { brand = '', callserial = '', calltime = '' } = headers;
  if (name !== 'sign') headers.sign = signCall({ brand, callserial, calltime, url: LOGIN }, SITE_SALT);
  return headers;
}

describe('the gateway', () => {
  it("lets through a call signed with the site's salt", async () => {
    const answer = await call(LOGIN, { ...signedHeaders(LOGIN), token: 'abc', 'x-request-id': 'r-1' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).body).toBe('loginName=a&password=Floor!2026');
    expect(backend.calls).toHaveLength(1);
    expect(backend.calls[0]).toMatchObject({
      method: 'POST',
      path: LOGIN,
      url: LOGIN,
      brand: 'Alderline',
      debug: 'false',
      token: 'abc',
      address: '127.0.0.1',
      requestId: 'r-1',
    });
  });

  it('checks the query against the sign too', async () => {
    const url = '/api/dic?type=Grade';
    expect((await call(url, signedHeaders(url), 'GET')).status).toBe(200);
    expect(backend.calls[0]).toMatchObject({ path: '/api/dic', url, token: undefined });
    expect((await call('/api/dic?type=Shadow', signedHeaders(url), 'GET')).text).toContain('"-1"');
  });

  it.each([
    ['brand', undefined],
    ['brand', 'x'.repeat(61)],
    ['callserial', undefined],
    ['callserial', '12345'],
    ['callserial', '1763717400000123456'],
    ['callserial', '17637174000001x'],
    ['calltime', undefined],
    ['calltime', '2026/11/21 09:30:00'],
    ['calltime', '2026-11-21'],
    ['debug', undefined],
    ['debug', 'maybe'],
    ['token', 'x'.repeat(129)],
    ['sign', undefined],
    ['sign', ''],
    ['sign', '0'.repeat(32)],
    ['sign', '0'.repeat(33)],
    ['sign', 'é'.repeat(32)],
    ['sign', signedHeaders(LOGIN, 'other-salt').sign],
    ['sign', signedHeaders('/woojiapi/user/register').sign],
  ])('refuses %s: %s', async (name, value) => {
    const answer = await call(LOGIN, changed(name, value));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ resultCode: '-1', resultMsg: 'system warning' });
    expect(backend.calls).toHaveLength(0);
  });

  it.each([
    ['brand', 'Oakline'],
    ['callserial', '1763717400000'],
    ['calltime', '2020-01-01 00:00:00'],
  ])('refuses a %s that was changed after signing', async (name, other) => {
    const headers = { ...signedHeaders(LOGIN), [name]: other };
    expect((await call(LOGIN, headers)).text).toContain('"-1"');
  });

  it.each([
    '1999-12-31 23:59:59',
    '2099-01-01 00:00:00',
    '0000-99-99 99:99:99',
    `${new Date().getUTCFullYear()}-02-30 12:00:00`,
    wallClock(-DAY_MS - HOUR_MS),
    wallClock(DAY_MS + HOUR_MS),
  ])('refuses a correctly signed call from %s and mentions the clock', async (calltime) => {
    const answer = await call(LOGIN, changed('calltime', calltime));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      {
        resultCode: '-1',
        resultMsg:
          'The clock of this device differs too much from ours. Please set its date and time, then try again',
      },
    ]);
    expect(backend.calls).toHaveLength(0);
  });

  it.each([
    ['in Kiritimati', 14 * HOUR_MS],
    ['on Baker Island', -12 * HOUR_MS],
    ['whose clock is most of a day late', -23 * HOUR_MS],
    ['whose clock is most of a day early', 23 * HOUR_MS],
  ])('accepts a call from a device %s', async (_, offset) => {
    expect((await call(LOGIN, changed('calltime', wallClock(offset)))).text).toContain('"resultCode":"0"');
  });

  it.each<[string, Record<string, string>, string?, string?]>([
    ['path: no such call', signedHeaders(LOGIN), '/woojiapi/user/logon'],
    ['method: must be POST', signedHeaders(LOGIN), LOGIN, 'GET'],
    ['callserial: is required', changed('callserial', undefined)],
    ['calltime: must be like 2026-11-21 09:30:00', changed('calltime', '2026-11-21T09:30:00')],
    ['sign: must be 32 hexadecimal digits in lower case', changed('sign', 'A'.repeat(32))],
    ['token: must be at most 128 characters', changed('token', 'x'.repeat(129))],
    ["sign: isn't md5(brand + callserial + calltime + url + salt)", signedHeaders(LOGIN, 'other-salt')],
    [
      'calltime: must be a time within 1440 minutes of now, in UTC',
      changed('calltime', wallClock(2 * DAY_MS)),
    ],
  ])(
    'says why it has refused a call in the log: %s',
    async (reason, headers, path = LOGIN, method = 'POST') => {
      const door = await listen((req, res) => {
        logRequest(createLogger('info', sink), req, res, nameRequest(req));
        gateway(req, res);
      });
      const answer = await (await fetch(door.url + path, { method, headers })).text();
      await door.close();
      expect(answer).not.toContain(reason);
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ msg: 'request', path, refused: expect.stringContaining(reason) }),
      ]);
      expect(lines.join()).not.toContain(SITE_SALT);
    },
  );

  it('refuses a call also while the journal can’t keep it', async () => {
    const logger = createLogger('info', sink);
    const refused = () => Promise.reject(new Error('no such world'));
    const door = await listen(
      createGateway({ siteSalt: SITE_SALT, backend: { ...backend, refused }, logger }),
    );
    const answer = await (await fetch(door.url + LOGIN, { method: 'POST' })).text();
    await door.close();
    expect(JSON.parse(answer).resultCode).toBe('-1');
    expect(lines.join()).toContain('no such world');
  });

  it('uses the window from its settings', async () => {
    const strict = createGateway({
      siteSalt: SITE_SALT,
      backend,
      logger: createLogger('silent'),
      callWindowMinutes: 60,
    });
    const door = await listen((req, res) => {
      nameRequest(req);
      strict(req, res);
    });
    const codeAt = async (offset: number) => {
      const headers = changed('calltime', wallClock(offset));
      const response = await fetch(door.url + LOGIN, { method: 'POST', headers });
      return (await response.json()).resultCode;
    };
    expect(await codeAt(-HOUR_MS / 2)).toBe('0');
    expect(await codeAt(-2 * HOUR_MS)).toBe('-1');
    await door.close();
  });

  it('accepts every path of the contract only with its method', async () => {
    expect(OPERATIONS.size).toBeGreaterThan(16);
    for (const [path, { method }] of OPERATIONS) {
      const other = method === 'GET' ? 'POST' : 'GET';
      const answer = await call(path, signedHeaders(path), other);
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get('allow')).toBe(method);
      expect(JSON.parse(answer.text)).toEqual({ resultCode: '105', resultMsg: 'Error' });
    }
    expect(backend.calls).toHaveLength(0);
  });

  it.each([
    '/api/',
    '/api/nothing',
    '/woojiapi/user',
    '/woojiapi/user/login/',
    '/woojiapi/user/LOGIN',
    '/api/../healthz',
  ])('answers 105 to %s', async (path) => {
    const raw = await callExactly(path);
    expect(raw.status).toBe(404);
    expect(JSON.parse(raw.text).resultCode).toBe('105');
  });

  it('ignores what is not a call and allows no other origin', async () => {
    expect((await call('/home', {}, 'GET')).status).toBe(299);
    expect((await call('/apiary', {}, 'GET')).status).toBe(299);
    const preflight = await call(LOGIN, { origin: 'https://evil.example' }, 'OPTIONS');
    expect(preflight.status).toBe(405);
    const answer = await call(LOGIN, { ...signedHeaders(LOGIN), origin: 'https://evil.example' });
    for (const { headers } of [preflight, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('passes a failure of the backend on unchanged', async () => {
    backend.behave('fail');
    const answer = await call(LOGIN, signedHeaders(LOGIN));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ resultCode: '1', resultMsg: 'number: too small' });
    expect(lines).toEqual([]);
  });

  it('answers 104 to an unexpected error, and gives the reason only to the log', async () => {
    backend.behave('break');
    const answer = await call(LOGIN, { ...signedHeaders(LOGIN), token: 'my-token', 'x-request-id': 'r-2' });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text)).toEqual({ resultCode: '104', resultMsg: 'Error' });
    expect(answer.headers.get('x-request-id')).toBe('r-2');
    expect(lines.join()).toContain('boom');
    expect(lines.join()).toContain('r-2');
    expect(lines.join()).not.toContain('my-token');
    expect(lines.join()).not.toContain('Floor!2026');
  });

  it('cuts off a reply that broke half-way', async () => {
    backend.behave('break half-way');
    await expect(call(LOGIN, signedHeaders(LOGIN))).rejects.toThrow();
    backend.behave('answer');
    expect((await call(LOGIN, signedHeaders(LOGIN))).status).toBe(200);
  });
});

describe('a deprecated call', () => {
  const OLD = '/woojiapi/order/oldcall';
  const described = {
    operationId: 'oldCall',
    'x-access': 'public',
    'x-origin': 'extension',
    'x-result-codes': ['0'],
    deprecated: true,
  };
  const days = { 'x-deprecated-on': '2026-12-01', 'x-sunset': '2027-06-01' };
  const logger = createLogger('silent');
  let door: Listening;
  beforeAll(async () => {
    const operations = readOperations({
      [OLD]: { post: { ...described, ...days } },
      [LOGIN]: { post: { ...described, deprecated: false } },
    });
    const gateway = createGateway({ siteSalt: SITE_SALT, backend, operations, logger });
    door = await listen((req, res) => {
      nameRequest(req);
      gateway(req, res);
    });
  });
  afterAll(() => door.close());

  const daysOf = async (path: string, headers = signedHeaders(path)) => {
    const response = await fetch(door.url + path, { method: 'POST', headers });
    return ['deprecation', 'sunset'].map((name) => response.headers.get(name));
  };
  const SAID = ['@1796083200', 'Tue, 01 Jun 2027 00:00:00 GMT'];

  it('says since when it is and on which day it ends, when it succeeds, is refused and fails', async () => {
    expect(await daysOf(OLD)).toEqual(SAID);
    expect(await daysOf(OLD, {})).toEqual(SAID);
    backend.behave('break');
    expect(await daysOf(OLD)).toEqual(SAID);
  });

  it('is the only one that does', async () => {
    expect(await daysOf(LOGIN)).toEqual([null, null]);
  });

  it.each(['x-deprecated-on', 'x-sunset'])('is no part of a contract without its %s', (name) => {
    const post = { ...described, ...days, [name]: undefined };
    expect(() => readOperations({ [OLD]: { post } })).toThrow(`${OLD} is deprecated without its days`);
  });
});
