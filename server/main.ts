import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Environment, readEnvironment } from './config/read-environment.ts';
import { StartFailure } from './config/start-failure.ts';
import { createLogger } from './http/logger.ts';
import { closeServer } from './http/open-server.ts';
import { openShop } from './open-shop.ts';
import { beWorker } from './workers/be-worker.ts';
import { keepWorkers } from './workers/keep-workers.ts';

/** Ends what was started. */
type Stop = () => Promise<void>;

/** The whole shop in this process. */
async function startAlone(environment: Environment): Promise<Stop> {
  const metrics = environment.metrics && (await loadMetrics());
  const door = environment.metrics && metrics && (await openDoor(environment.metrics, metrics));
  const shop = await openShop(environment, metrics);
  process.stdout.write(shop.banner);
  return async () => {
    await Promise.all([shop.close(), door && closeServer(door, 0)]);
  };
}

/** The shop in as many processes as asked for; this one only looks after them. */
async function startWorkers(environment: Environment): Promise<Stop> {
  const door = environment.metrics && (await openDoor(environment.metrics, await loadGathered()));
  const program = fileURLToPath(import.meta.url);
  const logger = createLogger(environment.logLevel);
  const workers = await keepWorkers({ program, count: environment.workers, logger });
  process.stdout.write(workers.banner);
  return async () => {
    await Promise.all([workers.stop(), door && closeServer(door, 0)]);
  };
}

/** The modules of metrics are loaded only if they are on. */
async function loadMetrics() {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  return createMetrics();
}

async function loadGathered() {
  const { gatherMetrics } = await import('./metrics/gather-metrics.ts');
  return gatherMetrics();
}

async function openDoor(
  at: NonNullable<Environment['metrics']>,
  metrics: Awaited<ReturnType<typeof loadGathered>>,
): Promise<Server> {
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return await serveMetrics(at, metrics);
}

async function main(): Promise<void> {
  const environment = readEnvironment();
  if (cluster.isWorker) {
    await beWorker(async () => openShop(environment, environment.metrics && (await loadMetrics())));
    return;
  }
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
