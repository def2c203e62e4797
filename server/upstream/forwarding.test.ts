import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '../../contracts/api/call-signing.ts';
import { signedHeaders } from '../gateway/testing/signed-headers.ts';
import {
  closeOf,
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

describe('what the upstream receives', () => {
  it('continues the caller’s trace with a span of its own, and says how long the upstream took', async () => {
    let received: unknown;
    shop.behave((req, res) => {
      received = req.headers.traceparent;
      json(res, GOOD);
    });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const span = '00f067aa0ba902b7';
    const { headers } = await shop.call(LIST, { traceparent: `00-${trace}-${span}-01` });
    expect(received).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    expect(received).not.toContain(span);
    expect(headers['x-request-id']).toBe(trace);
    expect(headers['server-timing']).toMatch(/^woojiapi;dur=[\d.]+$/);
    await shop.call(LIST, { traceparent: `00-${'0'.repeat(32)}-${span}-01` });
    expect(received).toBeUndefined();
  });

  it('is the call, signed again for its own address with the secret salt', async () => {
    let asked: IncomingMessage | undefined;
    let body = '';
    shop.behave(async (req, res) => {
      asked = req;
      body = await text(req);
      json(res, GOOD);
    });
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
    expect((await shop.call(LIST, headers, 'series=&brand=Alderline')).status).toBe(200);
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
      host: shop.upstreamHost,
      connection: 'keep-alive',
      debug: 'false',
      token: 'my-token',
      'x-request-id': 'r-1',
      'x-forwarded-for': '203.0.113.9',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '23',
      'if-none-match': '"e1"',
      'accept-encoding': 'gzip;q=0.8, br',
    });
  });

  it('includes the query, and a body of unknown length', async () => {
    const urls: string[] = [];
    shop.behave(async (req, res) => {
      urls.push(`${req.url} ${req.headers['transfer-encoding']} ${(await buffer(req)).length}`);
      json(res, GOOD);
    });
    await shop.call('/api/dic?type=Grade');
    const req = request(shop.url + LIST, { method: 'POST', headers: signedHeaders(LIST) });
    req.write('a'.repeat(70_000));
    req.end('b');
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    expect(await text(res)).toBe(GOOD);
    expect(urls).toEqual(['/base/api/dic?type=Grade undefined 0', `/base${LIST} chunked 70001`]);
  });

  it('arrives while the body is still being sent', async () => {
    const begun = new Promise<string>((resolve) => {
      shop.behave((req, res) => {
        req.once('data', (chunk) => resolve(String(chunk)));
        req.on('end', () => json(res, GOOD));
      });
    });
    const req = request(shop.url + LIST, { method: 'POST', headers: signedHeaders(LIST) });
    req.write('first half');
    expect(await begun).toBe('first half');
    req.end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    expect(await text(res)).toBe(GOOD);
  });

  it('arrives over kept connections', async () => {
    shop.behave((_req, res) => json(res, GOOD));
    for (let times = 0; times < 30; times += 1) await shop.call();
    // No new ones besides the one that may already have been open.
    expect(shop.sockets.size).toBeLessThanOrEqual(1);
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
  ])('%s ends the request to the upstream too', async (when, listener) => {
    let closed: Promise<unknown> = Promise.resolve();
    const begun = new Promise<void>((resolve) => {
      shop.behave((req, res) => {
        closed = closeOf(req);
        listener(req, res);
        resolve();
      });
    });
    const path = when.includes('download') ? DOWNLOAD : '/api/dic?type=Grade';
    const req = request(shop.url + path, { headers: signedHeaders(path) }).end();
    req.on('error', () => undefined);
    await begun;
    if (when.includes('download')) await once(req, 'response');
    req.destroy();
    await closed;
    shop.behave((_req, res) => json(res, GOOD));
    expect((await shop.call()).status).toBe(200);
  });
});
