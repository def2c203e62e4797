import { LRUCache } from 'lru-cache';
import type { Prepared } from '../http/prepared-bytes.ts';

/** All pages together, before compression. */
const MAX_BYTES = 48 * 1024 * 1024;
const FRESH_MS = 60_000;
/** A page that lacked some of its data is soon made again. */
const INCOMPLETE_FRESH_MS = 3_000;
/** An older page is not shown while a new one is made. */
const USABLE_MS = 600_000;
/** A page requested again after this time is worth better compression; one that changes sooner isn't. */
const WORTH_PACKING_MS = 2_000;
/** Limit for addresses that differ only in a query the page doesn't read, and so share a page. */
const MAX_ALIASES = 2_000;
/** A longer url isn't kept, so that invented ones don't fill the memory. */
const MAX_ALIAS_CHARS = 300;

export interface MadePage {
  readonly prepared: Prepared;
  readonly isComplete: boolean;
  /** false if any number of other addresses could lead to it, so it isn't cached */
  readonly isKept?: boolean;
  /** until when it is valid, for a page that shows the time: milliseconds since 1970 */
  readonly until?: number;
  /** the address to go to instead; there is no page then */
  readonly redirect?: string | undefined;
}

/** A page, or the address to go to. */
export type FoundPage = Pick<MadePage, 'prepared' | 'redirect'>;

interface Kept extends MadePage {
  readonly madeAt: number;
  readonly revision: number;
}

/** Visitor pages by address: made once for simultaneous requests, refreshed in the background. */
export class PageCache {
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    // Compressed bytes add about a third.
    sizeCalculation: ({ prepared }) => Math.ceil(prepared.body.length * 1.4) + 512,
  });
  readonly #aliases = new LRUCache<string, string>({ max: MAX_ALIASES });
  readonly #making = new Map<string, Promise<MadePage>>();
  readonly #make: (address: string) => Promise<MadePage>;
  readonly #now: () => number;
  readonly #revision: () => number;

  /**
   * @param make makes the page for an address; it may fail
   * @param revision of the data that pages show: a page with another one is made again
   */
  constructor(
    make: (address: string) => Promise<MadePage>,
    now: () => number = Date.now,
    revision: () => number = () => 0,
  ) {
    this.#make = make;
    this.#now = now;
    this.#revision = revision;
  }

  /** The cached page for a request's url; an old one is renewed for the next request. */
  ready(url: string): Prepared | undefined {
    const address = this.#aliases.get(url);
    return address === undefined ? undefined : this.#usable(address);
  }

  #usable(address: string): Prepared | undefined {
    const kept = this.#pages.get(address);
    if (!kept) return undefined;
    const age = this.#now() - kept.madeAt;
    const isOver = age > USABLE_MS || this.#now() >= (kept.until ?? Number.POSITIVE_INFINITY);
    if (isOver || kept.revision !== this.#revision()) return undefined;
    if (age > (kept.isComplete ? FRESH_MS : INCOMPLETE_FRESH_MS))
      void this.#renew(address).catch(() => undefined);
    if (age > WORTH_PACKING_MS) void kept.prepared.pack();
    return kept.prepared;
  }

  /** The cached page for the address that a url leads to. */
  find(address: string, url: string): Prepared | undefined {
    if (url.length <= MAX_ALIAS_CHARS) this.#aliases.set(url, address);
    return this.#usable(address);
  }

  /** The page for an address, made now if necessary. Rejects if making it fails. */
  async get(address: string, url: string): Promise<FoundPage> {
    const prepared = this.find(address, url);
    return prepared ? { prepared } : await this.#renew(address);
  }

  #renew(address: string): Promise<MadePage> {
    const revision = this.#revision();
    const key = `${revision} ${address}`;
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#make(address)
      .then((page) => {
        if (!(page.isKept ?? true)) return page;
        const before = this.#pages.peek(address)?.prepared;
        // the same page again, so keep its compressed bytes
        const isSame = before?.etag === page.prepared.etag && before.status === page.prepared.status;
        const kept = isSame ? { ...page, prepared: before } : page;
        this.#pages.set(address, { ...kept, madeAt: this.#now(), revision });
        return kept;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
