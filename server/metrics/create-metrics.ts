import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Vital } from '../../contracts/api/browser-report.ts';
import type { ReportWatch } from '../browser-reports/take-reports.ts';
import type { SpanWatch } from '../tracing/send-spans.ts';
import type { MetricsText } from './serve-metrics.ts';

interface MailQueue {
  readonly count: number;
  /** how long the oldest has waited */
  readonly oldestSeconds: number;
}

interface WatchedBackend {
  ready(): Promise<boolean>;
  /** paths of calls of our own that it is known to lack */
  lacking?(): ReadonlySet<string>;
  /** mails that it has still to send */
  waitingMails?(): Promise<MailQueue>;
}

/** What the program counts. Labels contain only contract paths and codes, nothing that grows with the visitors. */
export interface Metrics extends MetricsText, ReportWatch, SpanWatch {
  /** @param resultCode of the reply; '' if the connection broke before there was one */
  readonly callAnswered: (path: string, resultCode: string, seconds: number) => void;
  /** @param from `cache` for a prepared page, `render` for one rendered for this visitor */
  readonly pageServed: (from: 'cache' | 'render', status: number) => void;
  readonly pageRendered: (seconds: number) => void;
  readonly queryRun: (outcome: 'ok' | 'failed', seconds: number) => void;
  /** a reply of woojiapi has been checked against the contract */
  readonly replyChecked: (path: string, outcome: 'kept' | 'drifted') => void;
  readonly mailLeft: (outcome: 'sent' | 'refused' | 'late') => void;
  /** Asks the backend whenever the metrics are read. */
  watchBackend(backend: WatchedBackend): void;
}

const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Around the limits of "good" and "poor" on web.dev: 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25. */
const VISIT_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const REACTION_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const LAYOUT_SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const QUERY_SECONDS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.01, 0.05, 0.25, 1, 5];

/** The process's numbers (memory, processor, event-loop lag ...) and the shop's own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  shareWithKeeper(registry);
  collectDefaultMetrics({ register: registry });

  // workers are added up
  const processes = new Gauge({ name: 'shop_processes', help: 'Processes that serve', registers });
  processes.set(1);

  const calls = new Counter({
    name: 'shop_calls_total',
    help: 'Calls answered, by path and result code',
    labelNames: ['path', 'code'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'shop_call_seconds',
    help: 'From the first byte of a call to the end of its answer',
    labelNames: ['path'],
    buckets: CALL_SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'shop_pages_total',
    help: 'Pages served, from the cache or rendered for the visitor, by HTTP status',
    labelNames: ['from', 'status'],
    registers,
  });
  const pageSeconds = new Histogram({
    name: 'shop_page_render_seconds',
    help: 'Data and rendering of one page',
    buckets: CALL_SECONDS,
    registers,
  });
  const querySeconds = new Histogram({
    name: 'shop_database_query_seconds',
    help: 'Statements of the mock, by outcome',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers,
  });

  const checkedReplies = new Counter({
    name: 'shop_contract_replies_total',
    help: 'Replies of woojiapi that were checked against the contract, and whether they kept it',
    labelNames: ['path', 'outcome'],
    registers,
  });
  const browserFailures = new Counter({
    name: 'shop_browser_failures_total',
    help: 'Failures that browsers have reported, by kind and page',
    labelNames: ['kind', 'page'],
    registers,
  });
  const refusedReports = new Counter({
    name: 'shop_browser_reports_refused_total',
    help: 'Reports of browsers that were over the limits or unreadable',
    registers,
  });
  const spans = new Counter({
    name: 'shop_spans_total',
    help: 'Spans that were sent to the collector, and those that were dropped because it failed or was too slow',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'shop_mails_total',
    help: 'Mails that were sent, refused by the mail server, or given up because it was too late for them',
    labelNames: ['outcome'],
    registers,
  });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['page'], buckets, registers });
  const vitals: Readonly<Record<Vital, Histogram>> = {
    LCP: vital('shop_browser_lcp_seconds', 'Largest contentful paint, of one visit in ten', VISIT_SECONDS),
    INP: vital(
      'shop_browser_inp_seconds',
      'Interaction to next paint, of one visit in ten',
      REACTION_SECONDS,
    ),
    CLS: vital('shop_browser_cls', 'Cumulative layout shift, of one visit in ten', LAYOUT_SHIFTS),
  };

  return {
    browserFailed: (kind, page) => browserFailures.inc({ kind, page }),
    visitMeasured: (name, page, value) => vitals[name].observe({ page }, value),
    spansLeft: (outcome, count) => spans.inc({ outcome }, count),
    reportRefused: () => refusedReports.inc(),
    callAnswered(path, code, seconds) {
      calls.inc({ path, code });
      callSeconds.observe({ path }, seconds);
    },
    pageServed: (from, status) => pages.inc({ from, status }),
    pageRendered: (seconds) => pageSeconds.observe(seconds),
    replyChecked: (path, outcome) => checkedReplies.inc({ path, outcome }),
    mailLeft: (outcome) => mails.inc({ outcome }),
    queryRun: (outcome, seconds) => querySeconds.observe({ outcome }, seconds),
    watchBackend(backend) {
      new Gauge({
        name: 'shop_backend_ready',
        help: 'Whether the backend, and so its database, answers: 1 or 0, as /readyz says',
        registers,
        // the lowest value of all workers
        aggregator: 'min',
        async collect() {
          this.set((await backend.ready()) ? 1 : 0);
        },
      });
      new Gauge({
        name: 'shop_backend_lacks_call',
        help: 'Calls of our own that the backend lacks, one line each, as /readyz lists them',
        labelNames: ['path'],
        registers,
        aggregator: 'max',
        collect() {
          this.reset();
          for (const path of backend.lacking?.() ?? []) this.set({ path }, 1);
        },
      });
      const { waitingMails } = backend;
      if (!waitingMails) return;
      // the queue is in the database, so all workers say the same
      const ofQueue = (name: string, help: string, of: (queue: MailQueue) => number) =>
        new Gauge({
          name,
          help,
          registers,
          aggregator: 'max',
          async collect() {
            // while the database is gone it keeps its last value
            const waiting = await waitingMails().catch(() => undefined);
            if (waiting) this.set(of(waiting));
          },
        });
      ofQueue('shop_mails_waiting', 'Mails that are still to be sent', ({ count }) => count);
      ofQueue(
        'shop_mail_oldest_seconds',
        'How long the oldest mail that is still to be sent has waited',
        ({ oldestSeconds }) => oldestSeconds,
      );
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** In a worker, lets the process that manages the workers read these numbers (serve-metrics.ts). */
function shareWithKeeper(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}
