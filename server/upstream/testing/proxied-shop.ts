import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Backend } from '../../calls/backend.ts';
import { createGateway } from '../../gateway/create-gateway.ts';
import { listen } from '../../gateway/testing/listen.ts';
import { SITE_SALT, signedHeaders } from '../../gateway/testing/signed-headers.ts';
import { createLogger } from '../../http/logger.ts';
import { nameRequest } from '../../http/request-id.ts';
import { createUpstream, type UpstreamOptions } from '../create-upstream.ts';

export const SECRET = 'the-secret-salt';
export const LIST = '/woojiapi/product/qrybrandseries';
export const DOWNLOAD = '/api/download?fileName=al-h101.glb';
export const GOOD = JSON.stringify({ resultCode: '0', resultMsg: 'success', data: [] });

export function json(
  res: ServerResponse,
  body: string | Buffer,
  status = 200,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

/** Resolves when the connection of a request is closed, cleanly or by a reset. */
export function closeOf(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => req.socket.once('error', () => undefined).once('close', () => resolve()));
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  readonly text: string;
}

export interface ProxiedShop {
  /** address of the shop */
  readonly url: string;
  /** `host:port` of the upstream */
  readonly upstreamHost: string;
  readonly upstream: Backend;
  /** what it was opened with */
  readonly upstreamOptions: UpstreamOptions;
  /** connections that the upstream has accepted */
  readonly sockets: ReadonlySet<Socket>;
  /** what the upstream does with a request from now on */
  behave(listener: RequestListener): void;
  /** Calls the shop by bare HTTP, to see the reply unchanged. */
  call(url?: string, headers?: Record<string, string>, body?: string): Promise<Answer>;
  /** the log, and every reply that `call` got */
  everythingSaid(): string;
  close(): Promise<void>;
}

/**
 * A shop whose upstream (at /base) is a real server that does what a test tells it to.
 * @param limitMs how long the shop waits for it; by default longer than any test, so that none depends on time
 */
export async function startProxiedShop(
  limitMs = 600_000,
  now = Date.now,
  options: Partial<UpstreamOptions> = {},
): Promise<ProxiedShop> {
  const said: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      said.push(String(chunk));
      done();
    },
  });
  const sockets = new Set<Socket>();
  let listener: RequestListener = (_req, res) => json(res, GOOD);
  const woojiapi = await listen((req, res) => listener(req, res));
  woojiapi.server.on('connection', (socket) => sockets.add(socket));
  const logger = createLogger('info', sink);
  const url = new URL('/base/', woojiapi.url);
  const upstreamOptions = { url, signSalt: SECRET, brand: 'Alderline', logger, limitMs, now };
  const upstream = createUpstream({ ...upstreamOptions, ...options });
  const gateway = createGateway({ siteSalt: SITE_SALT, backend: upstream, logger });
  const shop = await listen((req, res) => {
    nameRequest(req);
    gateway(req, res);
  });

  return {
    url: shop.url,
    upstreamHost: url.host,
    upstream,
    upstreamOptions,
    sockets,
    behave(next) {
      listener = next;
    },
    async call(url = LIST, headers = {}, body = 'brand=Alderline') {
      const method = url.startsWith('/api/') ? 'GET' : 'POST';
      const type = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
      const req = request(shop.url + url, {
        method,
        headers: { ...signedHeaders(url), ...type, ...headers },
      });
      req.end(method === 'POST' ? body : undefined);
      const [res] = (await once(req, 'response')) as [IncomingMessage];
      const bytes = await buffer(res);
      said.push(JSON.stringify(res.headers), bytes.toString());
      return { status: res.statusCode, headers: res.headers, bytes, text: bytes.toString() };
    },
    everythingSaid: () => said.join('\n'),
    async close() {
      await upstream.close();
      await shop.close();
      await woojiapi.close();
    },
  };
}
