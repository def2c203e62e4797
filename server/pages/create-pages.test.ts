import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../calls/backend.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { createPages, type Pages, type PageWatch } from './create-pages.ts';

const TEMPLATE =
  '<!doctype html><html><head><!--styles--><!--head--><script type="module" src="/assets/entry.js"></script></head><body><div id="root"><!--app--></div><!--data--></body></html>';

/** A minimal build: a few pages named after what they do. */
const BUNDLE = `
export const renderer = {
  configure() {},
  plan(url) {
    const path = url.split('?')[0];
    const known = ['/good', '/asks', '/leads-on', '/breaks', '/moved', '/filtered'].includes(path);
    const query = ['/asks', '/filtered'].includes(path) && !url.includes('other') ? url.slice(path.length) : '';
    return {
      status: known ? 200 : 404,
      address: known ? path + query : '/not-found',
      calls: path === '/asks' || path === '/filtered' || path === '/leads-on' ? [{ key: 'k', path: '/woojiapi/product/qrybyproductid', input: { productId: 'p' } }] : [],
      sources: ['pages/good/good.desktop.tsx', 'entry-desktop.tsx'],
      redirect: path === '/moved' ? '/good' : undefined,
    };
  },
  follow(address, replies) {
    if (address !== '/leads-on' || !replies.k) return [];
    return [{ key: 'more', path: '/woojiapi/product/qryproductspec', input: { productId: replies.k.data } }];
  },
  rightUntil: (address, now) => now + 3_600_000,
  shown: (address, replies) => (address === '/asks' ? { shown: replies.k } : replies),
  listing() {
    const calls = [{ key: 'all', path: '/woojiapi/product/qrybrandseries', input: {} }];
    return { calls, addresses: (replies) => ['/good', ...(replies.all ? ['/good?id=' + replies.all.data] : [])] };
  },
  known(address, replies) {
    return address.startsWith('/filtered') && replies.k ? '/filtered' : address;
  },
  async render(data) {
    globalThis.turnsOfTheLoop?.push('render');
    if (data.path === '/breaks') throw new Error('a page breaks');
    const head = { title: 'A & B', description: 'd', keywords: 'k', robots: 'index, follow', canonical: data.path };
    const structuredData = [{ '@type': 'Product', name: '</script><b>' }];
    return { html: '<h1>' + data.path + '</h1>' + JSON.stringify(data.fallback), head, structuredData };
  },
};`;

let distDir = '';
let pages: Pages;
let server: Server;
let asked = 0;
const served: string[] = [];
let ask: () => Promise<unknown> = async () => ({ resultCode: '0', data: '</script><b>' });

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'pages-'));
  const put = async (path: string, content: string) => {
    await mkdir(join(distDir, path, '..'), { recursive: true });
    await writeFile(join(distDir, path), content);
  };
  await put('client/index.html', TEMPLATE);
  await put('client/assets/base.css', '@font-face{src:url(/assets/inter.woff2)}\n');
  await put('client/assets/lower.css', '.lower{color:red}\n');
  await put(
    'client/.vite/manifest.json',
    JSON.stringify({
      'entry-desktop.tsx': {
        file: 'assets/shop.js',
        css: ['assets/base.css'],
        dynamicImports: ['pages/good/good.desktop.tsx', 'pages/other/other.desktop.tsx'],
      },
      'pages/good/good.desktop.tsx': {
        file: 'assets/page.js',
        imports: ['b'],
        dynamicImports: ['pages/good/parts/lower.tsx'],
      },
      'pages/good/parts/lower.tsx': { file: 'assets/lower.js', css: ['assets/lower.css', 'assets/base.css'] },
      'pages/other/other.desktop.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
      b: { file: 'assets/b.js' },
    }),
  );
  await put('ssr/entry-server.mjs', BUNDLE);
  const backend = {
    ask: () => {
      asked += 1;
      return ask();
    },
  } as unknown as Pick<Backend, 'ask'>;
  const watch: PageWatch = {
    pageServed: (from, status) => served.push(`${from} ${status}`),
    pageRendered: () => undefined,
  };
  pages = createPages({
    brand: 'Alderline',
    siteSalt: 's',
    publicUrl: 'https://shop.example',
    backend,
    distDir,
    watch,
  });
  const site = express().use(pages.router);
  server = createServer((req, res) => {
    if (!pages.serve(req, res)) site(req, res);
  });
});

afterAll(() => rm(distDir, { recursive: true, force: true }));

