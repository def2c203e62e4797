import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../gateway/testing/signed-headers.ts';
import {
  DOWNLOAD,
  GOOD,
  json,
  LIST,
  type ProxiedShop,
  SECRET,
  startProxiedShop,
} from './testing/proxied-shop.ts';

let shop: ProxiedShop;
beforeAll(async () => {
  shop = await startProxiedShop();
});
afterAll(async () => {
  // In every case the secret salt must not leak.
  expect(shop.everythingSaid()).not.toContain(SECRET);
  await shop.close();
});

describe('replies that are passed on', () => {
  it.each([
    ['as they are', 'identity', (bytes: Buffer) => bytes],
    ['packed by gzip', 'gzip', gzipSync],
    ['packed by brotli', 'br', brotliCompressSync],
    ['packed by deflate', 'deflate', deflateSync],
  ])('%s, byte for byte, with their ETag', async (_, encoding, pack) => {
    const body = pack(Buffer.from(GOOD));
    const headers = { ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), etag: '"e7"' };
    shop.behave((_req, res) => json(res, body, 200, { ...headers, vary: 'Accept-Encoding' }));
    for (const times of [1, 2]) {
      const answer = await shop.call(LIST, { 'accept-encoding': encoding });
      expect(answer.status, String(times)).toBe(200);
      expect(answer.bytes.equals(body)).toBe(true);
      expect(answer.headers).toMatchObject({ ...headers, 'content-length': String(body.length) });
    }
  });

  it('pass on only headers about the body', async () => {
    shop.behave((_req, res) => {
      json(res, GOOD, 200, {
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
        'keep-alive': 'timeout=9',
        'proxy-authenticate': 'Basic',
        'set-cookie': 'a=b',
        'access-control-allow-origin': '*',
        'x-powered-by': 'wooji',
        'clear-site-data': '"*"',
        refresh: '0;url=https://evil.example',
        'content-security-policy': "default-src 'none'",
        'content-security-policy-report-only': 'default-src *',
        'strict-transport-security': 'max-age=1',
        'www-authenticate': 'Basic',
        location: 'https://evil.example',
        link: '<https://evil.example>; rel=preload',
        'alt-svc': 'h3="evil.example:443"',
        'service-worker-allowed': '/',
        'report-to': '{}',
        'x-anything': 'yes',
        'content-language': 'en-GB',
        'cache-control': 'no-store',
        'retry-after': '7',
        etag: '"e9"',
      });
    });
    const { headers } = await shop.call(LIST, { 'x-request-id': 'r-2' });
    expect(headers).toMatchObject({
      'x-request-id': 'r-2',
      'x-content-type-options': 'nosniff',
    });
    // headers between this server and its caller, and its own
    const own = [
      'connection',
      'keep-alive',
      'date',
      'content-length',
      'x-request-id',
      'server-timing',
      'x-content-type-options',
    ];
    const passed = Object.keys(headers).filter((name) => !own.includes(name));
    expect(passed.sort()).toEqual([
      'cache-control',
      'content-language',
      'content-type',
      'etag',
      'retry-after',
    ]);
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
    shop.behave((_req, res) => json(res, body, status));
    const answer = await shop.call();
    expect([answer.status, answer.text]).toEqual([status, body]);
  });

  it('passes 304 on', async () => {
    shop.behave((_req, res) => res.writeHead(304, { etag: '"e1"' }).end());
    const answer = await shop.call('/api/dic?type=Grade', { 'if-none-match': '"e1"' });
    expect([answer.status, answer.headers.etag, answer.text]).toEqual([304, '"e1"', '']);
  });

  it('passes only the same headers on with a download as with any other reply', async () => {
    const headers = {
      'content-type': 'model/gltf-binary',
      'clear-site-data': '"*"',
      refresh: '0',
      link: '<x>',
    };
    shop.behave((_req, res) => res.writeHead(200, headers).end('model'));
    const answer = await shop.call(DOWNLOAD);
    expect(answer.text).toBe('model');
    for (const name of ['clear-site-data', 'refresh', 'link']) expect(answer.headers[name]).toBeUndefined();
  });

  it('streams a download, however large', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'oak');
    shop.behave(async (_req, res) => {
      res.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-disposition': 'attachment' });
      for (let count = 0; count < 12; count += 1) if (!res.write(piece)) await once(res, 'drain');
      res.end();
    });
    const answer = await shop.call(DOWNLOAD);
    expect(answer.status).toBe(200);
    expect(answer.bytes.length).toBe(12 * piece.length);
    expect(answer.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-disposition': 'attachment',
    });
  });
});

