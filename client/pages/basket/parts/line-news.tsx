import { Suspense } from 'react';
import { laterPart } from '../../../ui/later-part.tsx';
import type { BasketRow } from '../basket-rows.ts';

const useHints = laterPart(async () => (await import('./line-hints.tsx')).LineHints);

/** Loads the code of a line's hints only if the line has any. */
export function LineNews({ row }: { row: BasketRow }) {
  const Hints = useHints();
  return (
    row.hints.length > 0 && (
      <Suspense>
        <Hints row={row} />
      </Suspense>
    )
  );
}
