import { PAGES, type Page } from './site-pages.ts';

/** The two route trees of the shop (docs/product.md, "Screens and addresses"). */
export type Device = 'desktop' | 'mobile';

export type PageId = keyof typeof PAGES;
/** Ids of pages whose screens exist; the client must have both twins of each. */
export type ScreenId = { [Id in PageId]: (typeof PAGES)[Id]['screen'] extends true ? Id : never }[PageId];
export type PageQuery = Readonly<Record<string, string | number | undefined>>;

const entries = Object.entries(PAGES) as [PageId, Page][];

export function pageOf(id: PageId): Page {
  return PAGES[id];
}

/**
 * Address of a page in one tree, with its query (undefined values left out, order kept).
 * A page that the tree lacks links to the other tree's page.
 */
export function href(id: PageId, device: Device, query: PageQuery = {}): string {
  const page = pageOf(id);
  const path = (device === 'mobile' ? (page.mobile ?? page.desktop) : (page.desktop ?? page.mobile)) ?? '/';
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** A page found by its address, and the tree that it was found in. */
export interface PageMatch {
  readonly id: PageId;
  readonly device: Device;
  readonly page: Page;
}

const byPath = new Map<string, PageMatch>();
for (const [id, page] of entries) {
  if (page.desktop) byPath.set(page.desktop.toLowerCase(), { id, device: 'desktop', page });
  for (const path of [page.mobile, page.mobileAlias]) {
    if (path) byPath.set(path.toLowerCase(), { id, device: 'mobile', page });
  }
}

/** Finds the page of a path (no query), whatever its case and trailing slash. */
export function matchPage(path: string): PageMatch | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return byPath.get(plain.toLowerCase());
}

/** Every page's entry in the order of the spec. */
export function allPages(): readonly (readonly [PageId, Page])[] {
  return entries;
}

/** `<title> | <brand> Flooring`: the fixed form of every title (docs/product.md, "Screens and addresses"). */
export function pageTitle(title: string, brand: string): string {
  return `${title} | ${brand} Flooring`;
}

/** The tree that a path belongs to: the rule is whether it contains "mobile". */
export function deviceOfPath(path: string): Device {
  return path.toLowerCase().includes('mobile') ? 'mobile' : 'desktop';
}
