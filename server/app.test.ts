import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { Router } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { SITE_SALT, signedHeaders } from './gateway/testing/signed-headers.ts';
import { standInBackend } from './gateway/testing/stand-in-backend.ts';
import { createLogger } from './http/logger.ts';
import { prepare, sendPrepared } from './http/prepared-bytes.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const distDir = mkdtempSync(join(tmpdir(), 'shop-dist-'));
const backend = standInBackend();
const home = prepare('<h1>Home</h1>', 'text/html; charset=utf-8');
const pages = {
  serve(req: Parameters<typeof sendPrepared>[0], res: Parameters<typeof sendPrepared>[1]) {
    if (req.url === '/breaks') throw new Error('prepared page broke');
    if (req.url !== '/home') return false;
    sendPrepared(req, res, home);
    return true;
  },
  router: Router().use((req, res, next) => {
    if (req.path === '/fails') throw new Error('secret place in the code');
    if (req.path === '/half') {
      res.write('half');
      throw new Error('too late');
    }
    if (req.path === '/flooring' || req.path === '/breaks') res.send('page');
    else next();
  }),
};
const app = createApp({ siteSalt: SITE_SALT, backend, pages, distDir, logger: createLogger('info', sink) });
const script = `export const floors = '${'oak '.repeat(900)}';`;

