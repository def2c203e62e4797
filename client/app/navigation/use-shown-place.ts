import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type LoadFailure, loadWithin } from './load-within.ts';
import { loadedPage, loadWholePage } from './page-code.ts';
import { addressOf, type Place, placeOf } from './page-target.ts';

export interface ShownPlace {
  /** the page being shown: the requested one, or the previous one while its code loads */
  readonly place: Place;
  readonly isLoading: boolean;
  readonly failure: LoadFailure | undefined;
  readonly retry: () => void;
}

/** The address bar has the requested page; this has the one being shown. The old page stays until the new one can be drawn in full. */
export function useShownPlace(): ShownPlace {
  const [path] = useLocation();
  const search = useSearch();
  const wanted = useMemo(() => placeOf(path, search), [path, search]);
  const [shown, setShown] = useState(wanted);
  const [failed, setFailed] = useState<{ address: string; failure: LoadFailure }>();
  const [attempt, setAttempt] = useState(0);
  const address = addressOf(wanted);
  const isReady = loadedPage(wanted) !== undefined;
  const failure = failed?.address === address ? failed.failure : undefined;
  if (isReady && wanted !== shown) setShown(wanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    loadWithin(() => loadWholePage(wanted)).then(
      () => isWanted && setShown(wanted),
      (reason: LoadFailure) => isWanted && setFailed({ address: addressOf(wanted), failure: reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, isReady, attempt]);

  const retry = useCallback(() => {
    setFailed(undefined);
    setAttempt((count) => count + 1);
  }, []);

  return {
    place: shown,
    isLoading: !isReady && !failure,
    failure,
    retry,
  };
}
