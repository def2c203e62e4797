import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTROL_HEADER } from '../../../../contracts/api/mock-console.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const FAULT = JSON.stringify({
  path: '*',
  persona: '*',
  times: { kind: 'until-cleared' },
  effect: { kind: 'drop' },
});
/** Sends a control call with nothing added. */
async function send(method: string, path: string, headers: Record<string, string>, body?: BodyInit) {
  const response = await fetch(`${shop.origin}/__mock/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, error: JSON.parse(text).error };
}
const faults = async () => (await shop.control('/faults')).faults;

describe('the guard of the control calls', () => {
  const foreign = 'sec-fetch-site: the console only answers its own pages';
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://127.0.0.1:1' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
  ])('refuses a foreign page: %j', async (from) => {
    for (const [method, path, body] of [
      ['GET', '/journal', undefined],
      ['POST', '/faults', FAULT],
      ['POST', '/reset', undefined],
      ['DELETE', '/faults', undefined],
    ] as const) {
      const headers = { ...from, [CONTROL_HEADER]: '1', ...(body ? JSON_TYPE : {}) };
      expect(await send(method, path, headers, body)).toMatchObject({ status: 403, error: foreign });
    }
    expect(await faults()).toEqual([]);
  });

  it("refuses a foreign page's form, which can't send our header", async () => {
    for (const headers of [{}, JSON_TYPE, { 'content-type': 'text/plain' }])
      expect(await send('POST', '/faults', headers, FAULT)).toMatchObject({
        status: 403,
        error: `${CONTROL_HEADER}: is required`,
      });
    for (const method of ['DELETE', 'PATCH', 'PUT'])
      expect((await send(method, '/faults', {})).status).toBe(403);
    expect(await faults()).toEqual([]);
  });

  it('refuses a preflight from another origin', async () => {
    const asked = await send('OPTIONS', '/faults', {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': CONTROL_HEADER,
    });
    expect(asked.status).toBe(403);
    const names = [...asked.headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('answers its own pages, and programs, which send no origin', async () => {
    const own = { origin: shop.origin, 'sec-fetch-site': 'same-origin' };
    expect((await send('GET', '/journal', own)).status).toBe(200);
    expect((await send('GET', '/journal', { 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await send('DELETE', '/faults', { ...own, [CONTROL_HEADER]: 'console' })).status).toBe(200);
    const answer = await send('GET', '/journal', {});
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('a control call that cannot be read', () => {
  const control = { [CONTROL_HEADER]: '1' };
  it.each([
    ['{', JSON_TYPE, 400, 'body: must be JSON'],
    ['"text"', JSON_TYPE, 400, 'body: must be JSON'],
    ['[]', JSON_TYPE, 400, 'body: must be an object'],
    [
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'content-type: must be application/json',
    ],
    ['{}', { 'content-type': 'application/json; charset=latin1' }, 415, 'body: must be JSON in UTF-8'],
    [`{"a":"${'x'.repeat(70_000)}"}`, JSON_TYPE, 413, 'body: must not be larger than 64 kB'],
    ['{"path":"/nowhere","persona":"*"}', JSON_TYPE, 400, 'times: is required'],
    ['{"__proto__":{"path":"*"}}', JSON_TYPE, 400, expect.stringMatching(/^[\w]+: /)],
  ])('is refused with the reason, and changes nothing: %.40s', async (body, headers, status, error) => {
    expect(await send('POST', '/faults', { ...control, ...headers }, body)).toMatchObject({ status, error });
    expect(await faults()).toEqual([]);
  });

  it('gets 404 in JSON at an unknown address or with another verb', async () => {
    const error = 'path: no such control call; GET /__mock/api/openapi.json lists them';
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['GET', '/'],
      ['GET', '/reset'],
      ['PUT', '/faults'],
      ['DELETE', '/worlds'],
    ] as const)
      expect(await send(method, path, control)).toMatchObject({ status: 404, error });
  });
});

it('accepts a hundred faults and no more', async () => {
  const effect = { kind: 'code', code: '104' } as const;
  for (let i = 0; i < 100; i++) await shop.setFault(effect, { path: '/api/logout' });
  const refused = await send('POST', '/faults', { [CONTROL_HEADER]: '1', ...JSON_TYPE }, FAULT);
  expect(refused).toMatchObject({ status: 409, error: 'faults: there are too many. Clear some first' });
  expect(await faults()).toHaveLength(100);
});
