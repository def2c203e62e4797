import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '../../contracts/api/call-signing.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { GOOD, json, LIST, type ProxiedShop, SECRET, startProxiedShop } from './testing/proxied-shop.ts';

let shop: ProxiedShop;
beforeAll(async () => {
  shop = await startProxiedShop();
});
afterAll(async () => {
  // In every case the secret salt must not leak.
  expect(shop.everythingSaid()).not.toContain(SECRET);
  await shop.close();
});

describe('calling as a visitor', () => {
  it('signs, sends a form without a token, and returns the reply', async () => {
    let asked: IncomingMessage | undefined;
    let body = '';
    shop.behave(async (req, res) => {
      asked = req;
      body = await text(req);
      json(res, gzipSync(GOOD), 200, { 'content-encoding': 'gzip' });
    });
    const reply = await shop.upstream.ask(LIST, { productType: 'Timber', series: null, brand: 'Alderline' });
    expect(reply).toEqual(JSON.parse(GOOD));
    expect(body).toBe('productType=Timber&series=&brand=Alderline');
    expect(asked?.headers.token).toBeUndefined();
    const { brand, callserial, calltime, sign } = asked?.headers ?? {};
    const parts = { brand: String(brand), callserial: String(callserial), calltime: String(calltime) };
    expect(sign).toBe(signCall({ ...parts, url: `/base${LIST}` }, SECRET));
    expect(await shop.upstream.ask('/api/dic', { type: 'Grade' })).toEqual(JSON.parse(GOOD));
    expect(asked?.url).toBe('/base/api/dic?type=Grade');
  });

  it.each([
    ['{"resultCode":"1","resultMsg":"no"}', 200, '1', 'no'],
    ['{"resultCode":"104"}', 502, '104', 'Error'],
    ['<h1>x</h1>', 200, '104', 'Error'],
  ])('throws the matching failure for %s at HTTP %s', async (body, status, code, message) => {
    shop.behave((_req, res) => json(res, body, status));
    const failure = await shop.upstream.ask('/api/dic', { type: 'Grade' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ resultCode: code, message });
  });

  it('reports whether the upstream answers', async () => {
    shop.behave((_req, res) => json(res, GOOD));
    expect(await shop.upstream.ready()).toBe(true);
    expect(shop.upstream.trouble?.()).toBeUndefined();
    shop.behave((req) => req.socket.destroy());
    expect(await shop.upstream.ready()).toBe(false);
    expect(shop.upstream.trouble?.()).toContain('does not answer');
  });

  it('is not ready when the upstream refuses the signature, and logs once what to check', async () => {
    shop.behave((_req, res) => json(res, '{"resultCode":"-1","resultMsg":"sign error"}'));
    expect([await shop.upstream.ready(), await shop.upstream.ready()]).toEqual([false, false]);
    expect(shop.upstream.trouble?.()).toContain('Check UPSTREAM_SIGN_SALT');
    expect(shop.everythingSaid().split('Check UPSTREAM_SIGN_SALT')).toHaveLength(2);
    shop.behave((_req, res) => json(res, GOOD));
    expect([await shop.upstream.ready(), shop.upstream.trouble?.()]).toEqual([true, undefined]);
  });
});
