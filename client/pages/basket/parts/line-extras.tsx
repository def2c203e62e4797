import { Suspense } from 'react';
import { laterPart } from '../../../ui/later-part.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './line-extras.module.css';

const useMore = laterPart(async () => (await import('../later.ts')).loadLineMore());

/** What else can be done with a line; its place is kept until it is there. */
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
