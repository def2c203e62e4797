import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../contracts/site/page-rendering.ts';
import { pathOf } from '../http/request-target.ts';

const FRESH_MS = 60_000;
/** Enough for each page that shows a single thing, in each tree. */
const MAX_PAGES = 16;

/**
 * Pages for things that don't exist. A page is the same for every such address, so that guessing ids doesn't cause rendering.
 */
export class MissingPages {
  readonly #pages = new LRUCache<string, Promise<RenderedPage>>({ max: MAX_PAGES, ttl: FRESH_MS });

  /** @param render renders the page at this address */
  async get(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const path = pathOf(address);
    const rendering = this.#pages.get(path) ?? this.#render(path, render);
    const page = await rendering;
    return { ...page, head: { ...page.head, robots: 'noindex', canonical: path } };
  }

  #render(path: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render();
    this.#pages.set(path, rendering);
    rendering.catch(() => this.#pages.delete(path));
    return rendering;
  }
}
