import { once } from 'node:events';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('passes on that nothing has changed', async () => {
    shop.behave((_req, res) => res.writeHead(304, { etag: '"e1"' }).end());
    const answer = await shop.call('/api/dic?type=Grade', { 'if-none-match': '"e1"' });
    expect([answer.status, answer.headers.etag, answer.text]).toEqual([304, '"e1"', '']);
  });

  it('passes on no more headers with a download than with any other reply', async () => {
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
