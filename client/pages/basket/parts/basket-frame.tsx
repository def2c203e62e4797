import { type ReactNode, Suspense, useRef } from 'react';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { useFocusLater } from '../../../lib/focus.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { useHref } from '../../../state/device.ts';
import { Container } from '../../../ui/container.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusAfter, type ShownRow } from '../leaving-rows.ts';
import { type Basket, useBasket } from '../use-basket.ts';
import styles from './basket-frame.module.css';
import { removeButtonId } from './line-bits.tsx';
import { RemovedLine } from './removed-line.tsx';

const useTop = laterPart(async () => (await import('../extras/basket-top.tsx')).BasketTop);
const useLacking = laterPart(
  async () => (await import('../accessories/lacking-accessories.tsx')).LackingAccessories,
);
const useTools = laterPart(async () => (await import('../quick-order/basket-tools.tsx')).BasketTools);
const useSaved = laterPart(async () => (await import('../extras/saved-lines.tsx')).SavedLines);

interface BasketFrameProps {
  /** the basket with at least one line, laid out for the device */
  children: (
    basket: Basket,
    /** the same function at every render */ remove: (row: ShownRow) => void,
  ) => ReactNode;
}

/** Heading, states and announcements of the basket; keeps the focus near a line that leaves. */
export function BasketFrame({ children }: BasketFrameProps) {
  const reading = useBasket();
  const isHere = useIsKeptHere();
  const Top = useTop();
  const Lacking = useLacking();
  const Saved = useSaved();
  const Tools = useTools();
  const frame = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater();

  const remove = useSteady((row: ShownRow) => {
    if (reading.state !== 'ready') return;
    const basket = reading.value;
    const next = focusAfter(basket.rows, row.carId);
    const target = next
      ? document.getElementById(removeButtonId(next))
      : frame.current?.querySelector<HTMLElement>('[data-page-focus]');
    target?.focus();
    basket.remove(row);
  });

  /** Needed after an undo, because the button that had the focus is removed. */
  const focusLine = (carId: string) => focusLater(removeButtonId(carId));

  return (
    <Container className={styles.page} ref={frame}>
      <PageHeading size="work">Basket</PageHeading>
      <VisuallyHidden role="status">
        {reading.state === 'ready' ? reading.value.announcement : ''}
      </VisuallyHidden>
      <div className={styles.content}>
        <ReadingView reading={reading} what="Your basket" loading={<BasketSkeleton />}>
          {(basket) => (
            <>
              <Suspense>
                <Top basket={basket} />
              </Suspense>
              <RemovedLine undo={basket.undo} onBack={focusLine} />
              {basket.rows.length > 0 ? children(basket, remove) : <EmptyBasket />}
              <div className={styles.tools}>
                <Suspense>
                  <Tools rows={basket.rows} />
                </Suspense>
              </div>
              <Suspense>
                <Lacking rows={basket.rows.filter(({ leaving }) => !leaving)} />
                {!isHere && <Saved />}
              </Suspense>
            </>
          )}
        </ReadingView>
      </div>
    </Container>
  );
}

function BasketSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your basket</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <div className={styles.line} key={line} data-skeleton="">
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

function EmptyBasket() {
  const href = useHref();
  return (
    <EmptyState
      title="Your basket is empty"
      action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
    >
      Choose a floor, enter the area you need, and we work out the packs.
    </EmptyState>
  );
}
