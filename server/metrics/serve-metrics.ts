import type { RequestListener, Server } from 'node:http';
import { openServer } from '../http/open-server.ts';
import { pathOf } from '../http/request-path.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Serves `/metrics` on a separate port, because business figures are not public.
 * @throws PortFailure
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  metrics: Metrics,
): Promise<Server> {
  const listener: RequestListener = (req, res) => {
    if (pathOf(req.url) !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is here.\n');
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  };
  return await openServer(port, listener, host);
}
