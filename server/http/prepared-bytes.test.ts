import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare, sendPrepared } from './prepared-bytes.ts';

const text = JSON.stringify({ list: Array.from({ length: 200 }, (_, index) => `Oak ${index}`) });
const list = prepare(text, 'application/json; charset=utf-8', { headers: ['Cache-Control', 'no-cache'] });
const page = prepare(text, 'text/html; charset=utf-8', { isPackedLater: true });
const varied = prepare(text, 'text/html; charset=utf-8', { headers: ['Vary', 'User-Agent'] });
const missing = prepare('gone', 'text/plain', { status: 404 });
const picture = prepare(Buffer.alloc(4000, 7), 'image/webp');

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((req, res) => {
    const prepared =
      { '/page': page, '/missing': missing, '/picture': picture, '/varied': varied }[String(req.url)] ?? list;
    res.setHeader('X-Powered-By', 'nothing');
    sendPrepared(req, res, prepared, ['X-Request-Id', 'abc']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    req.on('error', reject);
    req.end();
  });
}

describe('prepared bytes', () => {
  it('sends what was given, with its type, length and headers', async () => {
    const answer = await ask('/list');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-cache',
      'x-request-id': 'abc',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('adds the encoding to the headers that it varies by', async () => {
    expect((await ask('/varied')).headers.vary).toBe('User-Agent, Accept-Encoding');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['br;q=rubbish', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('answers accept-encoding "%s" with %s', async (accept, expected) => {
    const answer = await ask('/list', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(expected);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(expected)];
    expect((unpack ? unpack(answer.body) : answer.body).toString()).toBe(text);
  });

  it('gives each encoding its own strong ETag and answers 304 to it', async () => {
    const plain = String((await ask('/list')).headers.etag);
    const packed = String((await ask('/list', { 'accept-encoding': 'br' })).headers.etag);
    expect(plain).toMatch(/^"[\w-]+"$/);
    expect(packed).not.toBe(plain);
    for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
      const answer = await ask('/list', { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers.etag).toBe(plain);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toBeUndefined();
    }
    expect((await ask('/list', { 'if-none-match': packed })).status).toBe(200);
    expect((await ask('/list', { 'if-none-match': plain }, 'POST')).status).toBe(200);
  });

  it('compresses a page better while it is being sent, under the same weak ETag', async () => {
    const asked = { 'accept-encoding': 'br' };
    const before = await ask('/page', asked);
    expect(before.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    await Promise.all([page.pack(), page.pack(), list.pack()]);
    const after = await ask('/page', asked);
    expect(after.body.length).toBeLessThan(before.body.length);
    expect(after.headers['content-length']).toBe(String(after.body.length));
    expect(brotliDecompressSync(after.body).toString()).toBe(text);
    const known = { ...asked, 'if-none-match': String(before.headers.etag) };
    expect((await ask('/page', known)).status).toBe(304);
    // another reply has a strong ETag, which is for exactly these bytes
    const other = await ask('/list', asked);
    expect(other.body.equals(list.variant('br').body) && other.body.equals(before.body)).toBe(true);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const answer = await ask('/list', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(answer.body.length).toBe(0);
  });

  it('keeps the status of a failure, even for a client with its ETag', async () => {
    expect((await ask('/missing', { 'if-none-match': missing.etag })).status).toBe(404);
  });

  it("doesn't compress what is small or already compressed", async () => {
    for (const path of ['/missing', '/picture']) {
      const answer = await ask(path, { 'accept-encoding': 'br' });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers.vary).toBeUndefined();
    }
  });
});
