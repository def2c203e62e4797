import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { HeardFailure } from '../../contracts/api/mock-console.ts';
import type { Logger } from '../http/logger.ts';
import type { ReadFailure } from './read-reports.ts';

/** Rows that are kept; the one reported least recently is dropped first. */
const ROWS = 500;
/** Occurrences at which a failure is logged. */
const LOGGED_COUNTS = [1, 10, 100, 1_000, 10_000, 100_000];

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/** Failures that browsers have reported to this process. */
export class FailureBook {
  readonly #rows = new LRUCache<string, HeardFailure>({ max: ROWS });
  readonly #counts = new LRUCache<string, number>({ max: ROWS });
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Counts a failure and logs it at its first, tenth, hundredth occurrence and so on; always if it has a reference. */
  add({ reference, ...read }: ReadFailure, browser: string): void {
    const now = Date.now();
    const { kind, message, at, page, release } = read;
    const fingerprint = hashOf(kind, message, at);
    const key = hashOf(fingerprint, page, browser, release);
    const before = this.#rows.get(key);
    this.#rows.set(key, {
      ...read,
      fingerprint,
      browser,
      count: (before?.count ?? 0) + 1,
      firstAt: before?.firstAt ?? now,
      lastAt: now,
    });
    const times = (this.#counts.get(fingerprint) ?? 0) + 1;
    this.#counts.set(fingerprint, times);
    if (reference === '' && !LOGGED_COUNTS.includes(times)) return;
    const number = reference === '' ? {} : { reference };
    this.#logger.warn({ fingerprint, ...number, ...read, browser, times }, 'a browser reports a failure');
  }

  /** Some are not counted, and a reference that a customer saw may not be in the log. */
  tellOfTooMany(): void {
    this.#logger.warn('browsers send more reports than are taken');
  }

  /** The failures, the last one first. */
  list(): readonly HeardFailure[] {
    return [...this.#rows.values()];
  }

  clear(): void {
    this.#rows.clear();
    this.#counts.clear();
  }
}
