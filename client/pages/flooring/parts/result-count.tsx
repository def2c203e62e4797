import { clsx } from 'clsx';
import { countText } from '../list-view.ts';
import type { FlooringModel } from '../use-flooring.ts';
import styles from './result-count.module.css';

/** How many products show; announced politely when that changes. */
export function ResultCount({ model: { q, reading, view } }: { model: FlooringModel }) {
  return (
    <p className={clsx('text-small', styles.count)} role="status">
      {reading.state === 'ready' ? countText(view.count) : ''}
      {view.isNear && view.count > 0 && ` that come near: nothing matches all of “${q}”`}
    </p>
  );
}
