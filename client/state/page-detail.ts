import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { useLocation, useSearch } from 'wouter';

/** What a page knows about its content beyond the site map, for the document's head. */
export interface PageDetail {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  /** search engines don't list it */
  readonly isUnlisted?: boolean;
}

const store = proxy<{ address: string; detail: PageDetail | undefined }>({ address: '', detail: undefined });

const addressOf = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** Names the content of this page, e.g. the product: the title then uses it instead of the page's name. */
export function useNamePage(detail: PageDetail | undefined): void {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (!detail) return;
    store.address = addressOf(path, search);
    store.detail = detail;
  }, [path, search, detail]);
}

/** What the page at this address has set. */
export function usePageDetail(address: string): PageDetail | undefined {
  const { address: named, detail } = useSnapshot(store);
  return named === address ? detail : undefined;
}
