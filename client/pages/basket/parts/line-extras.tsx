import { Suspense } from 'react';
import { laterPart } from '../../../ui/later-part.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './line-extras.module.css';

const useMore = laterPart(async () => (await import('../extras/line-more.tsx')).LineMore);

/** Further actions on a line; their space is reserved until their code has loaded. */
export function LineExtras({ row }: { row: BasketRow }) {
  const More = useMore();
  return (
    <div className={styles.extras}>
      <Suspense>
        <More row={row} />
      </Suspense>
    </div>
  );
}
