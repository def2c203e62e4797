import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { embeddedMap } from '../contracts/site/embedded-map.ts';
import { LIST_PAGE } from '../contracts/site/page-calls.ts';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import { FailureBook } from './browser-reports/failure-book.ts';
import { takeReports } from './browser-reports/take-reports.ts';
import { checkContents, distFolder, isBuilt } from './config/build-output.ts';
import type { Environment } from './config/read-environment.ts';
import { siteUrlOf } from './config/site-url.ts';
import { createLogger } from './http/logger.ts';
import { missingFrom } from './http/missing-files.ts';
import type { Tracer } from './http/trace.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import type { MockOptions } from './mock/create-mock.ts';
import { openBackend } from './open-backend.ts';
import { createPages } from './pages/create-pages.ts';
import type { SenderOptions } from './tracing/send-spans.ts';

/** The whole shop, except for listening on a port. */
export interface PreparedShop {
  readonly listener: RequestListener;
  /** what the terminal shows at start */
  readonly banner: string;
  /** Closes the backend; to be called when no request is running. */
  close(): Promise<void>;
}

/**
 * Puts the shop together: backend, pages, console.
 * @param port where it will be, for its own address
 * @param metrics undefined if they are off
 * @throws StartFailure with what to do
 */
export async function prepareShop(
  environment: Environment,
  port: number,
  metrics?: Metrics,
): Promise<PreparedShop> {
  const logger = createLogger(environment.logLevel);
  const distDir = distFolder(import.meta.url);
  const { makerSocket, production } = environment;
  if (production && !makerSocket && isBuilt(import.meta.url)) await checkContents(distDir);
  const makeMissing = makerSocket === undefined ? undefined : missingFrom(makerSocket);
  const filesDir = join(distDir, 'files');
  const tracing =
    environment.tracing && (await openTracing({ ...environment.tracing, logger, watch: metrics }));
  const { backend, toTry, cardPages, createConsole } = await openBackend(
    environment,
    { filesDir, makeMissing },
    logger,
    port,
    {
      onQuery: queryWatch(metrics, tracing?.tracer),
      onMail: metrics?.mailLeft,
      onChecked: metrics?.replyChecked,
      tracer: tracing?.tracer,
    },
  );
  metrics?.watchBackend(backend);
  const { brand, siteSalt, callWindowMinutes } = environment;
  const vite = environment.development ? { vite: await startVite() } : {};
  const failures = new FailureBook(logger);
  const console = createConsole?.({ distDir, failures, ...vite });
  const hasConsole = console !== undefined;
  const publicUrl = siteUrlOf(environment, port);
  const { maps } = environment;
  const map = maps && embeddedMap(maps.provider, maps.key);
  const pages = createPages({
    brand,
    siteSalt,
    publicUrl,
    map,
    backend,
    distDir,
    hasConsole,
    logger,
    watch: metrics,
    tracer: tracing?.tracer,
    ...vite,
  });
  // the index of a long shop takes seconds, for which its first visitors needn't wait
  if (!backend.lacking) backend.ask(LIST_PAGE, { pageSize: 1, cursor: '0', brand }).catch(() => undefined);
  const onAnswered = metrics?.callAnswered;
  const listener = createApp({
    siteSalt,
    callWindowMinutes,
    backend,
    pages,
    console,
    distDir,
    makeMissing,
    frameOrigin: map && new URL(map.url).origin,
    reports: takeReports(failures, metrics),
    logger,
    tracer: tracing?.tracer,
    onAnswered,
  });
  return {
    listener,
    banner: banner(environment, port, { toTry, cardPages }),
    async close() {
      await backend.close();
      await tracing?.close();
    },
  };
}

/** Loaded only if spans are sent. */
async function openTracing(options: SenderOptions): Promise<{ tracer: Tracer; close(): Promise<void> }> {
  const { createTracer } = await import('./tracing/create-tracer.ts');
  const { sendSpans } = await import('./tracing/send-spans.ts');
  const sender = sendSpans(options);
  return { tracer: createTracer(sender.add), close: sender.close };
}

/** @returns undefined without metrics and tracing: statements then aren't timed */
function queryWatch(metrics: Metrics | undefined, tracer: Tracer | undefined): MockOptions['onQuery'] {
  if (!metrics && !tracer) return undefined;
  return (outcome, seconds, statement) => {
    metrics?.queryRun(outcome, seconds);
    tracer?.ended(nameOf(statement), seconds, outcome === 'failed');
  };
}

/** @returns what a statement does and to which table, such as `select orders` */
function nameOf(statement: string): string {
  const [verb = 'statement'] = /\w+/.exec(statement) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(statement) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}

/** Compiles the sources, with hot reload. Loaded in development only. */
async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({ server: { middlewareMode: true }, appType: 'custom' });
}
