import { clsx } from 'clsx';
import { memo } from 'react';
import { weightText } from '../../../contracts/domain/number/notation.ts';
import { useHref } from '../../state/device.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { Problem } from '../../ui/problem.tsx';
import { WithSide } from '../../ui/side-panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './basket.mobile.module.css';
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
              <ButtonLink href={href('flooring')} variant="outline" size="lg" wide data-no-print="">
                Continue shopping
              </ButtonLink>
            </div>
          }
        >
          <ul className={styles.lines} aria-label="Basket lines">
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

interface LineProps {
  row: ShownRow;
  problem: unknown;
  setPacks: Basket['setPacks'];
  remove: (row: ShownRow) => void;
}

/** Memoised, so that in a long basket only the changed line is drawn again. */
const Line = memo(function Line({ row, problem, setPacks, remove }: LineProps) {
  const weight = row.weightKg > 0 ? weightText(row.weightKg) : '';
  return (
    <article className={styles.line} aria-label={row.name}>
      <LinePicture row={row} sizes="6.5rem" />
      <div className={styles.words}>
        <div className={styles.head}>
          <LineName row={row} />
          <div className={styles.remove} data-no-print="">
            <RemoveButton row={row} onRemove={() => remove(row)} />
          </div>
        </div>
        {row.price !== undefined && (
          <>
            <LineQuantity row={row} onChange={(packs) => setPacks(row, packs)} />
            {weight && <p className={clsx('text-small', styles.weight)}>{weight}</p>}
            <p className={styles.prices}>
              {!row.sample && (
                <>
                  <VisuallyHidden>Price: </VisuallyHidden>
                  <Price className={clsx('text-small', styles.price)} pence={row.price} per={perUnit(row)} />
                </>
              )}
              <VisuallyHidden>Cost: </VisuallyHidden>
              <LineCost className={styles.cost} row={row} />
            </p>
          </>
        )}
        <LineHints row={row} />
        <LineMore row={row} />
      </div>
      <div className={styles.problem} data-no-print="">
        <Problem error={problem} />
      </div>
    </article>
  );
});
