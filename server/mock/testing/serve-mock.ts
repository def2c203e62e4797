import type { IncomingMessage } from 'node:http';
import type { Backend } from '../../calls/backend.ts';
import { listen } from '../../gateway/testing/listen.ts';
import { CALL_BACK_PATH } from '../../http/call-backs.ts';
import { callerAddress } from '../../http/caller-address.ts';

export interface ServedMock {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves a backend over real HTTP, as the gateway would after its checks: headers are not checked. */
export async function serveMock(backend: Backend): Promise<ServedMock> {
  const server = await listen((req, res) => {
    const url = req.url ?? '/';
    if (backend.takeCallBack && url === CALL_BACK_PATH) {
      void backend.takeCallBack(req, res);
      return;
    }
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
          address: callerAddress(req),
          requestId: 'test',
        },
        req,
        res,
      )
      // a bug of ours; without a reply it would look like a time-out
      .catch((error: unknown) => {
        res.statusCode = 500;
        res.end(String(error));
      });
  });
  return { origin: server.url, stop: server.close };
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
