import type { ReactNode } from 'react';
import { useHref } from '../../state/device.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { WithSide } from '../../ui/side-panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './basket.desktop.module.css';
import type { ShownRow } from './leaving-rows.ts';
import { BasketFrame } from './parts/basket-frame.tsx';
import { BasketSummary } from './parts/basket-summary.tsx';
import { LineName, LinePicture, perUnit, quantityOf, RemoveButton } from './parts/line-bits.tsx';
import { LineHints } from './parts/line-hints.tsx';
import { LineShell } from './parts/line-shell.tsx';

const COLUMNS = 'clamp(6rem, 9vw, 11rem) minmax(9rem, 1fr) 7rem 7rem 7rem 2.75rem';
/** Paper is narrower than a screen, and nothing can be removed on it. */
const PAPER_COLUMNS = '5rem minmax(0, 1fr) 6rem 6rem 6rem';

export function BasketPage() {
  const href = useHref();
  return (
    <BasketFrame>
      {(basket, remove) => (
        <WithSide
          label="Summary"
          side={
            <div className={styles.box}>
              <BasketSummary basket={basket} />
              <ButtonLink href={href('flooring')} variant="outline" wide data-no-print="">
                Continue shopping
              </ButtonLink>
            </div>
          }
        >
          <ColumnHeads />
          <ul className={styles.list} aria-label="Basket lines">
            {basket.rows.map((row) => (
              <LineShell key={row.carId} leaving={row.leaving}>
                <Line row={row} onRemove={() => remove(row)} />
              </LineShell>
            ))}
          </ul>
        </WithSide>
      )}
    </BasketFrame>
  );
}

/** Visual only; screen readers hear the column heads with each line. */
function ColumnHeads() {
  return (
    <div
      className={`text-eyebrow ${styles.box2}`}
      aria-hidden="true"
      /* DYNAMIC */ gridTemplateColumns={COLUMNS}
      /* DYNAMIC */ _print={{ display: 'grid', gridTemplateColumns: PAPER_COLUMNS }}
    >
      <span>Product</span>
      <span />
      <span>Quantity</span>
      <span className={styles.words}>Price</span>
      <span className={styles.words2}>Cost</span>
    </div>
  );
}

function Line({ row, onRemove }: { row: ShownRow; onRemove: () => void }) {
  const quantity = quantityOf(row);
  return (
    <article
      className={styles.article}
      aria-label={row.name}
      /* DYNAMIC */ gridTemplateColumns={{ base: '6rem minmax(0, 1fr) 2.75rem', xl: COLUMNS }}
      /* DYNAMIC */ _print={{ gridTemplateColumns: PAPER_COLUMNS }}
    >
      <LinePicture row={row} sizes="9rem" />
      <div className={styles.box3}>
        <LineName row={row} />
        <LineHints row={row} />
      </div>
      <Cell head="Quantity">
        {quantity.pack && <div className={styles.box4}>{quantity.pack}</div>}
        <div /* DYNAMIC */ color={quantity.pack ? 'fg.muted' : undefined}>{quantity.real}</div>
        {row.weightKg > 0 && <div className={`text-small ${styles.box5}`}>{row.weightKg} kg</div>}
      </Cell>
      <Cell head="Price" end>
        <Price className={styles.price} pence={row.price} per={perUnit(row)} />
      </Cell>
      <Cell head="Cost" end>
        <Price className={styles.price2} pence={row.cost} />
      </Cell>
      <div className={styles.box6} data-no-print="">
        <RemoveButton row={row} onRemove={onRemove} />
      </div>
    </article>
  );
}

function Cell({ head, end = false, children }: { head: string; end?: boolean; children: ReactNode }) {
  return (
    <div
      className={`text-figures ${styles.box7}`}
      /* DYNAMIC */ textAlign={{ base: 'start', xl: end ? 'end' : 'start' }}
      /* DYNAMIC */ _print={{ gridColumn: 'auto', textAlign: end ? 'end' : 'start' }}
    >
      <VisuallyHidden>{head}: </VisuallyHidden>
      {children}
    </div>
  );
}
