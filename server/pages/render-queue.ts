import type { ErrorRequestHandler } from 'express';

interface Limits {
  /** pages that are made at once; most of that time they wait for their data */
  readonly atOnce: number;
  /** pages that wait for one of these to finish; more are refused */
  readonly waiting: number;
}

/** At 15 to 50 ms for a render, the last in the queue waits a few seconds, the longest that a visitor would wait. */
const LIMITS: Limits = { atOnce: 8, waiting: 64 };

/** Limits how many pages are made at once, and lets calls and cached pages go first between two renders. */
export class RenderQueue {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits;
  }

  /**
   * Makes a page when it is its turn.
   * @throws TooManyPages when too many wait already
   */
  async run<T>(make: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await make();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Renders one page in each turn of the event loop, because a render blocks everything else. */
  inTurn<T>(render: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(() => new Promise((resolve) => setImmediate(resolve))).then(render);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async #enter(): Promise<void> {
    const { atOnce, waiting } = this.#limits;
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= waiting) throw new TooManyPages();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
  }
}

/** Too many visitors wait for pages that are not in the cache. */
class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** About as long as a full queue takes. */
const RETRY_SECONDS = '3';

export const refuseTooMany: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof TooManyPages)) return next(error);
  res.status(503).set({ 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
  res.type('text/plain').send('The shop is very busy at the moment. Please try again in a few seconds.\n');
};
