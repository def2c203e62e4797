import type { CallPath } from '../api/calls.ts';
import type { EmbeddedMap } from './embedded-map.ts';
import type { Ability } from './page-calls.ts';

/** What the server and the built pages, which it loads by path, must agree on: types, and names that both use. */

/** The id of the JSON block in the HTML with the server's data for the browser. */
export const PAGE_DATA_ID = 'page-data';

/** Where the browser keeps who is logged in. */
export const SESSION_KEY = 'alderline.session';

/**
 * Runs in the head of every page, before the first paint. The markup is a visitor's; with this mark, styles hide from a
 * customer what only visitors should see, until the page knows who is logged in. The content security policy has its hash.
 */
export const KEPT_SESSION_SCRIPT = `try{if(localStorage.getItem("${SESSION_KEY}").includes('"status":"customer"'))document.documentElement.dataset.keptSession=""}catch{}`;

/** What the server sends the browser with the page. Never contains a price or a secret. */
export interface PageData {
  readonly brand: string;
  /** public by design: a browser signs with it */
  readonly siteSalt: string;
  /** what the page shows of the replies, by cache key, as a visitor gets them */
  readonly fallback: Readonly<Record<string, unknown>>;
  /** path with query that was rendered; empty for the plain shell, which the browser renders itself */
  readonly path: string;
  /** what can't work, because the backend lacks the calls */
  readonly absent: readonly Ability[];
}

/** What the head says about a page (docs/product.md, "Screens and addresses"). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  /** the address in the desktop tree, also for the mobile page */
  readonly canonical: string;
  /** the same page in the mobile tree, if there is one */
  readonly mobileTwin: string | undefined;
  /** of the content, e.g. a product's */
  readonly image: string | undefined;
}

/** A call that the server makes as a visitor before it renders, and the cache key of its reply. */
export interface PlannedCall {
  readonly key: string;
  readonly path: CallPath;
  readonly input: unknown;
}

/** What the server must know about an address before it renders. */
export interface PagePlan {
  /** 404 where there is no such page */
  readonly status: 200 | 404;
  /** the address without keys and values that the page doesn't use, so that equal addresses show equal pages */
  readonly address: string;
  readonly calls: readonly PlannedCall[];
  /** instead of these in a long shop; undefined where they are the same */
  readonly pagedCalls?: readonly PlannedCall[] | undefined;
  /** any number of such addresses can be made up, so the page isn't cached */
  readonly isMadeUp: boolean;
  /** source files of the page's chunks, as the build's manifest names them */
  readonly sources: readonly string[];
  /** where to redirect a visitor whose address lacks what the page needs, unless they came from a page of the shop */
  readonly redirect: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  /** schema.org objects for search engines, ready for JSON */
  readonly structuredData: readonly object[];
}

/** What every page says about the shop. */
export interface SiteSettings {
  readonly brand: string;
  readonly siteSalt: string;
  /** the shop's public address, without a trailing slash */
  readonly publicUrl: string;
  /** undefined where no maps service is configured */
  readonly map: EmbeddedMap | undefined;
}

/** The addresses listed for search engines. */
export interface PageListing {
  /** calls to make first, as a visitor */
  readonly calls: readonly PlannedCall[];
  /** @param replies by cache key; a missing reply lists nothing */
  addresses(replies: Readonly<Record<string, unknown>>): readonly string[];
}

/** The exports of the pages' server bundle. */
export interface PageRenderer {
  /** Once, before all else. */
  configure(site: SiteSettings): void;
  /** @param url path with query */
  plan(url: string): PagePlan;
  /**
   * Calls that follow from the replies to the planned calls; the page works without them.
   * @param address of the plan
   * @param replies by their cache key
   */
  follow(
    address: string,
    replies: Readonly<Record<string, unknown>>,
    isLongShop: boolean,
  ): readonly PlannedCall[];
  /**
   * The part of the replies that the page shows; the rest isn't sent with it.
   * @param address of the plan
   * @param replies by their cache key
   */
  shown(address: string, replies: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /**
   * Until when a page rendered now is valid, in milliseconds since 1970; infinite unless the page shows the time.
   * @param address of the plan
   */
  rightUntil(address: string, now: number): number;
  /**
   * The address without values that the shop doesn't have, such as a filter by a grade that no floor is sold in.
   * @param address of the plan
   * @param replies to all its calls, by their cache key
   */
  known(address: string, replies: Readonly<Record<string, unknown>>): string;
  /**
   * Renders a page as a visitor sees it; `data.path` is its address.
   * @throws what the page's components throw
   */
  render(data: PageData): Promise<RenderedPage>;
  /** Pages that anyone may see, for the sitemap; paths of the desktop tree. */
  listing(): PageListing;
}
