import { clsx } from 'clsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './order-timeline.module.css';
import type { Order } from './orders.api.ts';
import { timelineOf } from './timeline.ts';

/** What has happened to an order and what is still to come, as a list. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.steps} aria-label="Progress" data-print-colours="">
      {timelineOf(order).map(({ sts, words, at, note }) => (
        <li className={clsx(styles.step, at !== undefined && styles.past)} key={`${sts} ${at}`}>
          <p className={styles.words}>
            {words}
            {at === undefined && <VisuallyHidden>, still to come</VisuallyHidden>}
          </p>
          {at && <p className={clsx('text-small text-figures', styles.muted)}>{at}</p>}
          {note && <p className={clsx('text-small', styles.muted)}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
