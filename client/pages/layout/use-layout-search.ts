import { useEffect, useMemo, useState } from 'react';
import {
  type Layout,
  type LayoutFault,
  type LayoutJob,
  layoutSearch,
} from '../../../contracts/domain/layout/find-layout.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** A frame of the screen has room for this much work beside its own. */
const SLICE_MS = 8;

export interface Searched {
  /** the last one that was found; undefined until there is one, and where there is none */
  readonly layout: Layout | undefined;
  readonly fault: LayoutFault | undefined;
  /** another one is being searched for */
  readonly isSearching: boolean;
}

/** Searches in slices while the browser is idle, so that typing stays quick. @param job undefined asks for nothing */
export function useLayoutSearch(job: LayoutJob | undefined): Searched {
  const key = useMemo(() => job && JSON.stringify(job), [job]);
  const [found, setFound] = useState<{ key: string; result: Layout | LayoutFault }>();
  useEffect(() => {
    if (key === undefined) return;
    const search = layoutSearch(JSON.parse(key));
    let cancel = whenIdle(function work() {
      const until = performance.now() + SLICE_MS;
      do {
        const { done, value: result } = search.next();
        if (done) return setFound({ key, result });
      } while (performance.now() < until);
      cancel = whenIdle(work);
    });
    return () => cancel();
  }, [key]);
  const isSearching = key !== undefined && found?.key !== key;
  const result = key === undefined ? undefined : found?.result;
  if (typeof result === 'string')
    return { layout: undefined, fault: isSearching ? undefined : result, isSearching };
  return { layout: result, fault: undefined, isSearching };
}
