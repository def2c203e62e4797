import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '../../lib/in-slices.ts';

export interface Searched<Found, Fault> {
  /** the last one that was found; undefined until there is one, and where there is none */
  readonly layout: Found | undefined;
  readonly fault: Fault | undefined;
  /** another one is being searched for */
  readonly isSearching: boolean;
}

/**
 * Searches in slices.
 * @param job undefined asks for nothing
 * @param searchFor the same function each time
 */
export function useLayoutSearch<Job, Found extends object, Fault extends string>(
  job: Job | undefined,
  searchFor: (job: Job) => Generator<undefined, Found | Fault>,
): Searched<Found, Fault> {
  const key = useMemo(() => job && JSON.stringify(job), [job]);
  const [found, setFound] = useState<{ key: string; result: Found | Fault }>();
  useEffect(() => {
    if (key === undefined) return;
    return inSlices(searchFor(JSON.parse(key)), (result) => setFound({ key, result }));
  }, [key, searchFor]);
  const isSearching = key !== undefined && found?.key !== key;
  const result = key === undefined ? undefined : found?.result;
  if (typeof result === 'string')
    return { layout: undefined, fault: isSearching ? undefined : result, isSearching };
  return { layout: result, fault: undefined, isSearching };
}
