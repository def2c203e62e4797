import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusAfter, type ShownRow } from '../leaving-rows.ts';
import { type ReadyBasket, useBasket } from '../use-basket.ts';
import { BasketState, EmptyBasket } from './basket-state.tsx';
import { removeButtonId } from './line-bits.tsx';

interface BasketFrameProps {
  /** the basket with at least one line, as the device lays it out */
  children: (basket: ReadyBasket, remove: (row: ShownRow) => void) => ReactNode;
}

/** Heading, states and announcements of the basket; keeps the focus near a line that leaves. */
export function BasketFrame({ children }: BasketFrameProps) {
  const view = useBasket();
  const frame = useRef<HTMLDivElement>(null);
  const isReady = view.state === 'ready';

  function remove(row: ShownRow) {
    if (!isReady) return;
    const next = focusAfter(view.rows, row.carId);
    const target = next
      ? document.getElementById(removeButtonId(next))
      : frame.current?.querySelector<HTMLElement>('[data-page-focus]');
    target?.focus();
    view.remove(row);
  }

  return (
    <Container ref={frame} py={{ base: '8', md: '14' }}>
      <PageHeading>Basket</PageHeading>
      <VisuallyHidden role="status">{isReady ? view.announcement : ''}</VisuallyHidden>
      <chakra.div marginTop={{ base: '6', md: '10' }}>
        {!isReady && <BasketState view={view} />}
        {isReady && (view.rows.length > 0 ? children(view, remove) : <EmptyBasket />)}
      </chakra.div>
    </Container>
  );
}
