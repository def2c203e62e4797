import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import type { Backend } from './calls/backend.ts';
import { boundHeap } from './config/bound-heap.ts';
import { distFolder, isBuilt } from './config/project-folders.ts';
import { type Environment, readEnvironment } from './config/read-environment.ts';
import { checkContents } from './config/release-contents.ts';
import { StartFailure } from './config/start-failure.ts';
import { createLogger } from './http/logger.ts';
import { missingFrom } from './http/missing-files.ts';
import { closeServer, openServer, portOf } from './http/open-server.ts';
import { openBackend } from './open-backend.ts';
import { createPages } from './pages/create-pages.ts';
import { startVite } from './pages/start-vite.ts';

const FINISH_WITHIN_MS = 10_000;

interface Shop {
  readonly servers: readonly Server[];
  readonly backend: Backend;
}

const starting: RequestListener = (_req, res) => {
  res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting.\n');
};

async function start(environment: Environment): Promise<Shop> {
  const logger = createLogger(environment.logLevel);
  // The port first: a second start by mistake must not touch the first one's data.
  let answer = starting;
  const server = await openServer(environment.port, (req, res) => answer(req, res));
  const distDir = distFolder(import.meta.url);
  const { makerSocket, production } = environment;
  if (production && !makerSocket && isBuilt(import.meta.url)) await checkContents(distDir);
  const makeMissing = makerSocket === undefined ? undefined : missingFrom(makerSocket);
  const metrics = environment.metrics && (await openMetrics(environment.metrics));
  const filesDir = join(distDir, 'files');
  const { backend, toTry, createConsole } = await openBackend(
    environment,
    { filesDir, makeMissing },
    logger,
    metrics?.queryRun,
  );
  metrics?.watchBackend(() => backend.ready());
  const { brand, siteSalt, callWindowMinutes } = environment;
  const vite = environment.development ? { vite: await startVite() } : {};
  const console = createConsole?.({ distDir, ...vite });
  const hasConsole = console !== undefined;
  const publicUrl = environment.publicUrl ?? `http://localhost:${portOf(server)}`;
  const pages = createPages({
    brand,
    siteSalt,
    publicUrl,
    backend,
    distDir,
    hasConsole,
    logger,
    watch: metrics,
    ...vite,
  });
  const onAnswered = metrics?.callAnswered;
  answer = createApp({
    siteSalt,
    callWindowMinutes,
    backend,
    pages,
    console,
    distDir,
    makeMissing,
    logger,
    onAnswered,
  });
  process.stdout.write(banner(environment, portOf(server), toTry));
  return { servers: metrics ? [server, metrics.server] : [server], backend };
}

/** The module is loaded only if metrics are on. */
async function openMetrics(at: NonNullable<Environment['metrics']>) {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const metrics = createMetrics();
  return { ...metrics, server: await serveMetrics(at, metrics) };
}

async function stop({ servers, backend }: Shop): Promise<void> {
  await Promise.all(servers.map((server) => closeServer(server, FINISH_WITHIN_MS)));
  await backend.close();
}

async function main(): Promise<void> {
  boundHeap();
  const opening = start(readEnvironment());
  let stopping = false;
  const onSignal = async () => {
    // A second signal means: stop now.
    if (stopping) process.exit(1);
    stopping = true;
    await stop(await opening);
    process.exit(0);
  };
  // Set before it opens: anyone who sees the banner may already want to stop it.
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('SIGHUP', onSignal);
  await opening;
}

main().catch((error: unknown) => {
  const expected = error instanceof StartFailure;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
