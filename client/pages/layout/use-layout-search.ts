import { useEffect, useMemo, useState } from 'react';
import {
  type Layout,
  type LayoutFault,
  type LayoutJob,
  layoutSearch,
} from '../../../contracts/domain/layout/find-layout.ts';
import { inSlices } from '../../lib/in-slices.ts';

export interface Searched {
  /** the last one that was found; undefined until there is one, and where there is none */
  readonly layout: Layout | undefined;
  readonly fault: LayoutFault | undefined;
  /** another one is being searched for */
  readonly isSearching: boolean;
}

/** Searches in slices. @param job undefined asks for nothing */
export function useLayoutSearch(job: LayoutJob | undefined): Searched {
  const key = useMemo(() => job && JSON.stringify(job), [job]);
  const [found, setFound] = useState<{ key: string; result: Layout | LayoutFault }>();
  useEffect(() => {
    if (key === undefined) return;
    return inSlices(layoutSearch(JSON.parse(key)), (result) => setFound({ key, result }));
  }, [key]);
  const isSearching = key !== undefined && found?.key !== key;
  const result = key === undefined ? undefined : found?.result;
  if (typeof result === 'string')
    return { layout: undefined, fault: isSearching ? undefined : result, isSearching };
  return { layout: result, fault: undefined, isSearching };
}
