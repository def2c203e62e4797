import { type Frame, type Menu, PAGES, type PageRow } from './site-pages.ts';

/** The two route trees of the shop (docs/product.md, "Screens and addresses"). */
export type Device = 'desktop' | 'mobile';

export type PageId = keyof typeof PAGES;
export type PageQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** A row of the page table with its defaults filled in. */
export interface Page extends Omit<PageRow, 'frame' | 'keepAlive' | 'access' | 'query' | 'menuLabel'> {
  readonly frame: Frame;
  readonly keepAlive: boolean;
  readonly access: 'all' | 'customer';
  readonly query: readonly string[];
  readonly menuLabel: string;
}

const entries = (Object.entries(PAGES) as [PageId, PageRow][]).map(
  ([id, row]) =>
    [
      id,
      { frame: 'page', keepAlive: false, access: 'all', query: [], menuLabel: row.title, ...row } as Page,
    ] as const,
);
const byId = new Map(entries);

export function pageOf(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`There is no page "${id}"`);
  return page;
}

/**
 * Address of a page in one tree, with its query (undefined values left out, order kept).
 * A page missing from the tree links to the other tree's page.
 */
export function href(id: PageId, device: Device, query: PageQuery = {}): string {
  const page = pageOf(id);
  const path = (device === 'mobile' ? (page.mobile ?? page.desktop) : (page.desktop ?? page.mobile)) ?? '/';
  const search = new URLSearchParams();
  for (const [key, given] of Object.entries(query)) {
    for (const value of [given].flat()) {
      if (value !== undefined && value !== '') search.append(key, String(value));
    }
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

/** Every page, in the order of the table. */
export function allPages(): readonly (readonly [PageId, Page])[] {
  return entries;
}

/** The pages that a menu lists in one tree. */
export function menuPages(menu: Menu, device: Device): readonly (readonly [PageId, Page])[] {
  return entries.filter(([, page]) => page.menu === menu && page[device] !== undefined);
}

/** A page's query without unknown keys, in a fixed order, so that equal pages have one address. */
export function canonicalSearch(page: Page | undefined, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of page?.query ?? []) {
    for (const value of given.getAll(key)) if (value !== '') kept.append(key, value);
  }
  return kept.toString();
}

/** `<title> | <brand> Flooring`: the fixed form of every title (docs/product.md, "Screens and addresses"). */
export function pageTitle(title: string, brand: string): string {
  return `${title} | ${brand} Flooring`;
}

/** The tree that a path belongs to: the rule is whether it contains "mobile". */
export function deviceOfPath(path: string): Device {
  return path.toLowerCase().includes('mobile') ? 'mobile' : 'desktop';
}
