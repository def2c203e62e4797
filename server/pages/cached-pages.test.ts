import type { Server } from 'node:http';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../calls/call-failure.ts';
import type { Pages } from './create-pages.ts';
import { dataOf, openPages, siteWithCache, withBuild } from './testing/small-build.ts';

describe('the keeper of finished pages', () => {
  let distDir = '';
  let pages: Pages;
  let server: Server;
  const served: string[] = [];
  withBuild((folder) => {
    distDir = folder;
    const watch = {
      pageServed: (from: string, status: number) => served.push(`${from} ${status}`),
      pageRendered: () => undefined,
    };
    pages = openPages(distDir, async () => ({ resultCode: '0', data: 'p' }), { watch });
    server = siteWithCache(pages);
  });

  it('reports which pages were rendered and which came from the cache', async () => {
    await request(server).get('/good');
    served.length = 0;
    await request(server).get('/counted-once');
    await request(server).get('/good');
    await request(server).get('/good');
    expect(served).toEqual(['render 404', 'cache 200', 'cache 200']);
  });

  it('caches a page for the next visitor, varies by device, and answers 304 when nothing has changed', async () => {
    const first = await request(server).get('/good');
    expect(first.headers.vary).toBe('User-Agent, Accept-Encoding');
    const second = await request(server).get('/good').set('If-None-Match', String(first.headers.etag));
    expect(second.status).toBe(304);
    const head = await request(server).head('/good');
    expect(head.status).toBe(200);
    expect(head.text).toBeUndefined();
  });

  it('gives a cached page only to the device of its tree', async () => {
    await request(server).get('/good');
    const req = { method: 'GET', url: '/good', headers: { 'user-agent': 'iPhone' }, socket: {} };
    expect(pages.serve(req as never, {} as never)).toBe(false);
  });

  it('keeps one page for all things that do not exist, rendered once', async () => {
    const renders: string[] = [];
    Object.assign(globalThis, { turnsOfTheLoop: renders });
    const own = openPages(distDir, () => Promise.reject(new CallFailure('1')));
    const site = express().use(own.router);
    for (const id of ['1', '2', '2']) {
      const { status, text } = await request(site).get(`/asks?id=${id}`);
      expect(status).toBe(404);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(dataOf(text).path).toBe(`/asks?id=${id}`);
      expect(own.serve({ method: 'GET', url: `/asks?id=${id}`, headers: {} } as never, {} as never)).toBe(
        false,
      );
    }
    expect(renders).toEqual(['render']);
    Object.assign(globalThis, { turnsOfTheLoop: undefined });
  });
});
