import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signCall } from '../../contracts/api/call-signing.ts';
import { call, configureApiClient, download } from './api-client.ts';
import { CallError } from './call-error.ts';
import { newCallSerial } from './call-headers.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let origin = '';
let seen: Seen | undefined;
let answer: (res: ServerResponse) => void;
let token: string | undefined;

const json = (status: number, body: unknown) => (res: ServerResponse) => {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, not ${error}`);
  return error;
}

const login = () =>
  call('/woojiapi/user/login', { loginName: 'a@b.example', password: 'x y', brand: 'Alderline' });

beforeAll(async () => {
  server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    seen = { method: req.method, url: req.url, headers: req.headers, body };
    answer(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  token = undefined;
  answer = json(200, { resultCode: '0' });
  configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => token, origin });
});

describe('what a call sends', () => {
  it('carries the documented headers, signed, and no token when none is stored', async () => {
    await login();
    const { brand, calltime, callserial, sign, debug } = seen?.headers ?? {};
    expect(debug).toBe('false');
    expect(brand).toBe('Alderline');
    expect(calltime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(callserial).toMatch(/^\d{13}\d{1,5}$/);
    const parts = { brand: 'Alderline', calltime: String(calltime), callserial: String(callserial) };
    expect(sign).toBe(signCall({ ...parts, url: '/woojiapi/user/login' }, 'salt'));
    expect(seen?.headers).not.toHaveProperty('token');
  });

  it('carries the token that is stored at that moment', async () => {
    token = 'abc';
    await login();
    expect(seen?.headers.token).toBe('abc');
  });

  it('sends a form, with lists as JSON text and without what is null', async () => {
    await call('/woojiapi/product/qrybrandseries', {
      productType: 'Timber',
      series: null,
      brand: 'Alderline',
    });
    expect(seen?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(seen?.body))).toEqual({
      productType: 'Timber',
      brand: 'Alderline',
    });
    const line = {
      carType: 0 as const,
      loginName: 'a@b.example',
      userId: 'u-1',
      productId: 'p-1',
      productNo: 'AL-1',
      productPrice: 4500,
      number: 2,
      amount: 3.2,
      packSize: 1.6,
      packWeight: 14.5,
    };
    await call('/woojiapi/order/insertbatchshoppingcar', { shoppingCarDetail: [line] });
    const sent = new URLSearchParams(seen?.body).get('shoppingCarDetail');
    expect(JSON.parse(sent ?? '')).toEqual([line]);
  });

  it('puts the input of a GET into the address, and signs both', async () => {
    answer = json(200, { resultCode: '0', data: [] });
    await call('/api/dic', { type: 'Grade' });
    expect(seen).toMatchObject({ method: 'GET', url: '/api/dic?type=Grade', body: '' });
    const { brand, calltime, callserial, sign } = seen?.headers ?? {};
    const parts = { brand: String(brand), calltime: String(calltime), callserial: String(callserial) };
    expect(sign).toBe(signCall({ ...parts, url: '/api/dic?type=Grade' }, 'salt'));
  });

  it('repeats a write under the given serial', async () => {
    const serial = newCallSerial();
    await call('/api/guestlogin', {}, { serial });
    expect(seen?.headers.callserial).toBe(serial);
  });
});

describe('the outcome of a call', () => {
  it("fails in words that don't name a field by its wire name", async () => {
    answer = json(200, { resultCode: '1', resultMsg: 'productPrice: the price has gone up to £45.90' });
    await expect(call('/api/guestlogin', {})).rejects.toThrow(/^The price has gone up to £45\.90$/);
  });

  it.each([
    ['"0"', { resultCode: '0', access_token: 't' }],
    ['0 as a number', { resultCode: 0, access_token: 't' }],
    ['no code at all', { access_token: 't' }],
  ])('takes %s for success', async (_, reply) => {
    answer = json(200, reply);
    await expect(login()).resolves.toEqual(reply);
  });

  it('passes replies for the card payment provider through unchanged', async () => {
    const reply = { resultCode: '7', signHeader: 'provider', payload: 1 };
    answer = json(200, reply);
    await expect(login()).resolves.toEqual(reply);
  });

  it("fails with the server's words, or else with the catalogue's", async () => {
    answer = json(200, { resultCode: '1', resultMsg: 'Not right' });
    const told = await failure(login());
    expect(told.fault).toEqual({ kind: 'result', resultCode: '1' });
    expect(told.message).toBe('Not right');
    answer = json(200, { resultCode: 102 });
    expect((await failure(login())).message).toBe('Do not have access to menus or buttons');
    answer = json(200, { resultCode: '999' });
    expect((await failure(login())).message).toBe('Error');
  });

  it('counts an HTTP error with a result code as a result', async () => {
    answer = json(504, { resultCode: '104', resultMsg: 'Too slow' });
    expect((await failure(login())).fault).toEqual({ kind: 'result', resultCode: '104' });
  });

  it('says which field the server refuses', async () => {
    answer = json(400, { resultCode: '1', resultMsg: 'Please enter your email.', field: 'loginName' });
    const error = await failure(login());
    expect(error.fault).toEqual({ kind: 'result', resultCode: '1', field: 'loginName' });
    expect(error.message).toBe('Please enter your email.');
  });

  it('reads 401 as an expired login, whatever its body says', async () => {
    token = 't-1';
    answer = json(401, { resultCode: '-1000', resultMsg: 'other words' });
    const error = await failure(login());
    expect(error.fault).toMatchObject({ kind: 'http', status: 401 });
    expect(error.message).toBe('Login has expired. Please log in again');
    expect(error.endsSession).toBe(true);
  });

  it.each([
    ['401', json(401, {})],
    ['-1000', json(200, { resultCode: '-1000' })],
  ])('ends no session where no token was sent: %s', async (_name, reply) => {
    answer = reply;
    const error = await failure(login());
    expect(error.endsSession).toBe(false);
    expect(error.message).toBe('This could not be done without a login. Please try again, or log in.');
  });

  it.each([
    ['401', json(401, {})],
    ['-1000', json(200, { resultCode: '-1000' })],
    ['101', json(200, { resultCode: '101' })],
  ])('does not end the session that began while the call was on its way: %s', async (_name, reply) => {
    token = 't-1';
    answer = (res) => {
      token = 't-2';
      reply(res);
    };
    expect((await failure(login())).endsSession).toBe(false);
  });

  it('ends the session on -1000', async () => {
    token = 't-1';
    answer = json(200, { resultCode: '-1000' });
    expect((await failure(login())).endsSession).toBe(true);
  });

  it('reports other HTTP errors as status: statusText', async () => {
    answer = (res) => res.writeHead(503, 'Service Unavailable').end('down');
    const error = await failure(login());
    expect(error.message).toBe('503: Service Unavailable');
    expect(error.endsSession).toBe(false);
  });

  it('fails on a reply that is not JSON', async () => {
    answer = (res) => res.end('<html>');
    expect((await failure(login())).kind).toBe('network');
  });
});

describe('a download', () => {
  const file = (type: string, content: string) => (res: ServerResponse) => {
    res.writeHead(200, { 'content-type': type }).end(content);
  };
  const paper = () =>
    download('/api/download', { fileName: 'sheet.pdf' }, { types: ['application/pdf', 'text/csv'] });

  it('returns a file of one of the requested types', async () => {
    answer = file('text/csv; charset=utf-8', 'Room,Packs');
    expect(await (await paper()).text()).toBe('Room,Packs');
  });

  it('is asked for again while the file is still being made', async () => {
    let asked = 0;
    answer = (res) => {
      asked += 1;
      if (asked > 2) return file('text/csv', 'Room,Packs')(res);
      res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0.01' });
      res.end(JSON.stringify({ resultCode: '104', resultMsg: 'This file is still being made.' }));
    };
    expect(await (await paper()).text()).toBe('Room,Packs');
    expect(asked).toBe(3);
  });

  it('fails when it is told to come back much later', async () => {
    answer = (res) => {
      res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '3600' });
      res.end(JSON.stringify({ resultCode: '104', resultMsg: 'Closed until Monday' }));
    };
    expect(await failure(paper())).toMatchObject({ fault: { resultCode: '104' } });
  });

  it('fails on a file of any other type, such as the page of a gateway', async () => {
    answer = file('text/html', '<title>Bad gateway</title>');
    expect(await failure(paper())).toMatchObject({
      kind: 'network',
      message: 'We could not read the reply. Please try again',
    });
  });
});

describe('a call without a reply', () => {
  it('fails as network when the connection breaks', async () => {
    answer = (res) => res.destroy();
    const error = await failure(login());
    expect(error.kind).toBe('network');
    expect(error.message).not.toBe('');
  });

  it('fails as timeout when the time limit is over', async () => {
    answer = () => undefined;
    configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => token, origin, timeoutMs: 50 });
    expect((await failure(login())).kind).toBe('timeout');
  });

  it('waits longer, or shorter, where the call says so', async () => {
    answer = () => undefined;
    const asked = call('/api/dic', { type: 'Grade' }, { timeoutMs: 50 });
    expect((await failure(asked)).kind).toBe('timeout');
    configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => token, origin, timeoutMs: 1 });
    answer = (res) => setTimeout(() => json(200, { resultCode: '0', data: [] })(res), 30);
    await expect(call('/api/dic', { type: 'Grade' }, { timeoutMs: 5000 })).resolves.toBeTruthy();
  });

  it('fails as timeout in a browser that rejects with an AbortError of its own, too', async () => {
    const theirFetch: typeof fetch = (_address, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () =>
          reject(new DOMException('The user aborted a request.', 'AbortError')),
        );
      });
    vi.stubGlobal('fetch', theirFetch);
    try {
      const error = await failure(call('/api/dic', { type: 'Grade' }, { timeoutMs: 50 }));
      expect(error).toMatchObject({ kind: 'timeout', message: 'No answer within 0.05 seconds' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('fails as aborted when the caller cancels', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const asked = call('/api/dic', { type: 'Grade' }, { signal: controller.signal });
    expect((await failure(asked)).kind).toBe('aborted');
  });
});
