import { Suspense, useEffect, useRef } from 'react';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { useFocusLater } from '../../../lib/focus.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { useHref } from '../../../state/device.ts';
import { Container } from '../../../ui/container.tsx';
import { type FetchedPart, fetchedPart, laterPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusAfter, type ShownRow } from '../leaving-rows.ts';
import { useBasket } from '../use-basket.ts';
import styles from './basket-frame.module.css';
import type { LinesProps } from './basket-lines.tsx';
import { removeButtonId } from './line-bits.tsx';
import { menuButtonId } from './line-menu.tsx';
import { RemovedLine } from './removed-line.tsx';

const BasketSide = fetchedPart(async () => (await import('./basket-summary.tsx')).BasketSide);
const useTop = laterPart(async () => (await import('../extras/basket-top.tsx')).BasketTop);
const useLacking = laterPart(
  async () => (await import('../accessories/lacking-accessories.tsx')).LackingAccessories,
);
const useTools = laterPart(async () => (await import('../quick-order/basket-tools.tsx')).BasketTools);
const useSaved = laterPart(async () => (await import('../extras/saved-lines.tsx')).SavedLines);

interface BasketFrameProps {
  Lines: FetchedPart<LinesProps>;
}

/** Heading, states and announcements of the basket; keeps the focus near a line that leaves. */
export function BasketFrame({ Lines }: BasketFrameProps) {
  const reading = useBasket();
  const isHere = useIsKeptHere();
  const Top = useTop();
  const Lacking = useLacking();
  const Saved = useSaved();
  const Tools = useTools();
  // Loads the code while the basket is being read.
  useEffect(Lines.fetchAhead, []);
  const frame = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater();

  const remove = useSteady((row: ShownRow) => {
    if (reading.state !== 'ready') return;
    const basket = reading.value;
    const next = focusAfter(basket.rows, row.carId);
    if (next === undefined) frame.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus();
    // one of them is hidden where there is no room for both
    else for (const id of [menuButtonId(next), removeButtonId(next)]) document.getElementById(id)?.focus();
    basket.remove(row);
  });

  /** Needed after an undo, because the button that had the focus is removed. */
  const focusLine = (carId: string) => focusLater(menuButtonId(carId));

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
              {/* what is below the lines waits for them, or they would push it away */}
              <Suspense fallback={<BasketSkeleton />}>
                <WithSide
                  label="Summary"
                  side={basket.rows.length > 0 && <BasketSide basket={basket} />}
                  below={
                    <>
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
                  }
                >
                  {basket.rows.length > 0 ? (
                    <Lines basket={basket} remove={remove} onBack={focusLine} />
                  ) : (
                    <>
                      {basket.undo.name !== undefined && (
                        <RemovedLine undo={basket.undo} onBack={focusLine} />
                      )}
                      <EmptyBasket />
                    </>
                  )}
                </WithSide>
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
