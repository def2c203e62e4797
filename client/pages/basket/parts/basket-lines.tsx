import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import type { ShownRow } from '../leaving-rows.ts';
import type { Basket } from '../use-basket.ts';
import { BasketLine } from './basket-line.tsx';
import styles from './basket-lines.module.css';
import { LineShell } from './line-bits.tsx';
import type { LineMenuProps } from './line-menu.tsx';
import { RemovedLine } from './removed-line.tsx';

export interface LinesProps {
  /** with at least one line */
  basket: Basket;
  /** the same function at every render */
  remove: (row: ShownRow) => void;
  /** a removed line is back, under this id */
  onBack: (carId: string) => void;
}

interface BasketLinesProps extends LinesProps {
  /** opens what else can be done with a line */
  Menu: ComponentType<LineMenuProps>;
}

/** The lines, and what was removed last in its place. */
export function BasketLines({ basket, remove, onBack, Menu }: BasketLinesProps) {
  const { rows, undo, setPacks, problemOf } = basket;
  const items = rows.map((row) => (
    <LineShell key={row.carId} leaving={row.leaving}>
      <BasketLine row={row} problem={problemOf(row)} setPacks={setPacks} remove={remove} Menu={Menu} />
    </LineShell>
  ));
  if (undo.name !== undefined)
    items.splice(
      undo.place,
      0,
      <li key="removed" className={styles.removed}>
        <RemovedLine undo={undo} onBack={onBack} />
      </li>,
    );
  return (
    <div className={styles.lines}>
      <div className={styles.table}>
        <ColumnHeads />
        <ul aria-label="Basket lines">{items}</ul>
      </div>
    </div>
  );
}

/** Visual only; screen readers read the column heads with each line. */
function ColumnHeads() {
  return (
    <div className={clsx('text-eyebrow', styles.heads)} aria-hidden="true">
      <span className={styles.product}>Product</span>
      <span className={styles.quantity}>Quantity</span>
      <span className={styles.end}>Price</span>
      <span className={styles.end}>Cost</span>
    </div>
  );
}
