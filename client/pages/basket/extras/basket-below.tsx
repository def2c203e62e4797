import type { ShownRow } from '../leaving-rows.ts';
import styles from './basket-below.module.css';
import { SavedLines } from './saved-lines.tsx';
import { ShareBasket } from './share-basket.tsx';

/** Below the lines: what is saved for later, and the way to share the basket. */
export function BasketBelow({ rows }: { rows: readonly ShownRow[] }) {
  const mayShare = rows.some(({ sample, fitting, leaving }) => !sample && fitting === '' && !leaving);
  return (
    <div className={styles.below} data-no-print="">
      <SavedLines />
      <ShareBasket mayShare={mayShare} />
    </div>
  );
}
