import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { type Environment, readEnvironment } from './config/read-environment.ts';
import { StartFailure } from './config/start-failure.ts';
import { createLogger } from './http/logger.ts';
import { closeServer, openServer, portOf } from './http/open-server.ts';
import { prepareShop } from './prepare-shop.ts';
import { beWorker, type Running } from './workers/be-worker.ts';
import { keepWorkers } from './workers/keep-workers.ts';
import { openReloadSocket, reloadSocket } from './workers/reload-socket.ts';

const FINISH_WITHIN_MS = 10_000;

/** Ends what was started. */
type Stop = () => Promise<void>;

const starting: RequestListener = (_req, res) => {
  res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting.\n');
};

/** The whole shop in this process. */
async function startAlone(environment: Environment): Promise<Stop> {
  let answer = starting;
  // The port first: a second start by mistake must not touch the first one's data.
  const server = await openServer(environment.port, (req, res) => answer(req, res));
  const metrics = environment.metrics && (await loadMetrics());
  const door = environment.metrics && metrics && (await openDoor(environment.metrics, metrics));
  const shop = await prepareShop(environment, portOf(server), metrics);
  answer = shop.listener;
  process.stdout.write(shop.banner);
  return async () => {
    await Promise.all([closeServer(server, FINISH_WITHIN_MS), door && closeServer(door, FINISH_WITHIN_MS)]);
    await shop.close();
  };
}

/** The shop in several processes, as configured; this one only manages them. */
async function startWorkers(environment: Environment): Promise<Stop> {
  // The port first, as above; the workers open it again when they can serve.
  const probe = await openServer(environment.port, starting);
  const port = portOf(probe);
  await closeServer(probe, 0);
  const door = environment.metrics && (await openDoor(environment.metrics, await loadGathered()));
  const program = fileURLToPath(import.meta.url);
  const logger = createLogger(environment.logLevel);
  const workers = await keepWorkers({ program, count: environment.workers, port, logger });
  process.stdout.write(workers.banner);
  process.on('SIGUSR2', () => void workers.reload());
  const socket = await openReloadSocket(reloadSocket(environment.dataDir, port), workers.reload).catch(
    (error: unknown) => {
      logger.warn(
        { err: error },
        `npm run reload can't reach this shop; kill -USR2 ${process.pid} still can`,
      );
      return undefined;
    },
  );
  return async () => {
    socket?.close();
    await Promise.all([workers.stop(), door && closeServer(door, FINISH_WITHIN_MS)]);
  };
}

/** One of several processes. It listens last, so that it is given no connection before it can serve. */
async function startAsWorker(environment: Environment): Promise<Running> {
  const metrics = environment.metrics && (await loadMetrics());
  const shop = await prepareShop(environment, environment.port, metrics);
  const server = await openServer(environment.port, shop.listener);
  return {
    banner: shop.banner,
    async close() {
      await closeServer(server, FINISH_WITHIN_MS);
      await shop.close();
    },
  };
}

/** Loads the modules for metrics, only if they are on. */
async function loadMetrics() {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  return createMetrics();
}

async function loadGathered() {
  const { gatherMetrics } = await import('./metrics/serve-metrics.ts');
  return gatherMetrics();
}

async function openDoor(
  at: NonNullable<Environment['metrics']>,
  metrics: Awaited<ReturnType<typeof loadGathered>>,
): Promise<Server> {
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return await serveMetrics(at, metrics);
}

/** A collection starts once the heap is this much larger than what survived the last one; V8 lets it grow up to fourfold. */
const GROWING_PERCENT = 20;

/** Keeps the memory of a busy process near what it really uses. */
function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}

async function main(): Promise<void> {
  boundHeap();
  const environment = readEnvironment();
  if (cluster.isWorker) return await beWorker(() => startAsWorker(environment));
  const opening = environment.workers > 1 ? startWorkers(environment) : startAlone(environment);
  let stopping = false;
  const onSignal = async () => {
    // A second signal means: stop now.
    if (stopping) process.exit(1);
    stopping = true;
    await (await opening)();
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
