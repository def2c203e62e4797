import { LRUCache } from 'lru-cache';
import { FaultBook } from './fault-book.ts';
import { readFaultHeader } from './fault-header.ts';

const REMEMBERED = 100;

/** The faults that calls ask for themselves. Calls with the same header are counted together, for what depends on a seed. */
export class AskedFaults {
  readonly #now: () => number;
  readonly #books = new LRUCache<string, FaultBook>({ max: REMEMBERED });

  /** @param now milliseconds since 1970, on the world's clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws CallFailure "1" with HTTP 400 for a header that says no fault */
  of(header: string): FaultBook {
    const known = this.#books.get(header);
    if (known) return known;
    const asked = readFaultHeader(header);
    const book = new FaultBook(this.#now);
    if ('name' in asked) book.startProfile(asked);
    else book.add(asked);
    this.#books.set(header, book);
    return book;
  }

  clear(): void {
    this.#books.clear();
  }
}
