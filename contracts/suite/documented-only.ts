import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signCall } from '../api/call-signing.ts';
import type { CallPath, ReplyOf } from '../api/calls.ts';
import document from '../api/generated/openapi.json' with { type: 'json' };
import type { Target } from './call-client.ts';

const DOCUMENTED = new Set(
  Object.entries(
    document.paths as Readonly<Record<string, Readonly<Record<string, { 'x-origin'?: string }>>>>,
  )
    .filter(([, methods]) => Object.values(methods).some((one) => one['x-origin'] === 'documented'))
    .map(([path]) => path),
);

type Dress = (res: ServerResponse) => void;
const json = (status: number, body: object): Dress => {
  const text = JSON.stringify(body);
  return (res) => res.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

/** How a backend may answer a path that it doesn't have. */
export const DRESSES = {
  'code 105': json(200, { resultCode: '105', resultMsg: 'Error' }),
  '404 in JSON': json(404, { timestamp: 1_795_700_000_000, status: 404, error: 'Not Found' }),
  '404 in HTML': (res) => res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  'HTTP 401': json(401, { error: 'unauthorized' }),
} satisfies Record<string, Dress>;
export type DressName = keyof typeof DRESSES;

const GALLERY = '/woojiapi/order/qryprojectexamplebysts' satisfies CallPath;

/** Of a project in the gallery, no more than picture and title is documented. */
function documentedGallery(body: Buffer): string {
  const { data, ...reply }: ReplyOf<typeof GALLERY> = JSON.parse(body.toString());
  return JSON.stringify({ ...reply, data: data.map(({ img1, title }) => ({ img1, title })) });
}

export interface DocumentedOnly {
  readonly url: string;
  /** paths of the calls that it was asked for and lacks, in order */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/**
 * A woojiapi that has the documented calls alone.
 * @param behind a backend with all calls, which answers those
 * @param headers sent to it with each call
 */
export async function documentedOnly(
  { baseUrl, salt }: Pick<Target, 'baseUrl' | 'salt'>,
  dress: Dress,
  headers: Readonly<Record<string, string>> = {},
): Promise<DocumentedOnly> {
  const refused: string[] = [];
  async function passOn(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = (req.url ?? '').replace(/\?.*/, '');
    if (!DOCUMENTED.has(path)) {
      refused.push(path);
      req.resume();
      return dress(res);
    }
    const { host: _, connection: __, 'content-length': ___, 'x-forwarded-for': ____, ...asked } = req.headers;
    const { url = '' } = req;
    const { brand = '', callserial = '', calltime = '', ...others } = asked as Record<string, string>;
    const signed = {
      brand,
      callserial,
      calltime,
      sign: signCall({ brand, callserial, calltime, url }, salt),
    };
    const reply = await fetch(baseUrl + url, {
      method: req.method ?? 'GET',
      headers: { ...others, ...signed, ...headers },
      ...(req.method === 'POST' ? { body: await buffer(req) } : {}),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    res.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    res.end(path === GALLERY ? documentedGallery(body) : body);
  }
  const server = createServer((req, res) => void passOn(req, res).catch(() => res.destroy())).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
