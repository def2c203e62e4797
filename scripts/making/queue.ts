import { EventEmitter } from 'node:events';
import type { Work } from '../../fixtures/assets/plan.ts';

/** The outcome of a request: see `Making` in server/http/missing-files.ts. */
export type Outcome = 'made' | 'failed';

interface Entry {
  readonly work: Work;
  state: 'waiting' | 'in hand' | Outcome;
  tries: number;
  /** not before this time, in milliseconds since 1970, because another process is making it */
  notBefore: number;
  /** callbacks of the waiting requests, by path */
  readonly waiting: Map<string, Set<(outcome: Outcome) => void>>;
  /** running number of its first request; Infinity without one */
  wantedSince: number;
}

const MOST_TRIES = 2;
const LOOK_AGAIN_MS = 250;

/**
 * The works to make: requested ones first, then the rest in their order.
 * @param askedOnly ignores the rest
 */
export function createQueue(works: readonly Work[], askedOnly: boolean) {
  const entries = works.map(
    (work): Entry => ({
      work,
      state: 'waiting',
      tries: 0,
      notBefore: 0,
      waiting: new Map(),
      wantedSince: Number.POSITIVE_INFINITY,
    }),
  );
  const byPath = new Map(
    entries.flatMap((entry) => entry.work.outputs.map((path) => [path, entry] as const)),
  );
  const arrived = new Set<string>();
  const bell = new EventEmitter().setMaxListeners(0);
  let wishes = 0;
  let isClosed = false;

  const isOver = () => isClosed || entries.every(({ state }) => state === 'made' || state === 'failed');

  function pick(): Entry | undefined {
    const now = Date.now();
    const ready = entries.filter(
      ({ state, notBefore, wantedSince }) =>
        state === 'waiting' && notBefore <= now && (!askedOnly || wantedSince < Number.POSITIVE_INFINITY),
    );
    // the earliest request; without any, the first in order
    return ready.reduce<Entry | undefined>(
      (first, entry) => (first === undefined || entry.wantedSince < first.wantedSince ? entry : first),
      undefined,
    );
  }

  /** Waits until something has changed, or another process may have finished what it was making. */
  function change(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        bell.off('change', go);
        resolve();
      };
      const timer = setTimeout(go, LOOK_AGAIN_MS);
      bell.on('change', go);
    });
  }

  function tell(entry: Entry, path: string, outcome: Outcome) {
    for (const resolve of entry.waiting.get(path) ?? []) resolve(outcome);
    entry.waiting.delete(path);
  }

  function settle(entry: Entry, outcome: Outcome) {
    entry.state = outcome;
    for (const path of [...entry.waiting.keys()]) tell(entry, path, outcome);
    bell.emit('change');
  }

  return {
    /** Waits for the next work; undefined when none is left. */
    async next(): Promise<Entry | undefined> {
      while (!isOver()) {
        const entry = pick();
        if (entry) {
          entry.state = 'in hand';
          return entry;
        }
        await change();
      }
      return undefined;
    },

    /** One file of a work has been made. */
    arrive(entry: Entry, path: string) {
      arrived.add(path);
      tell(entry, path, 'made');
    },

    finish: (entry: Entry) => settle(entry, 'made'),

    /** Another process is making it, so look again soon. */
    leaveToOther(entry: Entry) {
      entry.notBefore = Date.now() + LOOK_AGAIN_MS;
      entry.state = 'waiting';
    },

    /** @returns whether it will be tried again */
    fail(entry: Entry): boolean {
      entry.tries += 1;
      if (entry.tries < MOST_TRIES) {
        entry.state = 'waiting';
        bell.emit('change');
        return true;
      }
      settle(entry, 'failed');
      return false;
    },

    /** Gives up the remaining works. */
    failRest() {
      for (const entry of entries) if (entry.state === 'waiting') settle(entry, 'failed');
    },

    /** @returns the missing files of a work, requested ones first */
    wantedFirst({ work, waiting }: Entry, isThere: (path: string) => boolean): string[] {
      const missing = work.outputs.filter((path) => !isThere(path));
      return [
        ...missing.filter((path) => waiting.has(path)),
        ...missing.filter((path) => !waiting.has(path)),
      ];
    },

    /** @returns undefined for a path that no work has; the promise never settles once `gone` is aborted */
    want(path: string, gone: AbortSignal): Promise<Outcome> | Outcome | undefined {
      const entry = byPath.get(path);
      if (!entry) return undefined;
      if (arrived.has(path)) return 'made';
      if (entry.state === 'made' || entry.state === 'failed') return entry.state;
      return new Promise((resolve) => {
        const those = entry.waiting.get(path) ?? new Set();
        entry.waiting.set(path, those.add(resolve));
        if (entry.wantedSince === Number.POSITIVE_INFINITY) entry.wantedSince = wishes++;
        bell.emit('change');
        gone.addEventListener('abort', () => {
          those.delete(resolve);
          if (those.size === 0) entry.waiting.delete(path);
          if (entry.waiting.size === 0) entry.wantedSince = Number.POSITIVE_INFINITY;
        });
      });
    },

    count: () => entries.filter(({ state }) => state === 'made').length,
    failed: () => entries.filter(({ state }) => state === 'failed').map(({ work }) => work.key),
    total: entries.length,
    close() {
      isClosed = true;
      bell.emit('change');
    },
  };
}
