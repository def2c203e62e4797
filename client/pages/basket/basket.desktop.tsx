import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHref } from '../../state/device.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { WithSide } from '../../ui/side-panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
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
            <chakra.div display="flex" flexDirection="column" gap="4">
              <BasketSummary basket={basket} />
              <ButtonLink href={href('flooring')} variant="outline" wide data-no-print="">
                Continue shopping
              </ButtonLink>
            </chakra.div>
          }
        >
          <ColumnHeads />
          <chakra.ul listStyle="none" padding="0" margin="0" aria-label="Basket lines">
            {basket.rows.map((row) => (
              <LineShell key={row.carId} leaving={row.leaving}>
                <Line row={row} onRemove={() => remove(row)} />
              </LineShell>
            ))}
          </chakra.ul>
        </WithSide>
      )}
    </BasketFrame>
  );
}

/** Visual only; screen readers hear the column heads with each line. */
function ColumnHeads() {
  return (
    <chakra.div
      aria-hidden="true"
      display={{ base: 'none', xl: 'grid' }}
      gridTemplateColumns={COLUMNS}
      _print={{ display: 'grid', gridTemplateColumns: PAPER_COLUMNS }}
      gap="5"
      paddingBottom="3"
      borderBottom="1px solid {colors.border.strong}"
      textStyle="eyebrow"
      color="fg.muted"
    >
      <span>Product</span>
      <span />
      <span>Quantity</span>
      <chakra.span textAlign="end">Price</chakra.span>
      <chakra.span textAlign="end">Cost</chakra.span>
    </chakra.div>
  );
}

function Line({ row, onRemove }: { row: ShownRow; onRemove: () => void }) {
  const quantity = quantityOf(row);
  return (
    <chakra.article
      aria-label={row.name}
      display="grid"
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr) 2.75rem', xl: COLUMNS }}
      _print={{ gridTemplateColumns: PAPER_COLUMNS }}
      gap="5"
      py="6"
      alignItems="start"
    >
      <LinePicture row={row} sizes="9rem" />
      <chakra.div display="flex" flexDirection="column" gap="3">
        <LineName row={row} />
        <LineHints row={row} />
      </chakra.div>
      <Cell head="Quantity">
        {quantity.pack && <chakra.div fontWeight="medium">{quantity.pack}</chakra.div>}
        <chakra.div color={quantity.pack ? 'fg.muted' : undefined}>{quantity.real}</chakra.div>
        {row.weightKg > 0 && (
          <chakra.div textStyle="small" color="fg.muted">
            {row.weightKg} kg
          </chakra.div>
        )}
      </Cell>
      <Cell head="Price" end>
        <Price pence={row.price} per={perUnit(row)} justifyContent="flex-end" minWidth="0" />
      </Cell>
      <Cell head="Cost" end>
        <Price pence={row.cost} fontWeight="semibold" justifyContent="flex-end" />
      </Cell>
      <chakra.div
        gridColumn={{ base: '3', xl: 'auto' }}
        gridRow={{ base: '1', xl: 'auto' }}
        marginTop="-2.5"
        data-no-print=""
      >
        <RemoveButton row={row} onRemove={onRemove} />
      </chakra.div>
    </chakra.article>
  );
}

function Cell({ head, end = false, children }: { head: string; end?: boolean; children: ReactNode }) {
  return (
    <chakra.div
      textStyle="figures"
      textAlign={{ base: 'start', xl: end ? 'end' : 'start' }}
      gridColumn={{ base: '2', xl: 'auto' }}
      _print={{ gridColumn: 'auto', textAlign: end ? 'end' : 'start' }}
    >
      <VisuallyHidden>{head}: </VisuallyHidden>
      {children}
    </chakra.div>
  );
}
