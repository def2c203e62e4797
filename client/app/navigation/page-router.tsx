import { type ReactNode, useMemo } from 'react';
import { Router } from 'wouter';
import { navigate } from '../history/browser-history.ts';
import type { Place } from './page-target.ts';

/**
 * Gives a page its own address. A page kept alive in the background still sees the address it was left with, not
 * that of the page in front of it.
 */
export function PageRouter({ place, children }: { place: Place; children: ReactNode }) {
  const { path, search } = place;
  const hook = useMemo(() => {
    const location: [string, typeof navigate] = [path, navigate];
    return Object.assign(() => location, { searchHook: () => search });
  }, [path, search]);
  return <Router hook={hook}>{children}</Router>;
}
