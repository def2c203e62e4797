import { WHOLE_LIST_MAX } from '../../contracts/site/limits.ts';
import { LIST_PAGE } from '../../contracts/site/page-calls.ts';
import type { Backend } from '../calls/backend.ts';
import { within } from './within.ts';

/** How long an answer is used before the backend is asked again. */
const FRESH_MS = 60_000;

/**
 * Whether a shop has more products than a list that is read whole. Only the first pages wait for the answer: after a minute the
 * backend is asked again while pages go by what is known. A backend that lacks the call isn't asked.
 */
export class ShopLength {
  readonly #backend: Pick<Backend, 'ask' | 'lacking'>;
  readonly #brand: string;
  readonly #now: () => number;
  #isLong: boolean | undefined;
  #asking: Promise<void> = Promise.resolve();
  #freshUntil = Number.NEGATIVE_INFINITY;

  constructor(backend: Pick<Backend, 'ask' | 'lacking'>, brand: string, now: () => number = Date.now) {
    this.#backend = backend;
    this.#brand = brand;
    this.#now = now;
  }

  /**
   * @param waitMs how long to wait for the first answer
   * @returns undefined while our own backend makes its index, which only takes that long in a long shop
   */
  async isLong(waitMs: number): Promise<boolean | undefined> {
    if (this.#backend.lacking?.().has(LIST_PAGE)) return false;
    if (this.#now() >= this.#freshUntil) this.#ask();
    if (this.#isLong === undefined) await within(this.#asking, waitMs);
    // of a real backend that takes longer, lists are read whole until it has answered
    if (this.#backend.lacking) this.#isLong ??= false;
    return this.#isLong;
  }

  #ask(): void {
    this.#freshUntil = this.#now() + FRESH_MS;
    this.#asking = this.#backend.ask(LIST_PAGE, { pageSize: 1, cursor: '0', brand: this.#brand }).then(
      ({ data }) => {
        this.#isLong = data.total > WHOLE_LIST_MAX;
      },
      () => {
        this.#isLong ??= false;
      },
    );
  }
}
