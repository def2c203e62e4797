import { LRUCache } from 'lru-cache';
import type { Prepared } from '../http/prepared-bytes.ts';

/** All pages together, before compression. */
const MAX_BYTES = 48 * 1024 * 1024;
const FRESH_MS = 60_000;
/** A page that lacked some of its data is tried again soon. */
const INCOMPLETE_FRESH_MS = 3_000;
/** Older than this, nobody is shown it while a new one is made. */
const USABLE_MS = 600_000;
/** Addresses that differ only in what the page does not read lead to one page. */
const MAX_ALIASES = 2_000;

export interface MadePage {
  readonly prepared: Prepared;
  readonly isComplete: boolean;
}

interface Kept extends MadePage {
  readonly madeAt: number;
  readonly revision: number;
}

/** Visitor pages by address: made once for all who ask at the same time, refreshed behind their backs. */
export class PageCache {
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    // Compressed bytes come on top, and take about a third.
    sizeCalculation: ({ prepared }) => Math.ceil(prepared.body.length * 1.4) + 512,
  });
  readonly #aliases = new LRUCache<string, string>({ max: MAX_ALIASES });
  readonly #making = new Map<string, Promise<MadePage>>();
  readonly #make: (address: string) => Promise<MadePage>;
  readonly #now: () => number;
  readonly #revision: () => number;

  /**
   * @param make makes the page of an address; it may fail
   * @param revision of what pages show: a page of another one is made anew
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

  /** The page of a request's url when it is here; an old one is renewed for the next. */
  ready(url: string): Prepared | undefined {
    const address = this.#aliases.get(url);
    const kept = address === undefined ? undefined : this.#pages.get(address);
    if (!kept || address === undefined) return undefined;
    const age = this.#now() - kept.madeAt;
    if (age > USABLE_MS || kept.revision !== this.#revision()) return undefined;
    if (age > (kept.isComplete ? FRESH_MS : INCOMPLETE_FRESH_MS))
      void this.#renew(address).catch(() => undefined);
    return kept.prepared;
  }

  /** The page of an address that a url leads to, when it is here. */
  find(address: string, url: string): Prepared | undefined {
    this.#aliases.set(url, address);
    return this.ready(url);
  }

  /** The page of an address, made now if need be. Rejects as its making does. */
  async get(address: string, url: string): Promise<Prepared> {
    return this.find(address, url) ?? (await this.#renew(address)).prepared;
  }

  #renew(address: string): Promise<MadePage> {
    const revision = this.#revision();
    const key = `${revision} ${address}`;
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#make(address)
      .then((page) => {
        this.#pages.set(address, { ...page, madeAt: this.#now(), revision });
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
