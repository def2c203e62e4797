import { LRUCache } from 'lru-cache';
import { findDrift } from '../calls/find-drift.ts';
import type { Logger } from '../http/logger.ts';
import { readJson } from './read-json.ts';
import type { Reply } from './send-request.ts';

export interface WatchOptions {
  /** one reply in this many is checked */
  readonly sample: number;
  readonly logger: Pick<Logger, 'warn'>;
  /** 0 <= random < 1 */
  readonly random?: () => number;
}

/** @param path of the call, without its query */
export type Watch = (path: string, reply: Reply) => void;

/** A drifted backend causes the same problem with every reply, so logging it once in ten minutes is enough. */
const REPEAT_MS = 10 * 60_000;
const REMEMBERED = 500;

/**
 * Checks a sample of live replies against the contract after they have been sent, and logs any drift: call, path of the field
 * and what is wrong, never a value. The sample is random, not every n-th reply, as visitors' calls follow a pattern.
 */
export function createWatch({ sample, logger, random = Math.random }: WatchOptions): Watch {
  const told = new LRUCache<string, true>({ max: REMEMBERED, ttl: REPEAT_MS });

  const look = (path: string, { status, headers, body }: Reply): void => {
    const value = readJson(headers, body);
    const seen = { status, contentType: String(headers['content-type'] ?? ''), value };
    for (const problem of findDrift(path, seen)) {
      const line = `${path} ${problem}`;
      if (told.has(line)) continue;
      told.set(line, true);
      logger.warn({ path, problem }, 'reply drifts from the contract');
    }
  };

  return (path, reply) => {
    if (random() * sample >= 1 || reply.status === 304) return;
    setImmediate(look, path, reply);
  };
}
