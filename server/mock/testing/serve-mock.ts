import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../../gateway/backend.ts';

export interface ServedMock {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves a backend over real HTTP, as the gateway would after its checks: headers are taken as they come. */
export async function serveMock(backend: Backend): Promise<ServedMock> {
  const server = createServer((req, res) => {
    const url = req.url ?? '/';
    backend
      .serve(
        {
          method: req.method === 'GET' ? 'GET' : 'POST',
          path: url.split('?')[0] ?? url,
          url,
          brand: header(req, 'brand') ?? '',
          callserial: header(req, 'callserial') ?? '',
          calltime: header(req, 'calltime') ?? '',
          debug: header(req, 'debug') ?? 'false',
          token: header(req, 'token'),
          address: req.socket.remoteAddress ?? '',
          requestId: 'test',
        },
        req,
        res,
      )
      // a slip of ours: no answer at all would only look like a time-out
      .catch((error: unknown) => {
        res.statusCode = 500;
        res.end(String(error));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