beforeAll(() => {
  mkdirSync(join(distDir, 'client', 'assets'), { recursive: true });
  mkdirSync(join(distDir, 'client', '.vite'));
  mkdirSync(join(distDir, 'media'));
  writeFileSync(join(distDir, 'client', 'index.html'), '<template>');
  writeFileSync(join(distDir, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(join(distDir, 'client', 'favicon.svg'), '<svg/>');
  writeFileSync(join(distDir, 'media', 'oak-1a2b.800.webp'), 'picture');
  writeFileSync(join(distDir, 'secret.txt'), 'not for you');
});
// createApp lists the assets when it is called, so the files must exist by then.
const withAssets = () => {
  writeFileSync(join(distDir, 'client', 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(distDir, 'client', 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  return createApp({ siteSalt: SITE_SALT, backend, pages, distDir, logger: createLogger('silent', sink) });
};
afterAll(() => rmSync(distDir, { recursive: true }));
beforeEach(() => {
  backend.behave('answer');
  lines.length = 0;
});

describe('createApp', () => {
  it('sends prepared pages first, then calls, then pages', async () => {
    expect((await request(app).get('/home')).text).toBe('<h1>Home</h1>');
    const url = '/api/dic?type=Grade';
    expect((await request(app).get(url).set(signedHeaders(url))).body.resultCode).toBe('0');
    expect((await request(app).get('/flooring')).text).toBe('page');
  });

  it('falls back to the router when a prepared page breaks', async () => {
    expect((await request(app).get('/breaks')).text).toBe('page');
    expect(lines.join()).toContain('prepared page broke');
  });

  it('is healthy, and ready when the backend is', async () => {
    expect((await request(app).get('/healthz')).status).toBe(200);
    expect((await request(app).get('/readyz')).status).toBe(200);
    backend.behave('not ready');
    expect((await request(app).get('/healthz')).status).toBe(200);
    expect((await request(app).get('/readyz')).status).toBe(503);
  });

  it('tells this machine alone why the backend is not ready, and where its replies have differed', async () => {
    const drift = [{ path: '/api/dic', problem: 'data: is required', times: 2, secondsAgo: 5 }];
    const troubled = {
      ...backend,
      ready: async () => false,
      trouble: () => 'It does not answer.',
      drift: () => drift,
    };
    const logger = createLogger('silent', sink);
    const shop = createApp({ siteSalt: SITE_SALT, backend: troubled, pages, distDir, logger });
    expect((await request(shop).get('/readyz')).body).toEqual({
      status: 'not ready',
      reason: 'It does not answer.',
      drift,
    });
    const elsewhere = await request(shop).get('/readyz').set('x-forwarded-for', '203.0.113.9');
    expect(elsewhere.body).toEqual({ status: 'not ready' });
  });

  it('shows the same as a page to a browser on this machine, where nothing of a reply is taken for markup', async () => {
    const troubled = {
      ...backend,
      ready: async () => false,
      trouble: () => 'It does not answer.',
      drift: () => [
        { path: '/api/dic', problem: 'data[].<img>: must be a string', times: 2, secondsAgo: 7300 },
      ],
      lacking: () => new Set(['/woojiapi/order/qryorders']),
      knowledge: () => [{ path: '/woojiapi/order/qryorders', state: 'lacking' as const, secondsAgo: 5 }],
    };
    const logger = createLogger('silent', sink);
    const shop = createApp({ siteSalt: SITE_SALT, backend: troubled, pages, distDir, logger });
    const open = () => request(shop).get('/readyz').set('accept', 'text/html,*/*;q=0.8');
    const page = await open().expect(503).expect('content-type', /html/);
    expect(page.text).toContain('It does not answer.');
    const row =
      '<th scope="row">/api/dic</th><td>data[].&lt;img&gt;: must be a string</td><td>2 times</td><td>2 h ago</td>';
    expect(page.text).toContain(row);
    expect(page.text).toContain('Not offered: orders.');
    await open().set('x-forwarded-for', '203.0.113.9').expect(503).expect('content-type', /json/);
  });

  it('tells this machine alone what the backend can, and which pages are not offered', async () => {
    const calls = [{ path: '/woojiapi/order/qryorders', state: 'lacking' as const, learntFrom: 'HTTP 404' }];
    const lacking = () => new Set(calls.map(({ path }) => path));
    const partial = { ...backend, lacking, knowledge: () => calls };
    const logger = createLogger('silent', sink);
    const shop = createApp({ siteSalt: SITE_SALT, backend: partial, pages, distDir, logger });
    const open = { status: 'ready', lacking: ['/woojiapi/order/qryorders'] };
    expect((await request(shop).get('/readyz')).body).toEqual({
      ...open,
      notOffered: ['orders'],
      calls,
    });
    const elsewhere = await request(shop).get('/readyz').set('x-forwarded-for', '203.0.113.9');
    expect(elsewhere.body).toEqual(open);
  });

  it('protects pages by the agreed policy, with HSTS over https only', async () => {
    const plain = await request(app).get('/flooring');
    expect(plain.headers['content-security-policy']?.split(';')).toEqual([
      "default-src 'self'",
      // the script inside pages for customers; our own pages add theirs
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      'report-uri /browser-reports',
    ]);
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    expect(plain.headers['x-powered-by']).toBeUndefined();
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await request(app).get('/flooring').set('x-forwarded-proto', 'https');
    expect(secure.headers['strict-transport-security']).toContain('max-age=');
  });

  it('lets pages embed only one other site, if a map service is configured', async () => {
    const withMap = createApp({
      siteSalt: SITE_SALT,
      backend,
      pages,
      distDir,
      frameOrigin: 'https://maps.example',
      logger: createLogger('silent', sink),
    });
    const policy = async (site: typeof app) =>
      (await request(site).get('/flooring')).headers['content-security-policy'];
    expect(await policy(withMap)).toContain("frame-src 'self' https://maps.example;");
    expect((await policy(withMap))?.match(/https:/g)).toHaveLength(1);
    expect(await policy(app)).not.toContain('frame-src');
  });

  it('redirects by device before any page of the router', async () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
    const answer = await request(app).get('/flooring').set('user-agent', phone);
    expect([answer.status, answer.headers.location]).toEqual([302, '/mobile/home']);
    expect((await request(app).get('/favicon.svg').set('user-agent', phone)).status).toBe(200);
  });

  it('caches built files for ever, compressed by the build where the client accepts it', async () => {
    const answer = await request(withAssets()).get('/assets/app-1a2b.js').set('accept-encoding', 'br');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-length']).toBe(String(brotliCompressSync(script).length));
    const picture = await request(app).get('/media/oak-1a2b.800.webp');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect((await request(app).get('/favicon.svg')).headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    '/assets/gone-1a2b.js',
    '/assets/app-1a2b.js.br',
    '/assets/..%2f..%2fsecret.txt',
    '/media/gone.webp',
    '/media/..%2fsecret.txt',
    '/index.html',
    '/.vite/manifest.json',
    '/nowhere',
  ])('answers 404 at %s, without a page', async (path) => {
    const answer = await request(withAssets()).get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.text).not.toContain('<');
  });

  it('says to the client what to do about an error, and in the log why it happened', async () => {
    const answer = await request(app).get('/fails').set('x-request-id', 'r-9');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('r-9');
    expect(answer.text).not.toContain('secret place');
    expect(answer.text).not.toContain('app.test.ts');
    expect(lines.join()).toContain('secret place in the code');
    expect((await request(app).get('/%E0%A4%A')).status).toBe(404);
    await expect(request(app).get('/half')).rejects.toThrow();
  });

  it('keeps a harmless request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await request(app).get('/healthz').set('x-request-id', id)).headers['x-request-id'];
    expect(await idFor('abc-123')).toBe('abc-123');
    for (const odd of ['a b', 'x'.repeat(65), '{"a":1}'])
      expect(await idFor(odd)).toMatch(/^[0-9a-f]{12}-\w+$/);
  });

  it('logs one line per request, without query, headers or body', async () => {
    const url = '/api/dic?type=Grade&password=Floor!2026';
    await request(app).get(url).set(signedHeaders(url)).set('token', 'my-token');
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      level: 30,
      method: 'GET',
      path: '/api/dic',
      status: 200,
      msg: 'request',
    });
    expect(logged[0].ms).toBeGreaterThanOrEqual(0);
    for (const secret of ['Floor!2026', 'my-token', SITE_SALT]) expect(lines.join()).not.toContain(secret);
  });

  it('logs what the caller did wrong as a warning, and what failed here as an error', async () => {
    await request(app).get('/not/there');
    await request(app).get('/fails');
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(logged.map(({ level, status }) => [level, status])).toEqual([
      [40, 404],
      [50, 500],
    ]);
  });

  it('logs the trace that a request belongs to, which names it unless it brings a name', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    await request(app).get('/healthz').set({ traceparent });
    await request(app).get('/healthz').set({ traceparent, 'x-request-id': 'abc-123' });
    await request(app)
      .get('/healthz')
      .set({ traceparent: `00-${traceId}-00` });
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.map(({ requestId, traceId: of }) => [requestId, of])).toEqual([
      [traceId, traceId],
      ['abc-123', traceId],
      [expect.stringMatching(/^[0-9a-f]{12}-\w+$/), undefined],
    ]);
  });
});

describe('createLogger', () => {
  it('hides secrets if one is ever passed in', () => {
    const log = createLogger('info', sink);
    log.info({
      token: 't-1',
      login: { password: 'p-1' },
      req: { headers: { sign: 's-1' } },
      signSalt: 'x-1',
    });
    for (const secret of ['t-1', 'p-1', 's-1', 'x-1']) expect(lines.join()).not.toContain(secret);
  });
});
