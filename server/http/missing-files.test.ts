import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingFrom } from './missing-files.ts';
import { staticFiles } from './static-files.ts';

const PICTURE = '/media/al-h101-top-c49d6b-3fa9c10b.400.avif';

let dist: string;
let socketPath: string;
let maker: Server;
let shop: Server;
let origin: string;
/** the requests that the maker received, with their replies */
let asked: { readonly path: string; readonly reply: ServerResponse }[];
let onAsked: () => void;

async function openShop(limitMs?: number): Promise<void> {
  const app = express().use(staticFiles(dist, missingFrom(socketPath, limitMs)));
  shop = createServer(app).listen(0);
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
}

/** Waits until the maker has been asked so many times. */
async function untilAsked(times: number): Promise<void> {
  while (asked.length < times) await new Promise<void>((resolve) => (onAsked = resolve));
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'shop-dist-'));
  await mkdir(join(dist, 'media'));
  socketPath = join(dist, 'maker');
  asked = [];
  onAsked = () => {};
  maker = createServer((req, reply) => {
    asked.push({ path: `${req.method} ${req.url}`, reply });
    onAsked();
  }).listen(socketPath);
  await once(maker, 'listening');
});
afterEach(async () => {
  for (const server of [shop, maker]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(dist, { recursive: true });
});

describe('a picture that has not been made yet', () => {
  it('is requested from the maker and sent like any other once it is made', async () => {
    await openShop();
    const answer = fetch(`${origin}${PICTURE}`);
    await untilAsked(1);
    expect(asked[0]?.path).toBe(`POST ${PICTURE}`);
    await writeFile(join(dist, PICTURE), 'oak');
    asked[0]?.reply.writeHead(204).end();
    const { status, headers } = await answer;
    expect([status, headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(headers.get('cache-control')).toContain('immutable');
    await fetch(`${origin}${PICTURE}`);
    expect(asked).toHaveLength(1);
  });

  it('is a plain 404 when the shop has no such picture', async () => {
    await openShop();
    const answer = fetch(`${origin}/media/gone.avif`);
    await untilAsked(1);
    asked[0]?.reply.writeHead(404).end();
    expect([(await answer).status, (await answer).headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is a 503 that is not cached when making it fails', async () => {
    await openShop();
    const answer = fetch(`${origin}${PICTURE}`);
    await untilAsked(1);
    asked[0]?.reply.writeHead(500).end();
    const { status, headers } = await answer;
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      null,
    ]);
    expect(await (await answer).text()).toContain("couldn't be made");
  });

  it('does not hold a connection while it is made: the browser is sent to it again', async () => {
    await openShop(50);
    const held = await fetch(`${origin}${PICTURE}`, { redirect: 'manual' });
    expect([held.status, held.headers.get('cache-control'), held.headers.get('location')]).toEqual([
      307,
      'no-store',
      `${PICTURE}?holds=1`,
    ]);
    const answer = fetch(`${origin}${PICTURE}`);
    await untilAsked(3);
    await writeFile(join(dist, PICTURE), 'oak');
    asked[2]?.reply.writeHead(204).end();
    expect(await (await answer).text()).toBe('oak');
  });

  it('is a 503 with Retry-After when it takes too long, after fewer redirects than browsers follow', async () => {
    await openShop(5);
    const { status, headers, url } = await fetch(`${origin}${PICTURE}`);
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '10',
    ]);
    expect(url).toBe(`${origin}${PICTURE}?holds=17`);
  });

  it('is no longer requested when the visitor leaves', async () => {
    await openShop();
    const visitor = get(`${origin}${PICTURE}`).on('error', () => {});
    await untilAsked(1);
    const dropped = once(asked[0]?.reply ?? maker, 'close');
    visitor.destroy();
    await dropped;
    expect(asked[0]?.reply.writableEnded).toBe(false);
  });

  it('is a 404 once the maker has ended', async () => {
    await openShop();
    maker.close();
    await once(maker, 'close');
    expect((await fetch(`${origin}${PICTURE}`)).status).toBe(404);
  });
});
