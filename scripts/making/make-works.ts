import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { orderOf, type Plan, planWorks, type Work } from '../../fixtures/assets/plan.ts';
import { type Claims, openClaims } from './claims.ts';
import { createQueue, type Outcome } from './queue.ts';
import { startWorker, type Worker } from './start-worker.ts';

const MOST_FAILURES_IN_A_ROW = 5;
const PLAN = 'plan';
const LOOK_AGAIN_MS = 100;

export interface MakingOptions {
  /** the build's folder */
  readonly dist: string;
  /** how many processes work at once */
  readonly size: number;
  /** makes only requested works */
  readonly askedOnly?: boolean;
  /** leaves out what a release may start without */
  readonly neededOnly?: boolean;
  /** makes only works with one of these in their key */
  readonly only?: readonly string[];
  /** see openClaims */
  readonly staleAfterMs?: number;
  /** called after each work, with its maker, and how many of the total are made now */
  readonly onMade?: (work: Work, by: 'us' | 'another process', made: number, total: number) => void;
  /** called with each failure, as a sentence for the log */
  readonly onFailure?: (sentence: string) => void;
}

export interface Making {
  /** how many works there were to make */
  readonly total: number;
  /**
   * Waits until a file is made, and gives it precedence.
   * @param path below the build's folder
   */
  want(path: string, gone: AbortSignal): Promise<Outcome | 'unknown'>;
  /** resolves with the keys of failed works once all have been tried, or after `close` */
  readonly ended: Promise<readonly string[]>;
  /** stops the workers at once; unfinished works are left out */
  close(): Promise<void>;
}

/** Makes the pictures and files that are missing, each once, however many processes do this on one folder. */
export async function makeWorks(options: MakingOptions): Promise<Making> {
  const {
    dist,
    size,
    askedOnly = false,
    neededOnly = false,
    only = [''],
    onMade = () => {},
    onFailure = () => {},
  } = options;
  const claims = await openClaims(join(dist, '.making'), options.staleAfterMs);
  const { contents, missing, absent } = await planAlone(claims, dist);
  if (absent > 0) console.log(`${absent} pictures of rooms and edges are missing: run npm run fixtures.`);
  const works = missing.filter(
    ({ key, optional }) => !(neededOnly && optional) && only.some((text) => key.includes(text)),
  );
  const queue = createQueue(works, askedOnly);
  const isThere = (path: string) => existsSync(join(dist, path));
  const workers = new Set<Worker>();
  const releases = new Set<() => Promise<void>>();
  let failuresInRow = 0;
  let isClosed = false;

  type Entry = NonNullable<Awaited<ReturnType<typeof queue.next>>>;

  async function make(entry: Entry, worker: () => Worker): Promise<void> {
    const { work } = entry;
    const release = await claims.take(work.key);
    if (!release) {
      queue.leaveToOther(entry);
      return;
    }
    releases.add(release);
    try {
      const names = queue.wantedFirst(entry, isThere).map((path) => basename(path));
      if (names.length > 0) {
        const folder = dirname(work.outputs[0] ?? '');
        await worker().run(orderOf(work, dist, names), (name) => queue.arrive(entry, `${folder}/${name}`));
      }
      queue.finish(entry);
      failuresInRow = 0;
      onMade(work, names.length > 0 ? 'us' : 'another process', queue.count(), queue.total);
    } catch (error) {
      if (!isClosed) note(entry, error instanceof Error ? error.message : String(error));
    } finally {
      releases.delete(release);
      await release();
    }
  }

  function note(entry: Entry, reason: string) {
    failuresInRow += 1;
    const isTriedAgain = queue.fail(entry);
    const stops = failuresInRow === MOST_FAILURES_IN_A_ROW;
    const next = stops
      ? `These were ${MOST_FAILURES_IN_A_ROW} failures in a row, so making stops until the next start.`
      : `It is ${isTriedAgain ? 'tried once more' : 'not tried again before the next start'}.`;
    onFailure(`Couldn't make ${entry.work.key}: ${reason}. ${next}`);
    if (stops) queue.failRest();
  }

  /** Runs works in a process, replaced if it dies, until there are none left. */
  async function lane(): Promise<void> {
    let worker: Worker | undefined;
    const current = () => {
      if (!worker?.isAlive()) {
        if (worker) workers.delete(worker);
        worker = startWorker();
        workers.add(worker);
      }
      return worker;
    };
    for (let entry = await queue.next(); entry; entry = await queue.next()) await make(entry, current);
    worker?.stop();
  }

  const lanes = Array.from({ length: Math.min(size, works.length) }, lane);
  const ended = Promise.all(lanes).then(() => {
    claims.close();
    return queue.failed();
  });

  return {
    total: works.length,
    ended,
    async want(path, gone) {
      if (!contents.has(path)) return 'unknown';
      return (await queue.want(path, gone)) ?? (isThere(path) ? 'made' : 'unknown');
    },
    async close() {
      isClosed = true;
      queue.close();
      for (const worker of workers) worker.stop();
      await Promise.all([...releases].map((release) => release()));
      claims.close();
    },
  };
}

/** Two simultaneous plans would remove each other's new files, so only one runs at a time. */
async function planAlone(claims: Claims, dist: string): Promise<Plan> {
  for (;;) {
    const release = await claims.take(PLAN);
    if (release) return planWorks(dist).finally(release);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
