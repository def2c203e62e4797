import { useEffect, useState } from 'react';

/** What is made from pictures that are fetched. */
export type Making<Made> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly made: Made };

/**
 * Makes something from pictures, and again when another is wanted or after a failure.
 * @param of what it is made from; `make` follows from it
 * @param make rejects, or gives undefined, where that fails
 */
export function useMade<Made>(of: string, make: () => Promise<Made | undefined>): Making<Made> {
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<{ of: string; made: Made | undefined }>();
  const wanted = `${round} ${of}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` follows from `of`
  useEffect(() => {
    let isWanted = true;
    make()
      .catch(() => undefined)
      .then((made) => isWanted && setLast({ of: wanted, made }));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  if (last?.of !== wanted) return { state: 'loading' };
  if (last.made === undefined) return { state: 'failed', retry: () => setRound(round + 1) };
  return { state: 'ready', made: last.made };
}
