import type { ComponentType } from 'react';
import type { Device, PageId } from '../../contracts/site-map.ts';
import { PAGE_VIEWS } from '../generated/page-views.ts';
import type { PageTarget } from './page-target.ts';
import type { Shell } from './shell/shell.ts';

type Loader = () => Promise<ComponentType>;
type PageViews = Readonly<Record<PageId | 'not-found', { readonly [Tree in Device]?: Loader }>>;

const VIEWS: PageViews = PAGE_VIEWS;

const SHELLS: Record<Device, () => Promise<Shell>> = {
  desktop: () => import('./shell/shell.desktop.tsx').then((m) => m.shell),
  mobile: () => import('./shell/shell.mobile.tsx').then((m) => m.shell),
};

/** What a page needs before it can be shown. */
export interface PageCode {
  readonly Page: ComponentType;
  readonly shell: Shell | undefined;
}

const loaded = new Map<string, PageCode>();
const folderOf = ({ match }: PageTarget): PageId | 'not-found' => match?.id ?? 'not-found';
const keyOf = (target: PageTarget): string => `${folderOf(target)}.${target.device}`;
const hasShell = ({ match }: PageTarget): boolean => (match?.page.frame ?? 'page') === 'page';

/** The code of a page, if it is already loaded. */
export function loadedPage(target: PageTarget): PageCode | undefined {
  return loaded.get(keyOf(target));
}

export async function loadPage(target: PageTarget): Promise<PageCode> {
  const load = VIEWS[folderOf(target)][target.device];
  if (!load) throw new Error(`No ${target.device} view of ${folderOf(target)}`);
  const [Page, shell] = await Promise.all([load(), hasShell(target) ? SHELLS[target.device]() : undefined]);
  const code = { Page, shell };
  loaded.set(keyOf(target), code);
  return code;
}

/** Source files of a page's chunks, as named in the build's manifest. */
export function pageSources(target: PageTarget): string[] {
  const folder = folderOf(target);
  const page = `pages/${folder}/${folder}.${target.device}.tsx`;
  return hasShell(target) ? [page, `app/shell/shell.${target.device}.tsx`] : [page];
}
