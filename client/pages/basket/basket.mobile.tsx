import { chakra } from '@chakra-ui/react';
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
              <ButtonLink href={href('flooring')} variant="outline" size="lg" wide data-no-print="">
                Continue shopping
              </ButtonLink>
            </chakra.div>
          }
        >
          <chakra.ul
            listStyle="none"
            padding="0"
            margin="0"
            borderTop="1px solid {colors.border}"
            aria-label="Basket lines"
          >
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

function Line({ row, onRemove }: { row: ShownRow; onRemove: () => void }) {
  const { pack, real } = quantityOf(row);
  const weight = row.weightKg > 0 ? `${row.weightKg} kg` : '';
  return (
    <chakra.article
      aria-label={row.name}
      display="grid"
      gridTemplateColumns="6.5rem minmax(0, 1fr)"
      gap="4"
      py="5"
    >
      <LinePicture row={row} sizes="6.5rem" />
      <chakra.div display="flex" flexDirection="column" gap="2" minWidth="0">
        <chakra.div display="flex" justifyContent="space-between" gap="2">
          <LineName row={row} />
          <chakra.div marginTop="-2.5" marginInlineEnd="-2.5" data-no-print="">
            <RemoveButton row={row} onRemove={onRemove} />
          </chakra.div>
        </chakra.div>
        {row.price !== undefined && (
          <>
            <chakra.p textStyle="small" color="fg.muted">
              {[pack, real, weight].filter(Boolean).join(' · ')}
            </chakra.p>
            <chakra.p
              display="flex"
              justifyContent="space-between"
              alignItems="baseline"
              columnGap="3"
              flexWrap="wrap"
            >
              <VisuallyHidden>Price: </VisuallyHidden>
              <Price pence={row.price} per={perUnit(row)} textStyle="small" color="fg.muted" minWidth="0" />
              <VisuallyHidden>Cost: </VisuallyHidden>
              <Price pence={row.cost} fontWeight="semibold" minWidth="0" />
            </chakra.p>
          </>
        )}
        <LineHints row={row} />
      </chakra.div>
    </chakra.article>
  );
}
