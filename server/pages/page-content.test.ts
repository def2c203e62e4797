import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../calls/call-failure.ts';
import { dataOf, openPages, START_SCRIPT, siteWithCache, withBuild } from './testing/small-build.ts';

describe('the maker of pages', () => {
  let distDir = '';
  let server: Server;
  let asked = 0;
  withBuild((folder) => {
    distDir = folder;
    const pages = openPages(distDir, async () => {
      asked += 1;
      return { resultCode: '0', data: '</script><b>' };
    });
    server = siteWithCache(pages);
  });

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
    expect(text).toContain('<div id="root"><h1 class="lower title">/good</h1>');
    // its own rules, with those of a part that loads later and shows already, and of no other page
    expect(text).toContain(
      '<style data-files="/assets/lower.css /assets/base.css">.lower{color:red}@font-face{src:url(/assets/inter.woff2)}.title{margin:0}</style>',
    );
    // the fonts and the page's code wait for the first paint
    expect(text).not.toContain('preload"');
    expect(text).toContain(
      `<script type="module" data-modules="/assets/b.js /assets/page.js /assets/shop.js">${START_SCRIPT}</script>`,
    );
    // the script that starts the page is inline and allowed by its hash
    const hash = createHash('sha256').update(START_SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(dataOf(text)).toMatchObject({ brand: 'Alderline', siteSalt: 's', path: '/good', fallback: {} });
  });

  it('fetches the data once and lets nothing in it end the script element', async () => {
    const { text } = await request(server).get('/asks');
    await request(server).get('/asks?other=1');
    expect(asked).toBe(1);
    // only the part that the page shows
    expect(dataOf(text).fallback).toEqual({ shown: { resultCode: '0', data: '</script><b>' } });
  });

  it('makes the calls that follow from the first replies, and is complete even if the backend lacks them', async () => {
    for (const code of [undefined, '1', '105'] as const) {
      const calls: unknown[] = [];
      const answer = async (path: string, input: unknown) => {
        calls.push(input);
        if (path.endsWith('spec') && code) throw new CallFailure(code);
        return { resultCode: '0', data: 'p' };
      };
      const own = openPages(distDir, answer);
      const site = express().use(own.router);
      const { status, text } = await request(site).get('/leads-on');
      expect(status).toBe(200);
      expect(Object.keys(dataOf(text).fallback)).toEqual(code ? ['k'] : ['k', 'more']);
      // cached: no more calls
      await request(site).get('/leads-on');
      expect(calls).toMatchObject([{ productId: 'p-0101' }, { productId: 'p' }]);
    }
  });

  it('sends the page without data when the backend is down', async () => {
    const own = openPages(distDir, () => Promise.reject(new CallFailure('104')));
    expect((await request(express().use(own.router)).get('/asks')).status).toBe(200);
  });

  it('sends the plain shell when a page breaks', async () => {
    const { status, text } = await request(server).get('/breaks');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
    expect(dataOf(text).path).toBe('');
  });
});
