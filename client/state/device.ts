import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  type Device,
  deviceOfPath,
  href,
  type PageId,
  type PageQuery,
} from '../../contracts/site/site-map.ts';

/** The route tree of the page: the address decides, not the screen's width. */
export function useDevice(): Device {
  return deviceOfPath(useLocation()[0]);
}

/** Addresses within the current tree. */
export function useHref(): (id: PageId, query?: PageQuery) => string {
  const device = useDevice();
  return useCallback((id, query) => href(id, device, query), [device]);
}

const never = () => () => {};

/**
 * Address of the log-in page, which returns the user to the current page. The query is only added after hydration: the
 * server's address lacks what its page would ignore, and React doesn't correct an attribute that differs at hydration.
 */
export function useLoginHref(): string {
  const [path] = useLocation();
  const query = useSearch();
  const search = useSyncExternalStore(
    never,
    () => query,
    () => '',
  );
  return href('login', deviceOfPath(path), { from: search ? `${path}?${search}` : path });
}

interface GoOptions {
  readonly replace?: boolean;
  /** the target opens over the page, and Back closes it */
  readonly over?: boolean;
}

/** Whether the current entry is shown over its page, which is then one step back. */
export const isOverPage = () => (history.state as { over?: unknown } | null)?.over === true;

/** Navigation within the current tree. */
export function useGo(): (id: PageId, query?: PageQuery, options?: GoOptions) => void {
  const [path, navigate] = useLocation();
  const device = deviceOfPath(path);
  return useCallback(
    (id, query, { replace = false, over = false } = {}) =>
      navigate(href(id, device, query), { replace, state: { over } }),
    [device, navigate],
  );
}
