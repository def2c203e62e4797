import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json as readBody } from 'node:stream/consumers';
import { Router } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { type Listening, listen } from '../gateway/testing/listen.ts';
import { SITE_SALT, signedHeaders } from '../gateway/testing/signed-headers.ts';
import { createLogger } from '../http/logger.ts';
import { GOOD, json, type ProxiedShop, startProxiedShop } from '../upstream/testing/proxied-shop.ts';
import { createTracer, type Span } from './create-tracer.ts';
import { type SenderOptions, sendSpans } from './send-spans.ts';

/** For a busy machine. */
const PATIENT = { timeout: 60_000 };
const DIC = '/api/dic?type=Grade&ada=studio.example';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const A_SPAN: Span = {
  traceId: TRACE,
  spanId: CALLER,
  parentSpanId: undefined,
  name: 'GET',
  kind: 2,
  startMs: 1_764_000_000_000.25,
  endMs: 1_764_000_000_001,
  attributes: { 'http.response.status_code': 200 },
  isFailed: false,
};

describe('a request', () => {
  const spans: Span[] = [];
  const lines: string[] = [];
  const distDir = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  let woojiapi: ProxiedShop;
  let shop: Listening;
  let received: unknown;
  beforeAll(async () => {
    const tracer = createTracer((span) => spans.push(span));
    woojiapi = await startProxiedShop(undefined, undefined, { tracer });
    const logger = createLogger(
      'info',
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const pages = { serve: () => false, router: Router() };
    const { upstream: backend } = woojiapi;
    shop = await listen(createApp({ siteSalt: SITE_SALT, backend, pages, distDir, logger, tracer }));
  });
  afterAll(async () => {
    await shop.close();
    await woojiapi.close();
    rmSync(distDir, { recursive: true });
  });
  beforeEach(() => {
    spans.length = 0;
    lines.length = 0;
  });
  const answering = (listener: RequestListener) =>
    woojiapi.behave((req, res) => {
      received = req.headers.traceparent;
      listener(req, res);
    });
  const ask = (headers: Record<string, string> = {}) =>
    fetch(shop.url + DIC, { headers: { ...signedHeaders(DIC), token: 'my-token', ...headers } });
  const ended = (count: number) => vi.waitFor(() => expect(spans).toHaveLength(count), PATIENT);

  it('and its call to woojiapi are spans of one trace, which the log line names', async () => {
    answering((_req, res) => json(res, GOOD));
    await ask();
    await ended(2);
    const [call, request] = spans;
    expect(request).toMatchObject({
      name: 'GET /api/dic',
      kind: 2,
      parentSpanId: undefined,
      isFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/dic',
        'http.response.status_code': 200,
        'shop.result_code': '0',
      },
    });
    expect(call).toMatchObject({ name: 'GET /api/dic', kind: 3, traceId: request?.traceId });
    expect(call?.parentSpanId).toBe(request?.spanId);
    expect(call?.startMs).toBeGreaterThanOrEqual(request?.startMs ?? Number.POSITIVE_INFINITY);
    expect(call?.endMs).toBeLessThanOrEqual(request?.endMs ?? 0);
    expect(received).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      traceId: request?.traceId,
      requestId: request?.traceId,
    });
  });

  it('continues its caller’s trace, and records nothing if that isn’t recorded', async () => {
    answering((_req, res) => json(res, GOOD));
    await ask({ traceparent: `00-${TRACE}-${CALLER}-00` });
    expect(received).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
    await ask({ traceparent: `00-${TRACE}-${CALLER}-03` });
    await ended(2);
    expect(spans.map(({ traceId }) => traceId)).toEqual([TRACE, TRACE]);
    expect(spans[1]?.parentSpanId).toBe(CALLER);
    expect(received).toBe(`00-${TRACE}-${spans[0]?.spanId}-03`);
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([TRACE, TRACE]);
  });

  it('is a failed span if woojiapi cuts it off', async () => {
    answering((req) => req.socket.destroy());
    await ask();
    await ended(2);
    expect(spans.map(({ isFailed }) => isFailed)).toEqual([true, true]);
    expect(spans[0]?.attributes).toEqual({ 'http.response.status_code': undefined });
  });

  it('has no address but those that the shop knows, no query and no token in its spans', async () => {
    answering((_req, res) => json(res, GOOD));
    await ask();
    await fetch(`${shop.url}/reset/ada@studio.example?code=1234`);
    await fetch(`${shop.url}/Flooring/?ada`);
    await ended(4);
    expect(spans.map(({ name }) => name)).toEqual(['GET /api/dic', 'GET /api/dic', 'GET', 'GET /flooring']);
    for (const secret of ['ada', '1234', 'my-token', 'sign'])
      expect(JSON.stringify(spans)).not.toContain(secret);
  });
});

