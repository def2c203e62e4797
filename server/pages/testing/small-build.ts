import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { createPages, type Pages, type PagesDeps } from '../create-pages.ts';

const TEMPLATE =
  '<!doctype html><html><head><!--styles--><!--head--><script type="module" src="/assets/entry.js"></script></head><body><div id="root"><!--app--></div><!--data--></body></html>';

/** Contains a special pattern of String.replace. */
export const START_SCRIPT = "start('$&');";

/** A minimal build: a few pages named after what they do. */
const BUNDLE = `
export const renderer = {
  configure() {},
  plan(url) {
    const path = url.split('?')[0];
    const known = ['/good', '/asks', '/leads-on', '/breaks', '/moved', '/filtered', '/listed'].includes(path);
    const query = ['/asks', '/filtered'].includes(path) && !url.includes('other') ? url.slice(path.length) : '';
    return {
      status: known ? 200 : 404,
      address: known ? path + query : '/not-found',
      calls: path === '/asks' || path === '/filtered' || path === '/leads-on' ? [{ key: 'k', path: '/woojiapi/product/qrybyproductid', input: { productId: 'p-0101', brand: 'Alderline' } }] : [],
      pagedCalls: path === '/listed' ? [{ key: 'first', path: '/woojiapi/product/qryproductpage', input: { pageSize: 16, brand: 'Alderline' } }] : undefined,
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
    return { calls, addresses: (replies) => ['/good', ...(replies.all ? [replies.all.data].flat().map((id) => '/good?id=' + id) : [])] };
  },
  known(address, replies) {
    return address.startsWith('/filtered') && replies.k ? '/filtered' : address;
  },
  async render(data) {
    globalThis.turnsOfTheLoop?.push('render');
    if (data.path === '/breaks') throw new Error('a page breaks');
    const head = { title: 'A & B', description: 'd', keywords: 'k', robots: 'index, follow', canonical: data.path };
    const structuredData = [{ '@type': 'Product', name: '</script><b>' }];
    return { html: '<h1 class="lower title">' + data.path + '</h1>' + JSON.stringify(data.fallback), head, structuredData };
  },
};`;

/**
 * Writes that build into a folder for the tests of a group, and removes it after them.
 * @param ready gets the folder before the first test
 */
export function withBuild(ready: (distDir: string) => void): void {
  let distDir = '';
  beforeAll(async () => {
    distDir = await writeBuild();
    ready(distDir);
  });
  afterAll(() => rm(distDir, { recursive: true, force: true }));
}

/** @returns its folder */
export async function writeBuild(): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'pages-'));
  const put = async (path: string, content: string) => {
    await mkdir(join(distDir, path, '..'), { recursive: true });
    await writeFile(join(distDir, path), content);
  };
  await put('client/index.html', TEMPLATE);
  await put('client/assets/entry.js', `${START_SCRIPT}\n`);
  await put('client/assets/base.css', '@font-face{src:url(/assets/inter.woff2)}.title{margin:0}\n');
  await put('client/assets/lower.css', '.lower{color:red}\n');
  await put('client/assets/dialog.css', '.dialog > .title{color:blue}\n');
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
        dynamicImports: ['pages/good/parts/lower.tsx', 'pages/good/parts/dialog.tsx'],
      },
      'pages/good/parts/lower.tsx': { file: 'assets/lower.js', css: ['assets/lower.css', 'assets/base.css'] },
      'pages/good/parts/dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
      'pages/other/other.desktop.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
      b: { file: 'assets/b.js' },
    }),
  );
  await put('ssr/entry-server.mjs', BUNDLE);
  return distDir;
}

const LACKING = new Set(['/woojiapi/product/qryproductpage']);

/** Pages of that build. @param backend the backend, or what answers their calls; it can't say how long the shop is */
export const openPages = (
  distDir: string,
  backend: PagesDeps['backend'] | ((path: string, input: unknown) => Promise<unknown>),
  more: Partial<PagesDeps> = {},
): Pages =>
  createPages({
    brand: 'Alderline',
    siteSalt: 's',
    publicUrl: 'https://shop.example',
    backend: typeof backend === 'function' ? ({ ask: backend, lacking: () => LACKING } as never) : backend,
    distDir,
    ...more,
  });

/** A site that tries the cache before anything else, like the shop's server. */
export function siteWithCache(pages: Pages): Server {
  const site = express().use(pages.router);
  return createServer((req, res) => {
    if (!pages.serve(req, res)) site(req, res);
  });
}

/** The data in a page for the browser. */
export const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
