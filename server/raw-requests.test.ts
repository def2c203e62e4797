import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { type Listening, listen } from './gateway/testing/listen.ts';
import { SITE_SALT, signedHeaders } from './gateway/testing/signed-headers.ts';
import { type StandIn, standInBackend } from './gateway/testing/stand-in-backend.ts';
import { createLogger } from './http/logger.ts';

const DIC = '/api/dic?type=Grade';
const PICTURE = '/media/oak-1a2b.800.webp';
const distDir = mkdtempSync(join(tmpdir(), 'shop-dist-'));
let backend: StandIn;
let shop: Listening;

beforeAll(async () => {
  mkdirSync(join(distDir, 'client', 'assets'), { recursive: true });
  mkdirSync(join(distDir, 'media'));
  writeFileSync(join(distDir, 'client', 'assets', 'app-1a2b.js'), 'script');
  writeFileSync(join(distDir, 'media', 'oak-1a2b.800.webp'), '0123456789');
  backend = standInBackend();
  const pages = {
    serve: () => false,
    router: Router().use((req, res) => {
      res.send(`page ${req.url} of ${req.headers.host}`);
    }),
  };
  const logger = createLogger('silent');
  shop = await listen(createApp({ siteSalt: SITE_SALT, backend, pages, distDir, logger }));
});
afterAll(async () => {
  await shop.close();
  rmSync(distDir, { recursive: true });
});

/** Sends a request line and headers as they are; fetch would write them anew. */
async function ask(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  const lines = Object.entries({ Host: 'shop', Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`);
  const [answer = '', ...body] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(answer.split(' ')[1]), head: answer, body: body.join('\r\n\r\n') };
}

describe('an address', () => {
  it.each([
    ['/product%2Ddetail', '/product-detail'],
    ['/product%2ddetail', '/product-detail'],
    ['/%70roduct-detail', '/product-detail'],
    ['/%66%6C%6F%6F%72%69%6E%67', '/flooring'],
    ['/%66looring', '/flooring'],
    ['/a%7Eb', '/a~b'],
    ['/a%5Fb', '/a_b'],
    ['/%41%5A%30%39', '/AZ09'],
    ['/product%2Ddetail?id=al%2Dh101', '/product-detail?id=al%2Dh101'],
    ['/product%2Ddetail?', '/product-detail?'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%20b', '/a%20b'],
    ['/a%3Fb', '/a%3Fb'],
    ['/a%252Db', '/a%252Db'],
    ['/ch%C3%AAne', '/ch%C3%AAne'],
    ['/a%2Bb', '/a%2Bb'],
  ])('%s is that of %s', async (asked, same) => {
    const one = await ask(asked);
    expect(one.body).toContain(`page ${same} of shop`);
    expect(await ask(same)).toMatchObject({ status: one.status, body: one.body });
  });

  it('is used to find files and health too', async () => {
    expect((await ask('/media/oak%2D1a2b.800%2Ewebp')).body).toBe('0123456789');
    expect((await ask('/assets/app%2D1a2b.js')).body).toBe('script');
    expect((await ask('/%68ealthz')).status).toBe(200);
    for (const path of ['/media/%2e%2e/%2e%2e/etc/passwd', '/media/%2e%2e%2fclient/index.html'])
      expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400);
  });

  it('in another spelling is the same call, signed as sent', async () => {
    for (const sent of ['/api/d%69c?type=Grade', '/%61pi/dic?type=Grade']) {
      expect((await ask(sent, signedHeaders(sent))).status, sent).toBe(200);
      expect(backend.calls.at(-1)).toMatchObject({ path: '/api/dic', url: sent });
      expect((await ask(sent, signedHeaders(DIC))).body, sent).toContain('"-1"');
    }
  });

  it.each([
    ['http://shop.example/healthz', 'shop.example'],
    ['HTTP://shop.example/healthz', 'shop.example'],
    ['https://shop.example/healthz?x=1', 'shop.example'],
    ['http://shop.example:8080/healthz', 'shop.example:8080'],
    ['http://[2001:db8::1]:8080/healthz', '[2001:db8::1]:8080'],
    ['http://ada:secret@shop.example/healthz', 'shop.example'],
    ['http://shop.example/he%61lthz', 'shop.example'],
  ])('with scheme and host is read as its path: %s', async (target, host) => {
    expect(await ask(target)).toMatchObject({ status: 200, body: (await ask('/healthz')).body });
    const page = target.replace(/\/he(a|%61)lthz/, '/flooring');
    expect((await ask(page)).body).toContain(` of ${host}`);
  });

  it('with only scheme and host is the first page', async () => {
    const [plain, bare, query] = await Promise.all(
      ['/', 'http://shop.example', 'http://shop.example?from=letter'].map((target) => ask(target)),
    );
    expect(bare?.status).toBe(plain?.status);
    expect(query?.status).toBe(plain?.status);
  });

  it('with scheme and host is a call by its path', async () => {
    expect((await ask(`http://shop.example${DIC}`, signedHeaders(DIC))).status).toBe(200);
    expect(backend.calls.at(-1)).toMatchObject({ path: '/api/dic', url: DIC });
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 206, '0123'],
    ['bytes=4-', 206, '456789'],
    ['bytes=-2', 206, '89'],
    ['bytes=5-99', 206, '56789'],
    ['bytes=9-9', 206, '9'],
    ['bytes=10-', 416, ''],
    ['bytes=99-100', 416, ''],
    ['bytes=9-0', 200, '0123456789'],
    ['bytes=1-0', 200, '0123456789'],
    ['bytes=0-1,9-0', 200, '0123456789'],
    ['bytes=-', 200, '0123456789'],
    ['bytes=', 200, '0123456789'],
    ['bytes=a-b', 200, '0123456789'],
    ['bytes=1-2-3', 200, '0123456789'],
    ['bytes=--1', 200, '0123456789'],
    ['bytes 0-3', 200, '0123456789'],
    ['pages=1-2', 200, '0123456789'],
    ['0-3', 200, '0123456789'],
  ])('%s is answered by HTTP %i', async (range, status, body) => {
    const answer = await ask(PICTURE, { Range: range });
    expect([answer.status, status === 416 ? '' : answer.body]).toEqual([status, body]);
  });

  it('is sent for If-Range only with a validator that identifies the bytes', async () => {
    const { head } = await ask(PICTURE);
    const [, tag = ''] = /^etag: (.*)$/im.exec(head) ?? [];
    const [, modified = ''] = /^last-modified: (.*)$/im.exec(head) ?? [];
    expect(tag).toMatch(/^W\//);
    const statusFor = async (ifRange: string) =>
      (await ask(PICTURE, { Range: 'bytes=0-3', 'If-Range': ifRange })).status;
    expect(await statusFor(modified)).toBe(206);
    for (const other of [tag, ` ${tag}`, '"other"', 'W/"other"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'rubbish'])
      expect(await statusFor(other), other).toBe(200);
  });

  it('is only sent for GET', async () => {
    const answer = await ask(PICTURE, { Range: 'bytes=0-3' }, 'HEAD');
    expect([answer.status, /^content-length: (.*)$/im.exec(answer.head)?.[1]]).toEqual([200, '10']);
  });
});
