import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signCall } from '../../contracts/call-signing.ts';
import { CallFailure } from '../gateway/call-failure.ts';
import { createGateway } from '../gateway/create-gateway.ts';
import { type Listening, listen } from '../gateway/testing/listen.ts';
import { SITE_SALT, signedHeaders } from '../gateway/testing/signed-headers.ts';
import { createLogger } from '../http/logger.ts';
import { nameRequest } from '../http/request-id.ts';
import { createUpstream } from './create-upstream.ts';

const SECRET = 'the-secret-salt';
const LIST = '/woojiapi/product/qrybrandseries';
const DOWNLOAD = '/api/download?fileName=al-h101.glb';
const GOOD = JSON.stringify({ resultCode: '0', resultMsg: 'success', data: [] });
const LIMIT_MS = 400;

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const sockets = new Set<Socket>();
let behave: RequestListener = (_req, res) => json(res, GOOD);
let woojiapi: Listening;
let shop: Listening;
let upstream: ReturnType<typeof createUpstream>;

function json(
  res: ServerResponse,
  body: string | Buffer,
  status = 200,
  headers: Record<string, string> = {},
) {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

beforeAll(async () => {
  woojiapi = await listen((req, res) => behave(req, res));
  woojiapi.server.on('connection', (socket) => sockets.add(socket));
  const logger = createLogger('info', sink);
  const url = new URL('/base/', woojiapi.url);
  upstream = createUpstream({ url, signSalt: SECRET, brand: 'Alderline', logger, limitMs: LIMIT_MS });
  const gateway = createGateway({ siteSalt: SITE_SALT, backend: upstream, logger });
  shop = await listen((req, res) => {
    nameRequest(req);
    gateway(req, res);
  });
});
afterAll(async () => {
  await upstream.close();
  await shop.close();
  await woojiapi.close();
});
beforeEach(() => {
  lines.length = 0;
  sockets.clear();
});

const seen: string[] = [];
afterEach(() => {
  // Whatever happened: the secret salt has gone nowhere.
  expect(seen.concat(lines).join('\n')).not.toContain(SECRET);
  seen.length = 0;
});

/** Calls the shop by bare HTTP, as nothing else shows a reply as it is. */
async function call(url = LIST, headers: Record<string, string> = {}, body = 'brand=Alderline') {
  const method = url.startsWith('/api/') ? 'GET' : 'POST';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const req = request(shop.url + url, {
    method,
    headers: { ...signedHeaders(url), ...(method === 'POST' ? type : {}), ...headers },
  });
  req.end(method === 'POST' ? body : undefined);
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const bytes = await buffer(res);
  seen.push(JSON.stringify(res.headers), bytes.toString());
  return { status: res.statusCode, headers: res.headers, bytes, text: bytes.toString() };
}

const FAILED = { resultCode: '104', resultMsg: 'Error' };

describe('what the upstream is told', () => {
  it('is the call, signed anew for its own address with the secret salt', async () => {
    let asked: IncomingMessage | undefined;
    let body = '';
    behave = async (req, res) => {
      asked = req;
      body = await text(req);
      json(res, GOOD);
    };
    const headers = {
      token: 'my-token',
      'x-request-id': 'r-1',
      'accept-encoding': 'zstd, gzip;q=0.8, br',
      'if-none-match': '"e1"',
      cookie: 'a=b',
      origin: 'https://shop.example',
      authorization: 'Basic abc',
      referer: 'https://shop.example/home',
      'x-forwarded-for': '203.0.113.9',
      connection: 'x-hop, close',
      'x-hop': '1',
      te: 'trailers',
    };
    expect((await call(LIST, headers, 'series=&brand=Alderline')).status).toBe(200);
    const { brand = '', callserial = '', calltime = '', sign, ...rest } = asked?.headers ?? {};
    const url = `/base${LIST}`;
    expect(asked?.url).toBe(url);
    expect(sign).toBe(
      signCall(
        { brand: String(brand), callserial: String(callserial), calltime: String(calltime), url },
        SECRET,
      ),
    );
    expect(body).toBe('series=&brand=Alderline');
    expect(rest).toEqual({
      host: new URL(woojiapi.url).host,
      connection: 'keep-alive',
      debug: 'false',
      token: 'my-token',
      'x-request-id': 'r-1',
      'x-forwarded-for': '203.0.113.9',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '23',
      'if-none-match': '"e1"',
      'accept-encoding': ' gzip;q=0.8, br',
    });
  });

  it('has the query in it, and a body of unknown length', async () => {
    const urls: string[] = [];
    behave = async (req, res) => {
      urls.push(`${req.url} ${req.headers['transfer-encoding']} ${(await buffer(req)).length}`);
      json(res, GOOD);
    };
    await call('/api/dic?type=Grade');
    const req = request(shop.url + LIST, { method: 'POST', headers: signedHeaders(LIST) });
    req.write('a'.repeat(70_000));
    req.end('b');
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    expect(await text(res)).toBe(GOOD);
    expect(urls).toEqual(['/base/api/dic?type=Grade undefined 0', `/base${LIST} chunked 70001`]);
  });

  it('comes while the body is still being sent', async () => {
    const begun = new Promise<string>((resolve) => {
      behave = (req, res) => {
        req.once('data', (chunk) => resolve(String(chunk)));
        req.on('end', () => json(res, GOOD));
      };
    });
    const req = request(shop.url + LIST, { method: 'POST', headers: signedHeaders(LIST) });
    req.write('first half');
    expect(await begun).toBe('first half');
    req.end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    expect(await text(res)).toBe(GOOD);
  });

  it('goes over connections that are kept', async () => {
    behave = (_req, res) => json(res, GOOD);
    for (let times = 0; times < 30; times += 1) await call();
    // None new beyond the one that may have been open before.
    expect(sockets.size).toBeLessThanOrEqual(1);
  });
});

describe('replies that pass', () => {
  it.each([
    ['as they are', 'identity', (bytes: Buffer) => bytes],
    ['packed by gzip', 'gzip', gzipSync],
    ['packed by brotli', 'br', brotliCompressSync],
    ['packed by deflate', 'deflate', deflateSync],
  ])('%s, byte for byte, with their ETag', async (_, encoding, pack) => {
    const body = pack(Buffer.from(GOOD));
    const headers = { ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), etag: '"e7"' };
    behave = (_req, res) => json(res, body, 200, { ...headers, vary: 'Accept-Encoding' });
    for (const times of [1, 2]) {
      const answer = await call(LIST, { 'accept-encoding': encoding });
      expect(answer.status, String(times)).toBe(200);
      expect(answer.bytes.equals(body)).toBe(true);
      expect(answer.headers).toMatchObject({ ...headers, 'content-length': String(body.length) });
    }
  });

  it('drops what is between neighbours, cookies and leave for other origins', async () => {
    behave = (_req, res) => {
      json(res, GOOD, 200, {
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
        'keep-alive': 'timeout=9',
        'proxy-authenticate': 'Basic',
        'set-cookie': 'a=b',
        'access-control-allow-origin': '*',
        'x-powered-by': 'wooji',
        'x-kept': 'yes',
      });
    };
    const { headers } = await call(LIST, { 'x-request-id': 'r-2' });
    expect(headers).toMatchObject({
      'x-kept': 'yes',
      'x-request-id': 'r-2',
      'x-content-type-options': 'nosniff',
    });
    for (const name of [
      'x-hop',
      'proxy-authenticate',
      'set-cookie',
      'access-control-allow-origin',
      'x-powered-by',
    ]) {
      expect(headers[name], name).toBeUndefined();
    }
    expect(headers['keep-alive']).not.toContain('9');
  });

  it.each([
    ['a failure of the business', 200, '{"resultCode":"1","resultMsg":"no"}'],
    ['a success without a code', 200, '{"data":[]}'],
    ['a bare list', 200, '[]'],
    ['a body that breaks the contract', 400, '{"resultCode":"1","resultMsg":"number: too small"}'],
    ['an expired session', 401, '{"resultCode":"-1000"}'],
    ['what is for the card payment provider', 200, '{ "signHeader" : "x",\n "odd":  1.0 }'],
    ['what is for the card payment provider at another status', 402, '{ "signHeader" : "x" }'],
  ])('%s keeps its status and bytes', async (_, status, body) => {
    behave = (_req, res) => json(res, body, status);
    const answer = await call();
    expect([answer.status, answer.text]).toEqual([status, body]);
  });

  it('tells that nothing has changed', async () => {
    behave = (_req, res) => res.writeHead(304, { etag: '"e1"' }).end();
    const answer = await call('/api/dic?type=Grade', { 'if-none-match': '"e1"' });
    expect([answer.status, answer.headers.etag, answer.text]).toEqual([304, '"e1"', '']);
  });

  it('streams a download, however large', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'oak');
    behave = async (_req, res) => {
      res.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-disposition': 'attachment' });
      for (let count = 0; count < 12; count += 1) if (!res.write(piece)) await once(res, 'drain');
      res.end();
    };
    const answer = await call(DOWNLOAD);
    expect(answer.status).toBe(200);
    expect(answer.bytes.length).toBe(12 * piece.length);
    expect(answer.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-disposition': 'attachment',
    });
  });
});

