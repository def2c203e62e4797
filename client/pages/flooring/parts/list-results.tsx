import { clsx } from 'clsx';
import { type ReactNode, Suspense, useMemo } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { isTechnicalFilter } from '../../../../contracts/domain/product/technical-levels.ts';
import { FIRST_CARDS } from '../../../../contracts/site/limits.ts';
import { useCompared } from '../../../features/compare/compared.ts';
import { fetchedPart, laterPart } from '../../../ui/later-part.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { type ListLook, readListAddress } from '../list-address.ts';
import type { FlooringModel } from '../use-flooring.ts';
import { ComparedContext } from './compare-button.tsx';
import styles from './list-results.module.css';
import { PriceContext } from './price-line.tsx';
import { type GridShape, ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const isShownAtOnce = (look: ListLook) => () =>
  readListAddress(globalThis.location?.search ?? '').look === look;

const useNoResults = laterPart(async () => (await import('./no-results.tsx')).NoResults);
const ProductTable = fetchedPart(
  async () => (await import('../table/product-table.tsx')).ProductTable,
  isShownAtOnce('table'),
);
const SwatchWall = fetchedPart(
  async () => (await import('../swatches/swatch-wall.tsx')).SwatchWall,
  isShownAtOnce('swatches'),
);

/** What shows while the products, or the code of a look, are loading. */
const LOADING: Readonly<Record<ListLook, (rows: number) => ReactNode>> = {
  cards: () => <ProductGridSkeleton />,
  swatches: () => <div className={styles.wall} />,
  table: (rows) => <TableSpace rows={rows} />,
};

/** The products, or why there are none. */
export function ListResults({ model, ...shape }: { model: FlooringModel } & GridShape) {
  return (
    <div className={styles.results} aria-busy={model.isBusy}>
      <ReadingView reading={model.reading} what="The floors" loading={LOADING[model.look](FIRST_CARDS)}>
        {() => <Results model={model} {...shape} />}
      </ReadingView>
    </div>
  );
}

function Results({ model, ...shape }: { model: FlooringModel } & GridShape) {
  const NoResults = useNoResults();
  const { title, view, look, rest, rows, loggedIn, prices, pricesFailed, sortBy, retry } = model;
  const shownPrices = useMemo(
    () => ({ loggedIn, prices, failed: pricesFailed }),
    [loggedIn, prices, pricesFailed],
  );
  const factsLine = <FactsLine facts={model.facts} />;
  const compared = useCompared();
  const comparedIds = useMemo(() => new Set(compared.map(({ productId }) => productId)), [compared]);
  if (view.shown.length > 0)
    return (
      <>
        {pricesFailed && <RetryLine what="Your prices" onRetry={retry} />}
        {model.needsFacts && factsLine}
        <PriceContext value={shownPrices}>
          <ComparedContext value={comparedIds}>
            {look === 'cards' && <ProductGrid {...shape} products={view.shown} rows={rows} />}
            <Suspense fallback={LOADING[look](view.count)}>
              {look === 'swatches' && <SwatchWall products={view.shown} rows={rows} />}
              {look === 'table' && (
                <ProductTable
                  products={view.shown}
                  rows={rows}
                  title={title}
                  sort={view.sort}
                  onSort={sortBy}
                  hasFacts={view.facets.some(({ name }) => isTechnicalFilter(name))}
                  wantFacts={model.wantFacts}
                  factsLine={!model.needsFacts && factsLine}
                />
              )}
            </Suspense>
          </ComparedContext>
        </PriceContext>
        {rest === 'coming' && <p role="status">Loading the rest of the list</p>}
        {rest === 'failed' && (
          <div className={rows && styles.failed}>
            <RetryLine what="The rest of the list" onRetry={retry} />
          </div>
        )}
      </>
    );
  return (
    <>
      {model.needsFacts && factsLine}
      <Suspense>
        <NoResults model={model} />
      </Suspense>
    </>
  );
}

/** Why the list isn't filtered by technical facts, or its table doesn't show them. */
function FactsLine({ facts }: Pick<FlooringModel, 'facts'>) {
  if (facts.state !== 'failed' && facts.state !== 'unavailable') return null;
  return (
    <RetryLine
      what="Fire class, slip resistance and use class"
      onRetry={facts.state === 'failed' ? facts.retry : undefined}
    />
  );
}

/** Lines where the rows of the table will be. */
function TableSpace({ rows }: { rows: number }) {
  return <div className={styles.space} style={{ height: `${(rows + 1) * 3.5}rem` }} />;
}

/** The title, and how many products show, which is announced politely when it changes. */
export function ListHead({ model: { q, title, reading, view } }: { model: FlooringModel }) {
  return (
    <div className={styles.head}>
      <PageHeading size="heading">{title}</PageHeading>
      <p className={clsx('text-small', styles.count)} role="status">
        {reading.state === 'ready' ? countText(view.count, 'product') : ''}
        {view.isNear && view.count > 0 && ` that come near: nothing matches all of “${q}”`}
      </p>
    </div>
  );
}
