import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway/create-gateway.ts';
import { listen } from '../gateway/testing/listen.ts';
import { SITE_SALT, signedHeaders } from '../gateway/testing/signed-headers.ts';
import { createLogger } from '../http/logger.ts';
import { createUpstream } from './create-upstream.ts';
import {
  DOWNLOAD,
  GOOD,
  json,
  LIST,
  type ProxiedShop,
  SECRET,
  startProxiedShop,
} from './testing/proxied-shop.ts';

const FAILED = { resultCode: '104', resultMsg: 'Error' };

let shop: ProxiedShop;
beforeAll(async () => {
  shop = await startProxiedShop();
});
afterAll(async () => {
  // In every case the secret salt must not leak.
  expect(shop.everythingSaid()).not.toContain(SECRET);
  await shop.close();
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
    shop.behave(listener);
    for (const times of [1, 2]) {
      const answer = await shop.call();
      expect(answer.status, String(times)).toBe(502);
      expect(JSON.parse(answer.text)).toEqual(FAILED);
    }
    expect(shop.everythingSaid()).toContain('upstream failed');
    shop.behave((_req, res) => json(res, GOOD));
    expect((await shop.call()).text).toBe(GOOD);
  });

  it.each([
    [503, '30', [502, '30']],
    [429, '5', [502, '5']],
    [503, 'Wed, 25 Nov 2026 10:00:00 GMT', [502, undefined]],
    [503, '-1', [502, undefined]],
  ] as const)(
    'that answers %d with Retry-After %s says so to the browser if it is in seconds',
    async (status, retryAfter, seen) => {
      shop.behave((_req, res) => res.writeHead(status, { 'retry-after': retryAfter }).end());
      const answer = await shop.call();
      expect([answer.status, answer.headers['retry-after']]).toEqual(seen);
      expect(JSON.parse(answer.text)).toEqual(FAILED);
    },
  );

  it('that can’t be reached is 104 with HTTP 502', async () => {
    const gone = await listen(() => {});
    await gone.close();
    const logger = createLogger('silent', new Writable());
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

  it('that resets while the body is still being sent leaves the caller with reply and connection', async () => {
    shop.behave((req) => req.once('data', () => req.socket.resetAndDestroy()));
    const rest = 'x'.repeat(1024 * 1024);
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    const received = async (until: string) => {
      let all = '';
      for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
        all += chunk;
        if (all.includes(until)) return all;
      }
      return all;
    };
    const headers = Object.entries(signedHeaders(LIST)).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST ${LIST} HTTP/1.1\r\nhost: shop\r\n${headers.join('')}`;
    socket.write(`${head}content-length: ${5 + rest.length}\r\n\r\nfirst`);
    expect(await received('"104"')).toContain('HTTP/1.1 502');
    shop.behave((_req, res) => json(res, GOOD));
    socket.write(`${rest}${head}content-length: 0\r\n\r\n`);
    expect(await received(GOOD)).toContain('HTTP/1.1 200');
    socket.destroy();
  });

  it('that does not know a call is 105', async () => {
    shop.behave((_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'));
    const answer = await shop.call();
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      404,
      { resultCode: '105', resultMsg: 'Error' },
    ]);
  });

  it('that refuses the session in plain text ends it', async () => {
    shop.behave((_req, res) => res.writeHead(401).end('no'));
    const answer = await shop.call();
    expect([answer.status, JSON.parse(answer.text).resultCode]).toEqual([401, '-1000']);
  });

  it('is still checked after a valid reply', async () => {
    shop.behave((_req, res) => json(res, GOOD, 200, { etag: '"same"' }));
    expect((await shop.call()).status).toBe(200);
    const sameLength = `${GOOD.slice(0, -1)}]`;
    shop.behave((_req, res) => json(res, sameLength, 200, { etag: '"same"' }));
    expect((await shop.call()).status).toBe(502);
  });

  it('cuts off a download that breaks half-way', async () => {
    shop.behave((_req, res) => {
      res.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': '1000' });
      res.write('half', () => res.socket?.destroy());
    });
    await expect(shop.call(DOWNLOAD)).rejects.toThrow();
    shop.behave((_req, res) => json(res, '{"resultCode":"1","resultMsg":"no such file"}', 404));
    expect((await shop.call(DOWNLOAD)).status).toBe(404);
  });

  it('that answers before reading a large body still gets its reply to the caller', async () => {
    shop.behave((_req, res) => json(res, '{"resultCode":"1","resultMsg":"too large"}', 413));
    const answer = await shop.call(LIST, {}, 'x'.repeat(2 * 1024 * 1024));
    expect([answer.status, JSON.parse(answer.text).resultMsg]).toEqual([413, 'too large']);
  });
});