describe('an upstream that fails', () => {
  const bad: Record<string, RequestListener> = {
    'hangs up at once': (req) => req.socket.destroy(),
    resets: (req) => req.socket.resetAndDestroy(),
    'resets in the middle of the body': (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      res.write('{"resultCode":"0"', () => res.socket?.resetAndDestroy());
    },
    'ends a body early': (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.write('{"resultCode":"0"', () => res.socket?.destroy());
    },
    'breaks the protocol': (req) => req.socket.end('rubbish, not HTTP\r\n\r\n'),
    'answers 500 with HTML': (_req, res) =>
      res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>x</h1>'),
    'answers 500 with a code': (_req, res) => json(res, GOOD, 500),
    'answers 503 with nothing': (_req, res) => res.writeHead(503).end(),
    'answers HTML': (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>x</h1>'),
    'answers a page where JSON is due': (_req, res) => json(res, '<h1>x</h1>'),
    'answers JSON that is cut off': (_req, res) => json(res, GOOD.slice(0, -2)),
    'answers nothing': (_req, res) => json(res, ''),
    'answers null': (_req, res) => json(res, 'null'),
    'answers a number': (_req, res) => json(res, '7'),
    'says gzip and sends none': (_req, res) => json(res, GOOD, 200, { 'content-encoding': 'gzip' }),
    'packs in an unknown way': (_req, res) => json(res, GOOD, 200, { 'content-encoding': 'zstd' }),
    'sends a gzip that is cut off': (_req, res) =>
      json(res, gzipSync(GOOD).subarray(0, 30), 200, { 'content-encoding': 'gzip' }),
    'sends more than a list can be': (_req, res) => json(res, `"${'x'.repeat(9 * 1024 * 1024)}"`),
    redirects: (_req, res) => res.writeHead(302, { location: 'http://evil.example/' }).end(),
    'answers 204': (_req, res) => res.writeHead(204).end(),
    'answers 403 with HTML': (_req, res) =>
      res.writeHead(403, { 'content-type': 'text/html' }).end('<h1>x</h1>'),
    'answers 400 without a code': (_req, res) => json(res, '{"error":"x"}', 400),
  };

  it.each(Object.entries(bad))('that %s is 104 with HTTP 502', async (_, listener) => {
    behave = listener;
    for (const times of [1, 2]) {
      const answer = await call();
      expect(answer.status, String(times)).toBe(502);
      expect(JSON.parse(answer.text)).toEqual(FAILED);
    }
    expect(lines.join()).toContain('upstream failed');
    behave = (_req, res) => json(res, GOOD);
    expect((await call()).text).toBe(GOOD);
  });

  it.each([
    ['says nothing', (_req: IncomingMessage, _res: ServerResponse) => {}],
    [
      'stops in the middle',
      (_req: IncomingMessage, res: ServerResponse) => {
        res.writeHead(200, { 'content-type': 'application/json' }).write('{"resultCode"');
      },
    ],
    [
      'drips',
      (_req: IncomingMessage, res: ServerResponse) => {
        res.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => res.write(' '), 20);
        res.on('close', () => clearInterval(drip));
      },
    ],
  ])('that %s is 104 with HTTP 504, and its connection is given up', async (_, listener) => {
    let closed: Promise<unknown> | undefined;
    behave = (req, res) => {
      closed = once(req.socket, 'close');
      listener(req, res);
    };
    const answer = await call();
    expect(answer.status).toBe(504);
    expect(JSON.parse(answer.text)).toEqual(FAILED);
    await closed;
  });

  it('that is not there is 104 with HTTP 502', async () => {
    const gone = await listen(() => {});
    await gone.close();
    const logger = createLogger('silent', sink);
    const backend = createUpstream({ url: new URL(gone.url), signSalt: SECRET, brand: 'Alderline', logger });
    const gateway = createGateway({ siteSalt: SITE_SALT, backend, logger });
    const front = await listen((req, res) => {
      gateway(req, res);
    });
    const answer = await fetch(front.url + LIST, {
      method: 'POST',
      headers: signedHeaders(LIST),
      body: 'a=b',
    });
    expect([answer.status, await answer.json()]).toEqual([502, FAILED]);
    expect(await backend.ready()).toBe(false);
    await front.close();
    await backend.close();
  });

  it('that does not know a call is 105', async () => {
    behave = (_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    const answer = await call();
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      404,
      { resultCode: '105', resultMsg: 'Error' },
    ]);
  });

  it('that refuses the session in plain text ends it', async () => {
    behave = (_req, res) => res.writeHead(401).end('no');
    const answer = await call();
    expect([answer.status, JSON.parse(answer.text).resultCode]).toEqual([401, '-1000']);
  });

  it('is not trusted again because it was once right', async () => {
    behave = (_req, res) => json(res, GOOD, 200, { etag: '"same"' });
    expect((await call()).status).toBe(200);
    const sameLength = `${GOOD.slice(0, -1)}]`;
    behave = (_req, res) => json(res, sameLength, 200, { etag: '"same"' });
    expect((await call()).status).toBe(502);
  });

  it('cuts a download off that breaks half-way', async () => {
    behave = (_req, res) => {
      res.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': '1000' });
      res.write('half', () => res.socket?.destroy());
    };
    await expect(call(DOWNLOAD)).rejects.toThrow();
    behave = (_req, res) => json(res, '{"resultCode":"1","resultMsg":"no such file"}', 404);
    expect((await call(DOWNLOAD)).status).toBe(404);
  });

  it('that answers before it has read a large body does not cost the caller the answer', async () => {
    behave = (_req, res) => json(res, '{"resultCode":"1","resultMsg":"too large"}', 413);
    const answer = await call(LIST, {}, 'x'.repeat(2 * 1024 * 1024));
    expect([answer.status, JSON.parse(answer.text).resultMsg]).toEqual([413, 'too large']);
  });
});

