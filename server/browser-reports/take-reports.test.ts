import { Writable } from 'node:stream';
import { Router } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FailureReport, REPORTS_PATH } from '../../contracts/api/browser-report.ts';
import { createApp } from '../app.ts';
import { type Listening, listen } from '../gateway/testing/listen.ts';
import { SITE_SALT } from '../gateway/testing/signed-headers.ts';
import { standInBackend } from '../gateway/testing/stand-in-backend.ts';
import { createLogger } from '../http/logger.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { FailureBook } from './failure-book.ts';
import { browserName, takeReports } from './take-reports.ts';

const BROKEN: FailureReport = {
  kind: 'page',
  message: "Cannot read properties of undefined (reading 'packs')",
  at: '/assets/basket.desktop-DqfJmnk.js:1:204',
  path: '/mobile/basket',
  release: '/assets/entry-mobile-CdqnDSg.js',
  reference: 'F-7K2M9',
};
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

describe('reports of browsers', () => {
  let log: Record<string, unknown>[];
  let book: FailureBook;
  let metrics: ReturnType<typeof createMetrics>;
  let server: Listening;
  beforeEach(async () => {
    log = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        log.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const logger = createLogger('info', sink);
    book = new FailureBook(logger);
    metrics = createMetrics();
    const app = createApp({
      siteSalt: SITE_SALT,
      backend: standInBackend(),
      pages: { serve: () => false, router: Router() },
      distDir: '/nowhere',
      reports: takeReports(book, metrics),
      logger,
    });
    server = await listen(app);
  });
  afterEach(() => server.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + REPORTS_PATH, {
      method: 'POST',
      headers: { 'user-agent': CHROME, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const counted = async (line: string) =>
    (await metrics.text())
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1);

  it('of a broken page are in the log with the page’s reference, in the metrics and in the book', async () => {
    expect((await post(BROKEN)).status).toBe(204);
    expect(log).toMatchObject([
      {
        kind: 'page',
        page: 'basket',
        reference: 'F-7K2M9',
        browser: 'Chrome 150',
        message: BROKEN.message,
        times: 1,
      },
    ]);
    expect(await counted('shop_browser_failures_total{kind="page",page="basket"}')).toBe('1');
    expect(book.list()).toMatchObject([
      { page: 'basket', browser: 'Chrome 150', release: BROKEN.release, count: 1 },
    ]);
  });

  it('are logged at the first, the tenth and the hundredth time, and always if the page shows a reference', async () => {
    for (let time = 0; time < 12; time += 1) await post({ ...BROKEN, kind: 'script', reference: '' });
    expect(log.map(({ times }) => times)).toEqual([1, 10]);
    await post(BROKEN);
    await post({ ...BROKEN, reference: 'F-3HQ4T' });
    expect(log.slice(2).map(({ reference }) => reference)).toEqual(['F-7K2M9', 'F-3HQ4T']);
  });

  it('of a violated policy name the rule, the page and the other site, without addresses in full', async () => {
    const violation = {
      'document-uri': 'https://shop.example/flooring/product-detail?id=p-0101',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=tom@studio.example',
    };
    const headers = { 'content-type': 'application/csp-report' };
    expect((await post({ 'csp-report': violation }, headers)).status).toBe(204);
    expect(book.list()).toMatchObject([
      { kind: 'policy', page: 'product', message: 'script-src-elem blocked https://evil.example' },
    ]);
  });

  it('of a crashed tab are taken, and the browser’s other reports ignored', async () => {
    const url = 'https://shop.example/flooring';
    const headers = { 'content-type': 'application/reports+json' };
    const news = [
      { type: 'deprecation', url, body: { id: 'unload' } },
      { type: 'crash', url, body: { reason: 'oom' } },
    ];
    expect((await post(news, headers)).status).toBe(204);
    expect(book.list().map(({ kind, message, page }) => [kind, message, page])).toEqual([
      ['crash', 'The tab crashed: oom', 'flooring'],
    ]);
  });

  it('of visits are measured by page', async () => {
    await post({ vital: 'LCP', value: 1.2, path: '/flooring' });
    await post({ vital: 'LCP', value: 3.4, path: '/mobile/flooring' });
    await post({ vital: 'CLS', value: 0.02, path: '/an/unknown/address' });
    expect(await counted('shop_browser_lcp_seconds_count{page="flooring"}')).toBe('2');
    expect(await counted('shop_browser_lcp_seconds_bucket{le="2.5",page="flooring"}')).toBe('1');
    expect(await counted('shop_browser_cls_count{page=""}')).toBe('1');
  });

  it('keep nothing personal, and no query', async () => {
    const message =
      'ada@moss.example of IP4 9ZZ, 01632 960111, asked /orders?no=O-1 with 0f9e8d7c6b5a49382716050403020100';
    await post({ ...BROKEN, message, path: '/basket?share=secret' });
    const kept = JSON.stringify([log, book.list(), await metrics.text()]);
    expect(kept).not.toMatch(/ada@|IP4 9ZZ|960111|no=O-1|0f9e8d7c|share=/);
  });

  it.each<[string, number, unknown, Record<string, string>]>([
    ['text', 400, 'oak', {}],
    ['another object', 400, { kind: 'page' }, {}],
    ['a kind that a page can’t report', 400, { ...BROKEN, kind: 'policy' }, {}],
    ['a reference with a line break', 400, { ...BROKEN, reference: 'F-7K2M9\n' }, {}],
    ['a negative time', 400, { vital: 'LCP', value: -1, path: '/' }, {}],
    ['a body over 16 kB', 413, { ...BROKEN, message: 'a'.repeat(16_400) }, {}],
    ['another site’s page', 403, BROKEN, { 'sec-fetch-site': 'cross-site' }],
  ])(
    'that are %s are refused with HTTP %i, and leave no trace but a count',
    async (_, status, body, headers) => {
      expect((await post(body, headers)).status).toBe(status);
      expect(book.list()).toEqual([]);
      expect(log).toEqual([]);
      expect(await counted('shop_browser_reports_refused_total')).toBe('1');
    },
  );

  it('are refused after 120 a minute from one address, but not from others', async () => {
    const flood = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        post({ ...BROKEN, reference: '', message: `No. ${index}` }),
      ),
    );
    expect(flood.filter(({ status }) => status === 204)).toHaveLength(120);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(880);
    const told = log.filter(({ msg }) => msg === 'browsers send more reports than are taken');
    expect(told).toHaveLength(1);
    expect(log).toHaveLength(120 + told.length);
    expect((await post(BROKEN, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(204);
  });

  it('keep at most 500 different failures', () => {
    for (let index = 0; index < 2_000; index += 1) {
      book.add({ ...BROKEN, page: 'basket', reference: '', message: `No. ${index}` }, 'Chrome 150');
    }
    expect(book.list()).toHaveLength(500);
    expect(book.list()[0]?.message).toBe('No. 1999');
  });

  it('are only taken as POST', async () => {
    expect((await fetch(server.url + REPORTS_PATH)).status).toBe(405);
  });
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME_150 = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

it.each([
  [`${WINDOWS} ${CHROME_150} Safari/537.36`, 'Chrome 150'],
  [`${WINDOWS} ${CHROME_150} Safari/537.36 Edg/150.0.3595.53`, 'Edge 150'],
  [`${WINDOWS} ${CHROME_150} Safari/537.36 OPR/120.0.0.0`, 'Opera 120'],
  [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome 150'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari 26',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari 26',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.7339.39 Mobile/15E148 Safari/604.1',
    'Chrome 150',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 28',
  ],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('%s is named %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