describe('replies whose headers say something else', () => {
  const TEXT = '{"resultCode":"0","resultMsg":"£9.50 – Chêne","data":[]}';
  const bytes = Buffer.from(TEXT);
  const marked = Buffer.from(`\uFEFF${TEXT}`);
  const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  const type = (value: string) => ({ 'content-type': value });
  const coded = (value: string) => ({ 'content-encoding': value });
  const odd: [string, Buffer, Record<string, string | string[]>][] = [
    ['raw deflate', deflateRawSync(bytes), coded('deflate')],
    ['raw deflate in capitals', deflateRawSync(bytes), coded('DEFLATE')],
    ['raw deflate of one stored block', deflateRawSync(bytes, { level: 0 }), coded('deflate')],
    ['raw deflate after a byte order mark', deflateRawSync(marked), coded('deflate')],
    ['a byte order mark', marked, {}],
    ['a byte order mark in gzip', gzipSync(marked), coded('gzip')],
    ['a byte order mark in brotli', brotliCompressSync(marked), coded('br')],
    ['UTF-16 by its byte order mark', utf16, {}],
    ['UTF-16, most significant byte first', Buffer.from(utf16).swap16(), {}],
    ['text/html', bytes, type('text/html; charset=utf-8')],
    ['text/plain', bytes, type('text/plain')],
    ['text/json', bytes, type('text/json')],
    ['text/javascript', bytes, type('text/javascript;charset=UTF-8')],
    ['application/x-json', bytes, type('application/x-json')],
    ['application/octet-stream', bytes, type('application/octet-stream')],
    ['application/x-www-form-urlencoded', bytes, type('application/x-www-form-urlencoded')],
    ['a type that is none', bytes, type('json')],
    ['an empty type', bytes, type('')],
    ['text/html in gzip', gzipSync(bytes), { ...type('text/html'), ...coded('gzip') }],
    ['text/plain in raw deflate', deflateRawSync(bytes), { ...type('text/plain'), ...coded('deflate') }],
    ['a charset as the encoding', bytes, coded('utf-8')],
    ['a charset as the encoding, in capitals', bytes, coded('UTF-8')],
    ['a charset without its hyphen as the encoding', bytes, coded('utf8')],
    ['another charset as the encoding', bytes, coded('ISO-8859-1')],
    ['"none" as the encoding', bytes, coded('none')],
    ['"binary" as the encoding', bytes, coded('binary')],
    ['nothing as the encoding', bytes, coded('')],
    ['gzip beside a charset', gzipSync(bytes), coded('gzip, utf-8')],
    ['gzip beside identity', gzipSync(bytes), coded('identity, gzip')],
    ['gzip in brotli', brotliCompressSync(gzipSync(bytes)), coded('gzip, br')],
    ['gzip twice', gzipSync(gzipSync(bytes)), coded('gzip, gzip')],
    ['gzip in two headers', gzipSync(bytes), { 'content-encoding': ['identity', 'gzip'] }],
    ['gzip by its old name', gzipSync(bytes), coded('x-gzip')],
    ['blanks before and after', Buffer.from(`\r\n  ${TEXT}\r\n`), type('text/html')],
  ];

  it.each(odd)('%s: are read, and passed on in a form that any caller can read', async (_, body, headers) => {
    shop.behave((_req, res) =>
      res.writeHead(200, { 'content-type': 'application/json', etag: '"e1"', ...headers }).end(body),
    );
    for (const times of [1, 2]) {
      const response = await fetch(shop.url + LIST, {
        method: 'POST',
        headers: signedHeaders(LIST),
        body: 'brand=Alderline',
      });
      expect(response.status, String(times)).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('content-encoding') ?? '').toMatch(/^(|(x-)?gzip|br|deflate)$/);
      expect(response.headers.get('etag')).toBe('"e1"');
      expect(JSON.parse(await response.text())).toEqual(JSON.parse(TEXT));
    }
    expect(await shop.upstream.ask('/api/dic', { type: 'Grade' })).toEqual(JSON.parse(TEXT));
  });

  it('keep the status and code of a failure', async () => {
    shop.behave((_req, res) =>
      json(res, '{"resultCode":"1","resultMsg":"no"}', 400, { 'content-type': 'text/html' }),
    );
    const answer = await shop.call();
    expect([answer.status, answer.text]).toEqual([400, '{"resultCode":"1","resultMsg":"no"}']);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('the log', () => {
  const SECRETS = '{"email":"ada@studio.example","token":"t0psecret"';
  const cases: [string, string, RequestListener][] = [
    ['HTTP 500', 'a server error', (_req, res) => json(res, SECRETS, 500)],
    ['not JSON, by its type application/json', 'JSON that is cut off', (_req, res) => json(res, SECRETS)],
    [
      'not JSON, by its type text/html',
      'a page',
      (_req, res) => json(res, `<p>${SECRETS}</p>`, 200, { 'content-type': 'text/html; x=t0psecret' }),
    ],
    [
      'not JSON, by its type (none)',
      'a type that is none',
      (_req, res) => json(res, SECRETS, 200, { 'content-type': 't0psecret' }),
    ],
    ['the body is empty', 'nothing', (_req, res) => json(res, '')],
    ['its JSON is no object or list', 'a bare word', (_req, res) => json(res, '"t0psecret"')],
    ['its JSON has no resultCode', 'JSON without a code', (_req, res) => json(res, `${SECRETS}}`, 400)],
    [
      "can't be unpacked as gzip",
      'a false encoding',
      (_req, res) => json(res, SECRETS, 200, { 'content-encoding': 'gzip' }),
    ],
    [
      'its content-encoding is unknown',
      'an unknown encoding',
      (_req, res) => json(res, SECRETS, 200, { 'content-encoding': 't0psecret' }),
    ],
    ['other side closed', 'a closed connection', (req) => req.socket.end()],
    ['the reply is too large', 'too long a reply', (_req, res) => json(res, 't0psecret'.repeat(1024 * 1024))],
  ];

  it.each(cases)('says "%s" about %s, and repeats nothing of the reply', async (why, _, listener) => {
    shop.behave(listener);
    const before = shop.everythingSaid().length;
    await shop.call();
    await expect(shop.upstream.ask('/api/dic', { type: 'Grade' })).rejects.toThrow();
    const said = shop.everythingSaid().slice(before);
    expect(said.split(why), said).toHaveLength(3);
    for (const secret of ['ada@studio', 't0psecret']) expect(said).not.toContain(secret);
  });
});
