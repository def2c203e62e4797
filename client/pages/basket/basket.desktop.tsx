import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { weightText } from '../../../contracts/domain/number/notation.ts';
import { useHref } from '../../state/device.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { Problem } from '../../ui/problem.tsx';
import { WithSide } from '../../ui/side-panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './basket.desktop.module.css';
import { LineMore } from './extras/line-more.tsx';
import type { ShownRow } from './leaving-rows.ts';
import { BasketFrame } from './parts/basket-frame.tsx';
import { BasketSummary } from './parts/basket-summary.tsx';
import { LineCost, LineName, LinePicture, LineShell, perUnit, RemoveButton } from './parts/line-bits.tsx';
import { LineHints } from './parts/line-hints.tsx';
import { LineQuantity } from './parts/line-quantity.tsx';
import type { Basket } from './use-basket.ts';

export function BasketPage() {
  const href = useHref();
  return (
    <BasketFrame>
      {(basket, remove) => (
        <WithSide
          label="Summary"
          side={
            <div className={styles.side}>
              <BasketSummary basket={basket} />
              <ButtonLink href={href('flooring')} variant="outline" wide data-no-print="">
                Continue shopping
              </ButtonLink>
            </div>
          }
        >
          <ColumnHeads />
          <ul aria-label="Basket lines">
            {basket.rows.map((row) => (
              <LineShell key={row.carId} leaving={row.leaving}>
                <Line row={row} problem={basket.problemOf(row)} setPacks={basket.setPacks} remove={remove} />
              </LineShell>
            ))}
          </ul>
        </WithSide>
      )}
    </BasketFrame>
  );
}

/** Visual only; screen readers read the column heads with each line. */
function ColumnHeads() {
  return (
    <div className={clsx('text-eyebrow', styles.heads)} aria-hidden="true">
      <span>Product</span>
      <span />
      <span>Quantity</span>
      <span className={styles.end}>Price</span>
      <span className={styles.end}>Cost</span>
    </div>
  );
}

interface LineProps {
  row: ShownRow;
  problem: unknown;
  setPacks: Basket['setPacks'];
  remove: (row: ShownRow) => void;
}

/** Memoised, so that in a long basket only the changed line is drawn again. */
const Line = memo(function Line({ row, problem, setPacks, remove }: LineProps) {
  return (
    <article className={styles.line} aria-label={row.name}>
      <LinePicture row={row} sizes="9rem" />
      <div className={styles.product}>
        <LineName row={row} />
        <LineHints row={row} />
        <LineMore row={row} />
      </div>
      <Cell head="Quantity">
        <LineQuantity row={row} onChange={(packs) => setPacks(row, packs)} />
        {row.weightKg > 0 && (
          <div className={clsx('text-small', styles.detail)}>{weightText(row.weightKg)}</div>
        )}
      </Cell>
      <Cell head="Price" end>
        {row.sample ? null : <Price className={styles.price} pence={row.price} per={perUnit(row)} />}
      </Cell>
      <Cell head="Cost" end>
        <LineCost className={styles.cost} row={row} />
      </Cell>
      <div className={styles.remove} data-no-print="">
        <RemoveButton row={row} onRemove={() => remove(row)} />
      </div>
      <div className={styles.problem} data-no-print="">
        <Problem error={problem} />
      </div>
    </article>
  );
});

function Cell({ head, end = false, children }: { head: string; end?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('text-figures', styles.cell, end && styles.end)}>
      <VisuallyHidden>{head}: </VisuallyHidden>
      {children}
    </div>
  );
}