describe('a caller that goes away', () => {
  it.each([
    ['while it waits', (_req: IncomingMessage, _res: ServerResponse) => {}],
    [
      'in the middle of a download',
      (_req: IncomingMessage, res: ServerResponse) => {
        res.writeHead(200, { 'content-type': 'model/gltf-binary' }).write('half');
      },
    ],
  ])('%s takes the request to the upstream with it', async (when, listener) => {
    let closed: Promise<unknown> = Promise.resolve();
    const begun = new Promise<void>((resolve) => {
      behave = (req, res) => {
        closed = once(req.socket, 'close');
        listener(req, res);
        resolve();
      };
    });
    const path = when.includes('download') ? DOWNLOAD : '/api/dic?type=Grade';
    const req = request(shop.url + path, { headers: signedHeaders(path) }).end();
    req.on('error', () => undefined);
    await begun;
    if (when.includes('download')) await once(req, 'response');
    req.destroy();
    await closed;
    behave = (_req, res) => json(res, GOOD);
    expect((await call()).status).toBe(200);
  });
});

describe('asking as a visitor', () => {
  it('signs, sends a form without a token, and gives the reply', async () => {
    let asked: IncomingMessage | undefined;
    let body = '';
    behave = async (req, res) => {
      asked = req;
      body = await text(req);
      json(res, gzipSync(GOOD), 200, { 'content-encoding': 'gzip' });
    };
    const reply = await upstream.ask(LIST, { productType: 'Timber', series: null, brand: 'Alderline' });
    expect(reply).toEqual(JSON.parse(GOOD));
    expect(body).toBe('productType=Timber&series=&brand=Alderline');
    expect(asked?.headers.token).toBeUndefined();
    const { brand, callserial, calltime, sign } = asked?.headers ?? {};
    const parts = { brand: String(brand), callserial: String(callserial), calltime: String(calltime) };
    expect(sign).toBe(signCall({ ...parts, url: `/base${LIST}` }, SECRET));
    expect(await upstream.ask('/api/dic', { type: 'Grade' })).toEqual(JSON.parse(GOOD));
    expect(asked?.url).toBe('/base/api/dic?type=Grade');
  });

  it.each([
    ['{"resultCode":"1","resultMsg":"no"}', 200, '1', 'no'],
    ['{"resultCode":"104"}', 502, '104', 'Error'],
    ['<h1>x</h1>', 200, '104', 'Error'],
  ])('throws what %s at HTTP %s means', async (body, status, code, message) => {
    behave = (_req, res) => json(res, body, status);
    const failure = await upstream.ask('/api/dic', { type: 'Grade' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ resultCode: code, message });
  });

  it('tells whether the upstream answers', async () => {
    behave = (_req, res) => json(res, GOOD);
    expect(await upstream.ready()).toBe(true);
    behave = (req) => req.socket.destroy();
    expect(await upstream.ready()).toBe(false);
  });
});
