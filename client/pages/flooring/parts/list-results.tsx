import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useCompared } from '../../../features/compare/compared.ts';
import { focusHeading } from '../../../lib/focus.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { EmptyState, RetryLine } from '../../../ui/states.tsx';
import { countText } from '../list-view.ts';
import type { FlooringModel } from '../use-flooring.ts';
import { ComparedContext } from './compare-button.tsx';
import styles from './list-results.module.css';
import { PriceContext } from './price-line.tsx';
import { type GridShape, ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

/** The grid, or a message why it is empty. */
export function ListResults({ model, ...shape }: { model: FlooringModel } & GridShape) {
  return (
    <ReadingView reading={model.reading} what="The floors" loading={<ProductGridSkeleton />}>
      {() => <Results model={model} {...shape} />}
    </ReadingView>
  );
}

function Results({ model, ...shape }: { model: FlooringModel } & GridShape) {
  const { q, view, isFruitless, rest, loggedIn, prices, pricesFailed, toggle, clear, retry } = model;
  const href = useHref();
  const shownPrices = useMemo(
    () => ({ loggedIn, prices, failed: pricesFailed }),
    [loggedIn, prices, pricesFailed],
  );
  const compared = useCompared();
  const comparedIds = useMemo(() => new Set(compared.map(({ productId }) => productId)), [compared]);
  if (view.shown.length > 0)
    return (
      <>
        {pricesFailed && <RetryLine what="Your prices" onRetry={retry} />}
        <PriceContext value={shownPrices}>
          <ComparedContext value={comparedIds}>
            <ProductGrid {...shape} products={view.shown} />
          </ComparedContext>
        </PriceContext>
        {rest === 'coming' && <p role="status">Loading the rest of the list</p>}
        {rest === 'failed' && <RetryLine what="The rest of the list" onRetry={retry} />}
      </>
    );
  if (isFruitless)
    return (
      <EmptyState
        title="Nothing found"
        action={<ButtonLink href={href('contact')}>Ask us for it</ButtonLink>}
      >
        Try a number such as AL-H105, a size such as 190 mm, a wood, a colour or a use such as stairs.
      </EmptyState>
    );
  if (view.chips.length === 0)
    return <EmptyState title="Nothing in this series yet">Choose another series above.</EmptyState>;
  return (
    <EmptyState
      title="No floor matches all of these filters"
      action={
        <>
          {view.waysOut.map(({ name, value, label, count }) => (
            <Button
              key={`${name} ${value}`}
              variant="outline"
              onClick={() => {
                focusHeading();
                toggle(name, value);
              }}
            >
              Without {label}: {countText(count)}
            </Button>
          ))}
          <Button
            variant="link"
            onClick={() => {
              focusHeading();
              clear();
            }}
          >
            Clear all filters
          </Button>
        </>
      }
    >
      {q
        ? 'Remove a filter, or search for something else.'
        : 'Remove a filter, or start again with the whole series.'}
    </EmptyState>
  );
}

/** The title, and how many products show, which is announced politely when it changes. */
export function ListHead({ model: { q, title, reading, view } }: { model: FlooringModel }) {
  return (
    <div className={styles.head}>
      <PageHeading size="heading">{title}</PageHeading>
      <p className={clsx('text-small', styles.count)} role="status">
        {reading.state === 'ready' ? countText(view.count) : ''}
        {view.isNear && view.count > 0 && ` that come near: nothing matches all of “${q}”`}
      </p>
    </div>
  );
}
