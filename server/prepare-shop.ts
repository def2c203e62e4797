import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { embeddedMap } from '../contracts/site/embedded-map.ts';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import { FailureBook } from './browser-reports/failure-book.ts';
import { takeReports } from './browser-reports/take-reports.ts';
import { checkContents, distFolder, isBuilt } from './config/build-output.ts';
import type { Environment } from './config/read-environment.ts';
import { siteUrlOf } from './config/site-url.ts';
import { createLogger } from './http/logger.ts';
import { missingFrom } from './http/missing-files.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { openBackend } from './open-backend.ts';
import { createPages } from './pages/create-pages.ts';

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
  const { backend, toTry, cardPages, createConsole } = await openBackend(
    environment,
    { filesDir, makeMissing },
    logger,
    port,
    metrics?.queryRun,
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
    ...vite,
  });
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
    onAnswered,
  });
  return { listener, banner: banner(environment, port, { toTry, cardPages }), close: () => backend.close() };
}

/** Compiles the sources, with hot reload. Loaded in development only. */
async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({ server: { middlewareMode: true }, appType: 'custom' });
}
