import { clsx } from 'clsx';
import { stockText } from '../lib/stock-text.ts';
import styles from './stock-hint.module.css';

/** The stock level in words; the dot never says anything that they don't. */
export function StockHint({ packs }: { packs: number }) {
  const { level, text } = stockText(packs);
  return (
    <span className={clsx('text-small', styles.hint)}>
      <span className={clsx(styles.dot, styles[level])} aria-hidden="true" />
      <span className="text-figures">{text}</span>
    </span>
  );
}
