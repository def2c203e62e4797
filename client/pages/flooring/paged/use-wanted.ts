import { useEffect } from 'react';
import type { PagedRows } from './paged-rows.ts';

/** A view that flies past asks for nothing. */
const SETTLED_MS = 60;

/** Asks for the products near the view, once it rests. @param rows undefined where all are here */
export function useWanted(rows: PagedRows | undefined, from: number, to: number): void {
  const want = rows?.want;
  useEffect(() => {
    if (!want) return;
    const timer = setTimeout(() => want(from, to), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [want, from, to]);
}
