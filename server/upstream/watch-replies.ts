import { LRUCache } from 'lru-cache';
import { findDrift } from '../calls/find-drift.ts';
import type { Logger } from '../http/logger.ts';
import type { Drift } from '../http/readiness-page.ts';
import { readJson } from './read-json.ts';
import type { Reply } from './send-request.ts';

export interface WatchOptions {
  /** one reply in this many is checked */
  readonly sample: number;
  readonly logger: Pick<Logger, 'warn'>;
  /** called with each checked reply */
  readonly onChecked?: ((path: string, outcome: 'kept' | 'drifted') => void) | undefined;
  /** 0 <= random < 1 */
  readonly random?: () => number;
  /** milliseconds since 1970; the machine's by default */
  readonly now?: () => number;
}

export interface Watch {
  /** @param path of the call, without its query */
  look(path: string, reply: Reply): void;
  /** the differences that were found in the last day, the latest first */
  drift(): Drift[];
}

interface Found {
  readonly path: string;
  readonly problem: string;
  readonly times: number;
  /** milliseconds since 1970 */
  readonly last: number;
  readonly logged: number;
}

/** A drifted backend causes the same problem with every reply, so logging it once in ten minutes is enough. */
const REPEAT_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const REMEMBERED = 500;

/**
 * Checks a sample of live replies against the contract after they have been sent, and logs any drift: call, path of the field
 * and what is wrong, never a value. The sample is random, not every n-th reply, as visitors' calls follow a pattern.
 */
export function createWatch({
  sample,
  logger,
  onChecked,
  random = Math.random,
  now = Date.now,
}: WatchOptions): Watch {
  const known = new LRUCache<string, Found>({ max: REMEMBERED });

  const note = (path: string, problem: string): void => {
    const line = `${path} ${problem}`;
    const { times = 0, logged = Number.NEGATIVE_INFINITY } = known.get(line) ?? {};
    const last = now();
    const isDue = last - logged >= REPEAT_MS;
    if (isDue) logger.warn({ path, problem }, 'reply drifts from the contract');
    known.set(line, { path, problem, times: times + 1, last, logged: isDue ? last : logged });
  };

  const check = (path: string, { status, headers, body }: Reply): void => {
    const value = readJson(headers, body);
    const seen = { status, contentType: String(headers['content-type'] ?? ''), value };
    const problems = findDrift(path, seen);
    for (const problem of problems) note(path, problem);
    onChecked?.(path, problems.length > 0 ? 'drifted' : 'kept');
  };

  return {
    look(path, reply) {
      if (random() * sample >= 1 || reply.status === 304) return;
      setImmediate(check, path, reply);
    },
    drift: () =>
      [...known.values()]
        .filter(({ last }) => now() - last < DAY_MS)
        .map(({ path, problem, times, last }) => ({
          path,
          problem,
          times,
          secondsAgo: Math.round((now() - last) / 1000),
        })),
  };
}
