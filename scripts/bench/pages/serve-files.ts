import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface SiteFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const PACKED = new Set(['text/html', 'text/javascript']);

/** Serves files from memory over node:http, text as brotli at the highest level, as the shop does. */
export async function serveFiles(
  files: ReadonlyMap<string, SiteFile>,
  port: number,
): Promise<{ baseUrl: string; stop(): Promise<void> }> {
  const ready = new Map(
    [...files].map(([path, { type, bytes }]) => {
      const isPacked = PACKED.has(type);
      const body = isPacked ? brotliCompressSync(bytes) : bytes;
      const headers = {
        'content-type': isPacked ? `${type}; charset=utf-8` : type,
        'content-length': body.length,
        'cache-control': type === 'text/html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
      };
      return [path, { headers, body }] as const;
    }),
  );
  const server = createServer((req, res) => {
    const file = ready.get(req.url ?? '');
    if (file) res.writeHead(200, file.headers).end(file.body);
    else res.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
