import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import { distFolder } from './config/project-folders.ts';
import type { Environment } from './config/read-environment.ts';
import { createLogger } from './http/logger.ts';
import { closeServer, openServer, portOf } from './http/open-server.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { openBackend } from './open-backend.ts';
import { createPages } from './pages/create-pages.ts';
import { startVite } from './pages/start-vite.ts';

const FINISH_WITHIN_MS = 10_000;

export interface Shop {
  /** what the terminal shows at start */
  readonly banner: string;
  /** Lets running requests finish, for ten seconds, and closes the database. */
  close(): Promise<void>;
}

const starting: RequestListener = (_req, res) => {
  res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting.\n');
};

/**
 * Opens the whole shop in this process.
 * @param metrics what is counted, if anything is
 * @throws StartFailure with what to do
 */
export async function openShop(environment: Environment, metrics?: Metrics): Promise<Shop> {
  const logger = createLogger(environment.logLevel);
  // The port first: a second start by mistake must not touch the first one's data.
  let answer = starting;
  const server: Server = await openServer(environment.port, (req, res) => answer(req, res));
  const distDir = distFolder(import.meta.url);
  const filesDir = join(distDir, 'files');
  const { backend, toTry, createConsole } = await openBackend(
    environment,
    filesDir,
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
    logger,
    onAnswered,
  });
  return {
    banner: banner(environment, portOf(server), toTry),
    async close() {
      await closeServer(server, FINISH_WITHIN_MS);
      await backend.close();
    },
  };
}
