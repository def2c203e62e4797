import { WHOLE_LIST_MAX } from '../../contracts/site/limits.ts';
import { LIST_PAGE } from '../../contracts/site/page-calls.ts';
import type { Backend } from '../calls/backend.ts';
import { within } from './within.ts';

/** No page has to know it sooner. */
const FRESH_MS = 60_000;

/**
 * Whether a shop has more products than a list that is read whole. A real backend is asked once a minute, and not at all if it
 * lacks the call.
 */
export class ShopLength {
  readonly #backend: Pick<Backend, 'ask' | 'lacking'>;
  readonly #brand: string;
  readonly #now: () => number;
  #known: { readonly isLong: boolean; readonly until: number } | undefined;

  constructor(backend: Pick<Backend, 'ask' | 'lacking'>, brand: string, now: () => number = Date.now) {
    this.#backend = backend;
    this.#brand = brand;
    this.#now = now;
  }

  /** @param waitMs how long to wait for an answer. @returns undefined if it isn't known by then, but likely */
  async isLong(waitMs: number): Promise<boolean | undefined> {
    if (this.#known && this.#now() < this.#known.until) return this.#known.isLong;
    if (this.#backend.lacking?.().has(LIST_PAGE)) return false;
    let total: number | undefined;
    const asking = this.#backend.ask(LIST_PAGE, { pageSize: 1, cursor: '0', brand: this.#brand }).then(
      ({ data }) => {
        total = data.total;
      },
      () => {
        total = 0;
      },
    );
    await within(asking, waitMs);
    // our own backend has the call, and takes that long only to make the index of a long shop
    if (total === undefined && !this.#backend.lacking) return undefined;
    const isLong = (total ?? 0) > WHOLE_LIST_MAX;
    this.#known = { isLong, until: this.#now() + FRESH_MS };
    return isLong;
  }
}
