import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { arrive } from './arrivals.ts';

const STREAM = { rate: 400, seconds: 0.1, next: () => ({ path: '/', method: 'GET' as const, headers: {} }) };

let server: Server;
afterEach(() => void server.close());

async function listen(answer: (res: ServerResponse) => void): Promise<string> {
  server = createServer((_req, res) => answer(res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('sends what arrives without waiting for earlier answers', async () => {
  const all = await arrive({ ...STREAM, baseUrls: [await listen((res) => res.end())] });
  server.close();
  // none is answered before the last one is there
  const held: ServerResponse[] = [];
  const baseUrl = await listen((res) => {
    held.push(res);
    if (held.length === all.count) for (const one of held) one.end();
  });
  const { count, failed, times } = await arrive({ ...STREAM, baseUrls: [baseUrl] });
  expect([count, failed, times.length]).toEqual([all.count, 0, all.count]);
  expect(count).toBeGreaterThan(10);
});

it('counts what is refused or breaks off as failed', async () => {
  let answers = 0;
  const baseUrl = await listen((res) => {
    answers += 1;
    if (answers % 2 === 0) res.writeHead(500).end();
    else res.destroy();
  });
  const { count, failed } = await arrive({ ...STREAM, baseUrls: [baseUrl] });
  expect(failed).toBe(count);
});