const data = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('pages', () => {
  it('writes the head, the page and its data into the template', async () => {
    const { status, text, headers } = await request(server).get('/good');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/good">');
    expect(text).toMatch(/property="og:image" content="https:\/\/shop\.example\/media\//);
    expect(text).toContain(
      '<script type="application/ld+json">[{"@type":"Product","name":"\\u003c/script>\\u003cb>"}]</script>',
    );
    expect(text).toContain('<div id="root"><h1>/good</h1>');
    // its own rules, with those of a part that loads later, and of no other page
    expect(text).toContain(
      '<style>.lower{color:red}@font-face{src:url(/assets/inter.woff2)}</style>' +
        '<link rel="stylesheet" href="/assets/lower.css" disabled><link rel="stylesheet" href="/assets/base.css" disabled>',
    );
    // the fonts and the page's code wait for the first paint
    expect(text).not.toContain('preload"');
    expect(text).toContain(
      '<script type="module" src="/assets/entry.js" data-modules="/assets/b.js /assets/page.js /assets/shop.js"></script>',
    );
    expect(data(text)).toMatchObject({ brand: 'Alderline', siteSalt: 's', path: '/good', fallback: {} });
  });

  it('reports which pages were rendered and which came from the cache', async () => {
    served.length = 0;
    await request(server).get('/counted-once');
    await request(server).get('/good');
    await request(server).get('/good');
    expect(served).toEqual(['render 404', 'cache 200', 'cache 200']);
  });

  it('caches a page for the next visitor, varies by device, and answers 304 when nothing has changed', async () => {
    const first = await request(server).get('/good');
    expect(first.headers.vary).toContain('User-Agent');
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

  it('fetches the data once and lets nothing in it end the script element', async () => {
    const { text } = await request(server).get('/asks');
    await request(server).get('/asks?other=1');
    expect(asked).toBe(1);
    // what the page shows of it, and nothing else
    expect(data(text).fallback).toEqual({ shown: { resultCode: '0', data: '</script><b>' } });
  });

  it('makes the calls that the first replies lead to, and is complete if the backend lacks them', async () => {
    for (const code of [undefined, '1', '105'] as const) {
      const calls: unknown[] = [];
      const answer = async (path: string, input: unknown) => {
        calls.push(input);
        if (path.endsWith('spec') && code) throw new CallFailure(code);
        return { resultCode: '0', data: 'p' };
      };
      const own = createPages({
        brand: 'A',
        siteSalt: 's',
        publicUrl: 'https://shop.example',
        backend: { ask: answer } as never,
        distDir,
      });
      const site = express().use(own.router);
      const { status, text } = await request(site).get('/leads-on');
      expect(status).toBe(200);
      expect(Object.keys(data(text).fallback)).toEqual(code ? ['k'] : ['k', 'more']);
      // cached: no more calls
      await request(site).get('/leads-on');
      expect(calls).toEqual([{ productId: 'p' }, { productId: 'p' }]);
    }
  });

  it('answers 404 for unknown addresses and missing content', async () => {
    expect((await request(server).get('/nope')).status).toBe(404);
    ask = () => Promise.reject(new CallFailure('1'));
    const own = createPages({
      brand: 'A',
      siteSalt: 's',
      publicUrl: 'https://shop.example',
      backend: { ask: () => ask() } as never,
      distDir,
    });
    const { status, text } = await request(express().use(own.router)).get('/asks');
    expect(status).toBe(404);
    expect(data(text).fallback).toEqual({});
  });

  it('sends the page without data when the backend is down', async () => {
    const backend = { ask: () => Promise.reject(new CallFailure('104')) } as never;
    const own = createPages({
      brand: 'A',
      siteSalt: 's',
      publicUrl: 'https://shop.example',
      backend,
      distDir,
    });
    expect((await request(express().use(own.router)).get('/asks')).status).toBe(200);
  });

  it('sends the plain shell when a page breaks', async () => {
    const { status, text } = await request(server).get('/breaks');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
    expect(data(text).path).toBe('');
  });

  it('redirects a visitor who lacks what the page needs', async () => {
    const { status, headers } = await request(server).get('/moved');
    expect(status).toBe(302);
    expect(headers.location).toBe('/good');
  });

  it('ignores calls, files and writes', async () => {
    for (const path of ['/api/dic', '/assets/x.js', '/favicon.ico']) {
      expect((await request(server).get(path)).text).not.toContain('page-data');
    }
    expect((await request(server).post('/good')).status).toBe(404);
  });

  it('lists its pages for search engines', async () => {
    const { text } = await request(server).get('/sitemap.xml').set('Host', 'other.example');
    expect(text).toContain('<loc>https://shop.example/good</loc>');
    expect(text).not.toContain('other.example');
    const robots = (await request(server).get('/robots.txt')).text;
    expect(robots).toContain('Disallow: /woojiapi/');
    expect(robots).not.toContain('__mock');
  });

  it("keeps search engines away from the console if it is on, and doesn't mention it otherwise", async () => {
    const backend: Pick<Backend, 'ask'> = { ask: () => Promise.reject(new CallFailure('105')) };
    const beside = createPages({
      brand: 'Alderline',
      siteSalt: 's',
      publicUrl: 'https://shop.example',
      backend,
      distDir,
      hasConsole: true,
    });
    const { text } = await request(express().use(beside.router)).get('/robots.txt');
    expect(text).toContain('Disallow: /__mock\n');
  });

  it('keeps nothing apart for things that do not exist, and renders their page once', async () => {
    const renders: string[] = [];
    Object.assign(globalThis, { turnsOfTheLoop: renders });
    const own = createPages({
      brand: 'A',
      siteSalt: 's',
      publicUrl: 'https://shop.example',
      backend: { ask: () => Promise.reject(new CallFailure('1')) } as never,
      distDir,
    });
    const site = express().use(own.router);
    for (const id of ['1', '2', '2']) {
      const { status, text } = await request(site).get(`/asks?id=${id}`);
      expect(status).toBe(404);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(data(text).path).toBe(`/asks?id=${id}`);
      expect(own.serve({ method: 'GET', url: `/asks?id=${id}`, headers: {} } as never, {} as never)).toBe(
        false,
      );
    }
    expect(renders).toEqual(['render']);
    Object.assign(globalThis, { turnsOfTheLoop: undefined });
  });

  it('redirects from values that the shop does not have to the address without them', async () => {
    const own = createPages({
      brand: 'A',
      siteSalt: 's',
      publicUrl: 'https://shop.example',
      backend: { ask: async () => ({ resultCode: '0', data: 'p' }) } as never,
      distDir,
    });
    const site = express().use(own.router);
    for (const grade of ['none', 'none', 'unsold']) {
      const { status, headers } = await request(site).get(`/filtered?grade=${grade}`);
      expect(status).toBe(302);
      expect(headers.location).toBe('/filtered');
    }
    expect((await request(site).get('/filtered')).status).toBe(200);
  });
});

describe('many pages at once', () => {
  const atOnce = 8;
  const waiting = 64;

  async function openBusySite() {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asking = 0;
    const own = createPages({
      brand: 'A',
      siteSalt: 's',
      publicUrl: 'https://shop.example',
      backend: {
        async ask() {
          asking += 1;
          await held;
          return { resultCode: '0', data: 'p' };
        },
      } as never,
      distDir,
    });
    const site = express()
      .get('/healthz', (_req, res) => void res.send('ok'))
      .use(own.router)
      .listen(0);
    return { site, release, asking: () => asking };
  }

  it('are made a few at a time; too many are refused with 503 while other requests are answered', async () => {
    const { site, release, asking } = await openBusySite();
    const ids = Array.from({ length: atOnce + waiting }, (_, id) => id);
    const pages = ids.map((id) =>
      request(site)
        .get(`/asks?id=${id}`)
        .then((reply) => reply),
    );
    // a refused page shows that all the others are in the queue
    let refused = await request(site).get('/healthz');
    for (let id = 0; refused.status !== 503; id += 1) {
      const late = request(site)
        .get(`/asks?id=late-${id}`)
        .then((reply) => reply);
      const health = request(site).get('/healthz');
      const first = await Promise.race([late, health.then(() => undefined)]);
      if (first) refused = first;
      else pages.push(late);
    }
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.text).toContain('Please try again in a few seconds');
    expect(asking()).toBe(atOnce);
    expect((await request(site).get('/healthz')).status).toBe(200);
    release();
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    site.close();
  });

  it('are rendered one in a turn, so that calls and health come in between', async () => {
    const { site, release } = await openBusySite();
    const pages = Array.from({ length: atOnce }, (_, id) =>
      request(site)
        .get(`/asks?id=turn-${id}`)
        .then((reply) => reply),
    );
    await request(site).get('/healthz');
    const log: string[] = [];
    Object.assign(globalThis, { turnsOfTheLoop: log });
    let watching = true;
    const watch = () => {
      log.push('turn');
      if (watching) setImmediate(watch);
    };
    setImmediate(watch);
    release();
    await Promise.all(pages);
    watching = false;
    Object.assign(globalThis, { turnsOfTheLoop: undefined });
    expect(log.filter((entry) => entry === 'render')).toHaveLength(atOnce);
    expect(log.join(' ')).not.toContain('render render');
    site.close();
  });
});
