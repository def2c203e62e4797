import type { RequestListener, Server } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import { openServer } from '../http/open-server.ts';
import { pathOf } from '../http/request-target.ts';

/** Metrics to be read. */
export interface MetricsText {
  /** in Prometheus's format */
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * Serves `/metrics` on a separate port, because business figures are not public.
 * @throws PortFailure
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  metrics: MetricsText,
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

/** The metrics of all workers as one: counts, memory and processor are added up, lags are averaged. For the process that manages them. */
export function gatherMetrics(): MetricsText {
  const registry = new AggregatorRegistry();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
