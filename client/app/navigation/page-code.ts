import type { ComponentType } from 'react';
import type { Device, PageId } from '../../../contracts/site/site-map.ts';
import { loadFurtherDown } from '../../lib/missing-parts.ts';
import type { PageTarget } from './page-target.ts';

/** What a tree has around its pages, in a separate chunk: the landing page has none of it. */
export interface Shell {
  readonly Header: ComponentType;
  readonly Footer: ComponentType;
  /** beside the pages of the account */
  readonly AccountSide?: ComponentType;
}

/** How the code of a tree's pages is loaded. */
export interface TreeCode {
  readonly device: Device;
  readonly views: Readonly<Partial<Record<PageId | 'not-found', () => Promise<ComponentType>>>>;
  readonly shell: () => Promise<Shell>;
}

const trees = new Map<Device, TreeCode>();

/** A browser knows the tree that it was sent; the server knows both. */
export function openTree(tree: TreeCode): void {
  trees.set(tree.device, tree);
}

/** What a page needs before it can be shown. */
export interface PageCode {
  readonly Page: ComponentType;
  readonly shell: Shell | undefined;
}

const loaded = new Map<string, PageCode>();
export const folderOf = ({ match }: PageTarget): PageId | 'not-found' => match?.id ?? 'not-found';
const keyOf = (target: PageTarget): string => `${folderOf(target)}.${target.device}`;
export const hasShell = ({ match }: PageTarget): boolean => (match?.page.frame ?? 'page') === 'page';

/** The code of a page, if it is already loaded. */
export function loadedPage(target: PageTarget): PageCode | undefined {
  return loaded.get(keyOf(target));
}

/** The code of a page with all its parts: a page opened in the browser has no markup to show in their place. */
export async function loadWholePage(target: PageTarget): Promise<void> {
  await loadPage(target);
  await loadFurtherDown();
}

export async function loadPage(target: PageTarget): Promise<PageCode> {
  const tree = trees.get(target.device);
  const load = tree?.views[folderOf(target)];
  if (!load) throw new Error(`No ${target.device} view of ${folderOf(target)}`);
  const [Page, shell] = await Promise.all([load(), hasShell(target) ? tree?.shell() : undefined]);
  const code = { Page, shell };
  loaded.set(keyOf(target), code);
  return code;
}
