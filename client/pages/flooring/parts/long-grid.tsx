import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_CARDS, WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { useCardClicks } from '../use-card-clicks.ts';
import { useFocusedRow } from '../use-focused-row.ts';
import { useGridShape } from '../use-grid-shape.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductGridProps } from './product-grid.tsx';

/** Rows drawn above and below the view, so that Tab always finds the next card. */
const ROWS_AROUND = 3;

const UNMEASURED = { columns: 1, rowGap: 0, top: 0, cardHeight: 0 };

/** For a list of any length: only the cards near the view are drawn, with space for the others above and below. */
export function LongGrid({ products, sizes, eager }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const shape = useGridShape(list);
  const { columns, rowGap, top, cardHeight } = shape ?? UNMEASURED;
  const { rangeExtractor, onFocus } = useFocusedRow(columns);
  const rows = useWindowVirtualizer({
    enabled: shape !== undefined,
    count: Math.ceil(products.length / columns),
    estimateSize: () => cardHeight,
    gap: rowGap,
    // rows of a hidden page have no height; keep the measured ones, so that Back finds the same cards
    measureElement: (row, entry, all) =>
      measureElement(row, entry, all) ||
      (all.measurementsCache[all.indexFromElement(row)]?.size ?? cardHeight),
    overscan: ROWS_AROUND,
    rangeExtractor,
    scrollMargin: top,
  });
  useSamePlace(rows, shape?.columns);
  useCardClicks(list, products);
  const isPrinting = useIsPrinting();
  if (isPrinting) return <PrintedGrid products={products} sizes={sizes} eager={eager} />;

  const drawn = rows.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const from = (first?.index ?? 0) * columns;
  // the first cards are drawn to measure the height of a row
  const to = shape ? ((last?.index ?? -1) + 1) * columns : FIRST_CARDS;
  return (
    <ul
      ref={list}
      className="card-grid product-grid"
      data-long=""
      onFocus={onFocus}
      style={{
        paddingTop: (first?.start ?? top) - top,
        paddingBottom: rows.getTotalSize() - ((last?.end ?? top) - top),
      }}
    >
      {products.slice(from, to).map((product, place) => {
        const index = from + place;
        const startsRow = place % columns === 0;
        return (
          <li
            key={product.productId}
            data-index={index / columns}
            ref={shape && startsRow ? rows.measureElement : undefined}
            aria-setsize={products.length}
            aria-posinset={index + 1}
          >
            <ProductCard product={product} sizes={sizes} eager={index < eager} />
          </li>
        );
      })}
    </ul>
  );
}

/** The first cards of the list, for paper; to print others, the user can set filters. */
function PrintedGrid({ products, sizes }: ProductGridProps) {
  return (
    <>
      <ul className="card-grid product-grid">
        {products.slice(0, WHOLE_LIST_MAX).map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} sizes={sizes} eager={false} />
          </li>
        ))}
      </ul>
      <p>{`The first ${WHOLE_LIST_MAX} of ${products.length} products. Set filters to print fewer.`}</p>
    </>
  );
}

type Rows = ReturnType<typeof useWindowVirtualizer<Element>>;

/** When the number of columns changes, keeps the product at the top of the view where it is. */
function useSamePlace(rows: Rows, columns: number | undefined): void {
  const before = useRef(columns);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = columns;
    if (!columns || !known || known === columns) return;
    const top = rows.getVirtualItemForOffset(rows.scrollOffset ?? 0);
    const product = (top?.index ?? 0) * known;
    rows.measure();
    if (product > 0) rows.scrollToIndex(Math.floor(product / columns), { align: 'start' });
  }, [rows, columns]);
}

/** Whether the page is being printed: from just before until after. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // the browser prints what is in the document when the listener returns
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
