import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../http/logger.ts';
import { isReady, type Ready, STOP } from './be-worker.ts';

export interface WorkersOptions {
  /** the file that a worker runs */
  readonly program: string;
  readonly count: number;
  /** the port that they share */
  readonly port: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

export interface Workers {
  /** what the terminal shows at start */
  readonly banner: string;
  /**
   * Replaces the workers one after the other, each once its successor serves, so that a new build takes over without a gap. If
   * a new one can't start, the remaining old ones carry on. One reload begins when the one before it has ended.
   * @returns whether all were replaced
   */
  reload(): Promise<boolean>;
  /** Asks all to finish and waits for them. */
  stop(): Promise<void>;
}

/** The pause before a worker that could not start is tried again. */
const RETRY_MS = 1000;

/**
 * Runs the program in several processes behind one port, and replaces one that ends. The first starts alone, since it brings
 * the database up to date; if it can't start, it has said why, and this process ends with the same status.
 */
export async function keepWorkers({ program, count, port, logger }: WorkersOptions): Promise<Workers> {
  cluster.setupPrimary({ exec: program, args: [] });
  let isStopping = false;
  /** ended by a reload, which has started their successors already */
  const replaced = new WeakSet<Worker>();

  /** @returns the first worker's message; undefined if it ended before it could serve */
  const start = async (): Promise<Ready | undefined> => {
    const worker = cluster.fork({ PORT: String(port) });
    const ready = await firstWord(worker);
    if (ready) void replaceAfter(worker);
    return ready;
  };

  const replaceAfter = async (worker: Worker): Promise<void> => {
    if (!worker.isDead()) await once(worker, 'exit');
    if (isStopping || replaced.has(worker)) return;
    const { pid, exitCode, signalCode } = worker.process;
    logger.warn({ worker: pid, exitCode, signalCode }, 'a worker ended; another takes its place');
    await startUntilReady();
  };

  const startUntilReady = async (): Promise<void> => {
    while (!isStopping && !(await start())) {
      logger.warn("a worker couldn't start; trying again");
      await sleep(RETRY_MS);
    }
  };

  const first = await start();
  if (!first) process.exit(1);
  await Promise.all(Array.from({ length: count - 1 }, startUntilReady));

  const replaceAll = async (): Promise<boolean> => {
    for (const worker of running()) {
      if (isStopping) return false;
      if (!(await start())) {
        logger.warn("a new worker couldn't start; the old ones go on");
        return false;
      }
      replaced.add(worker);
      await stopWorker(worker);
    }
    logger.info('all workers are replaced');
    return true;
  };

  let reloading = Promise.resolve(true);
  return {
    banner: first.banner,
    reload() {
      reloading = reloading.then(replaceAll);
      return reloading;
    },
    async stop() {
      isStopping = true;
      await Promise.all(running().map(stopWorker));
    },
  };
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

async function firstWord(worker: Worker): Promise<Ready | undefined> {
  return await new Promise((resolve) => {
    worker.once('exit', () => resolve(undefined));
    worker.on('message', (message) => {
      if (isReady(message)) resolve(message);
    });
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (worker.isConnected()) worker.send(STOP);
  await ended;
}