describe('spans on their way to the collector', () => {
  const counts = { sent: 0, dropped: 0 };
  const logged: string[] = [];
  const senderTo = (url: string, more: Partial<SenderOptions> = {}) =>
    sendSpans({
      url: new URL('/v1/traces', url),
      headers: { 'x-key': 'k-1' },
      serviceName: 'shop-a',
      logger: {
        info: (...of: unknown[]) => logged.push(JSON.stringify(of)),
        warn: (...of: unknown[]) => logged.push(JSON.stringify(of)),
      },
      watch: { spansLeft: (outcome, count) => (counts[outcome] += count) },
      ...more,
    });
  beforeEach(() => {
    Object.assign(counts, { sent: 0, dropped: 0 });
    logged.length = 0;
  });

  it('have the form of OTLP in JSON, and come with the headers that are set', async () => {
    const arrived: unknown[] = [];
    const collector = await listen(async (req, res) => {
      arrived.push(req.url, req.headers['x-key'], req.headers['content-type'], await readBody(req));
      res.writeHead(200).end('{}');
    });
    const sender = senderTo(collector.url);
    sender.add(A_SPAN);
    await sender.close();
    await collector.close();
    expect(counts).toEqual({ sent: 1, dropped: 0 });
    expect(arrived).toEqual([
      '/v1/traces',
      'k-1',
      'application/json',
      {
        resourceSpans: [
          {
            resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop-a' } }] },
            scopeSpans: [
              {
                scope: { name: 'shop' },
                spans: [
                  {
                    traceId: TRACE,
                    spanId: CALLER,
                    name: 'GET',
                    kind: 2,
                    startTimeUnixNano: '1764000000000250000',
                    endTimeUnixNano: '1764000000001000000',
                    attributes: [{ key: 'http.response.status_code', value: { intValue: '200' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('are dropped and counted while it fails, which the log says once, without the key', async () => {
    let times = 0;
    const collector = await listen((_req, res) => {
      times += 1;
      res.writeHead(times < 3 ? 503 : 200).end();
    });
    const sender = senderTo(collector.url);
    for (let index = 0; index < 1_100; index += 1) sender.add(A_SPAN);
    await sender.close();
    await collector.close();
    expect(counts).toEqual({ sent: 76, dropped: 1_024 });
    expect(logged).toEqual([
      '[{"why":"HTTP 503"},"spans can\'t be sent and are dropped"]',
      '["spans can be sent again"]',
    ]);
    const nobody = senderTo(collector.url);
    nobody.add(A_SPAN);
    await nobody.close();
    expect(logged[2]).toMatch(/ECONNREFUSED|UND_ERR_SOCKET/);
    expect(logged.join()).not.toContain('k-1');
  });

  it('never fill the memory or hold up the end of the program if it doesn’t answer', async () => {
    const collector = await listen(() => undefined);
    const sender = senderTo(collector.url, { stopWithinMs: 1 });
    for (let index = 0; index < 5_000; index += 1) sender.add(A_SPAN);
    expect(counts.dropped).toBe(5_000 - 2_048);
    await sender.close();
    expect(counts).toEqual({ sent: 0, dropped: 5_000 });
    await collector.close();
  });
});
