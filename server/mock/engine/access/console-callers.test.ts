import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTROL_HEADER, FAULT_HEADER, WORLD_HEADER } from '../../../../contracts/api/mock-console.ts';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { consoleCallers } from './console-callers.ts';

const DIC = '/api/dic?type=Grade';
const REBOUND = {
  host: 'evil.example',
  origin: 'http://evil.example',
  'sec-fetch-site': 'same-origin',
  [CONTROL_HEADER]: '1',
};

let shop: TestConsole;
let named: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
  named = await openConsole({}, ['Shop.local']);
});
afterAll(async () => {
  await shop?.close();
  await named?.close();
});

/** A request whose Host is forged; fetch would not send it. */
async function send(
  at: TestConsole,
  method: string,
  path: string,
  headers: Readonly<Record<string, string | undefined>>,
) {
  const req = request(at.origin + path, { method, headers }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const isJson = res.headers['content-type']?.startsWith('application/json');
  const said = await text(res);
  return { status: res.statusCode, body: isJson ? JSON.parse(said) : {} };
}

describe('the console', () => {
  it('refuses a token to a page that rebinds DNS', async () => {
    const answer = await send(shop, 'POST', '/__mock/api/people/u-1001/login', REBOUND);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: expect.stringContaining('MOCK_CONSOLE_HOSTS') });
    expect((await shop.control('/people')).people.flatMap(({ sessions }) => sessions)).toEqual([]);
  });

  it.each([
    '/__mock/api/mails',
    '/__mock/api/journal',
    '/__mock/openapi.json',
    '/__mock/openapi.yaml',
    '/__mock',
    '/__mock/docs',
  ])('shows %s only to this machine', async (path) => {
    const port = new URL(shop.origin).port;
    for (const host of ['localhost', 'LOCALHOST', `localhost:${port}`, '127.0.0.1:80', '[::1]:4000']) {
      const { status } = await send(shop, 'GET', path, { host });
      expect(status, host).not.toBe(403);
    }
    for (const host of ['evil.example', 'localhost.evil.example', 'shop.local', 'localhost.', '[::1'])
      expect((await send(shop, 'GET', path, { host })).status, host).toBe(403);
    for (const forwarded of [
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
      { 'x-forwarded-for': '203.0.113.9:51234' },
      { 'x-real-ip': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
    ])
      expect((await send(shop, 'GET', path, { host: 'localhost:4000', ...forwarded })).status).toBe(403);
  });

  it('answers at the configured host names', async () => {
    const host = 'shop.local:4000';
    const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', [CONTROL_HEADER]: '1' };
    expect((await send(named, 'GET', '/__mock/api/mails', own)).status).toBe(200);
    expect((await send(named, 'POST', '/__mock/api/reset', own)).status).toBe(200);
    const foreign = { ...own, origin: 'http://evil.example' };
    expect((await send(named, 'GET', '/__mock/api/mails', foreign)).status).toBe(403);
    expect((await send(named, 'GET', '/__mock/api/mails', { host: 'evil.example' })).status).toBe(403);
  });
});

describe('the x-mock-* headers of a call', () => {
  const call = (host: string, headers: Record<string, string>) =>
    send(shop, 'GET', DIC, { ...signedHeaders(DIC, shop.target.salt), host, ...headers });

  it('are only accepted from this machine', async () => {
    const fault = { [FAULT_HEADER]: 'code=104' };
    expect((await call('localhost', fault)).body.resultCode).toBe('104');
    for (const headers of [fault, { [FAULT_HEADER]: 'no fault at all' }, { [WORLD_HEADER]: 'NO WORLD' }])
      expect(await call('shop.example', headers)).toMatchObject({ status: 200, body: { resultCode: '0' } });
    await call('shop.example', { [WORLD_HEADER]: 'made-from-outside' });
    expect((await shop.control('/worlds')).worlds.map(({ name }) => name)).toEqual(['main']);
  });
});

describe('what counts as this machine', () => {
  const from = (remoteAddress: string, host: string | undefined) =>
    ({ socket: { remoteAddress }, headers: { host } }) as IncomingMessage;
  it.each([
    ['127.0.0.1', 'localhost', true],
    ['::1', '[::1]:4000', true],
    ['::ffff:127.0.0.1', '127.0.0.1:4000', true],
    ['192.0.2.7', 'localhost:4000', false],
    ['2001:db8::7', '127.0.0.1', false],
    ['127.0.0.1', undefined, false],
    ['127.0.0.1', '', false],
    ['192.0.2.7', 'shop.local:4000', true],
    ['192.0.2.7', 'shop.local.evil.example', false],
  ])('%s as %s: %s', (address, host, may) => {
    expect(consoleCallers(['shop.local'])(from(address, host))).toBe(may);
  });
});
