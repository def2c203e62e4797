import { AggregatorRegistry } from 'prom-client';
import type { MetricsText } from './serve-metrics.ts';

/** The metrics of all workers as one: counts, memory and processor are added up, lags are averaged. For the process that manages them. */
export function gatherMetrics(): MetricsText {
  const registry = new AggregatorRegistry();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
