import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { AlertIcon } from '../../../ui/icons.tsx';
import type { BasketRow, RowHint } from '../basket-rows.ts';
import styles from './line-hints.module.css';

/** What has changed about a line since it was added: stock, price, or that the product has gone. */
export function LineHints({ row }: { row: BasketRow }) {
  return row.hints.map((hint) => (
    <p className={clsx('text-small', styles.hint, hint.kind !== 'price' && styles.warning)} key={hint.kind}>
      {hint.kind !== 'price' && (
        <span className={styles.icon}>
          <AlertIcon size="1.125rem" />
        </span>
      )}
      <span>{hintText(hint, row.packs)}</span>
    </p>
  ));
}

function hintText(hint: RowHint, packs: number): string {
  switch (hint.kind) {
    case 'gone':
      return 'This product is no longer available. Please remove it.';
    case 'price':
      return `The price was ${formatPence(hint.before)} when you added it.`;
    case 'stock': {
      const check = checkStock(packs, hint.stock);
      return check.sufficient ? '' : sentencesOf(check.messages);
    }
  }
}
