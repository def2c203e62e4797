import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_CALLS } from '../../contracts/site/page-calls.ts';
import { OPERATIONS } from '../calls/operations.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

const SECRET = 'a-salt-that-nobody-may-see';

let behind: RunningShop;
let between: Server;
let front: RunningShop;

/** Passes documented calls on to a shop with all calls, and has a page of its own for all others. */
async function passOn(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const path = (req.url ?? '').replace(/\?.*/, '');
  if (OPERATIONS.get(path)?.isDocumented !== true) {
    res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    return;
  }
  const { host: _, connection: __, 'content-length': ___, ...headers } = req.headers;
  const reply = await fetch(behind.target.baseUrl + req.url, {
    method: req.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(req.method === 'POST' ? { body: await buffer(req) } : {}),
  });
  res.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
  res.end(Buffer.from(await reply.arrayBuffer()));
}

beforeAll(async () => {
  behind = await startShop({ SITE_SIGN_SALT: SECRET });
  between = createServer((req, res) => void passOn(req, res)).listen(0);
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  front = await startShop({
    BACKEND: 'upstream',
    UPSTREAM_URL: `http://127.0.0.1:${port}`,
    UPSTREAM_SIGN_SALT: SECRET,
  });
});
afterAll(async () => {
  await front?.stop();
  between?.close();
  await behind?.stop();
});

it('leads to no page that a backend with the documented calls alone can’t fill, and tells the operator why', async () => {
  const at = (path: string) => fetch(front.target.baseUrl + path);
  await expect
    .poll(async () => ((await (await at('/readyz')).json()) as { lacking?: string[] }).lacking)
    .toEqual(Object.values(PAGE_CALLS).sort());
  const html = await (await at('/main')).text();
  expect(html).toContain('href="/flooring"');
  expect(html).not.toContain('href="/solutions"');
  for (const id of Object.keys(PAGE_CALLS)) expect(html).toContain(`"${id}"`);
});
