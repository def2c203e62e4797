import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FIRST_CARDS } from '../../../contracts/site/limits.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useGridShape } from './use-grid-shape.ts';

/** Rows drawn above and below the view, so that Tab always finds the next card. */
const ROWS_AROUND = 3;

const UNMEASURED = { columns: 1, rowGap: 0, top: 0, cardHeight: 0 };

/**
 * For a list of any length: which of its cards are near the view, and how much space the others take above and below.
 * @param list the grid, or the body of the table
 */
export function useLongList(list: RefObject<HTMLElement | null>, count: number) {
  const shape = useGridShape(list);
  const { columns, rowGap, top, cardHeight } = shape ?? UNMEASURED;
  const { rangeExtractor, onFocus } = useFocusedRow();
  const rows = useWindowVirtualizer({
    enabled: shape !== undefined,
    count: Math.ceil(count / columns),
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
  const drawn = rows.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const from = (first?.index ?? 0) * columns;
  return {
    from,
    // the first cards are drawn to measure the height of a row
    to: shape ? ((last?.index ?? -1) + 1) * columns : FIRST_CARDS,
    /** in CSS pixels */
    spaceAbove: (first?.start ?? top) - top,
    spaceBelow: rows.getTotalSize() - ((last?.end ?? top) - top),
    onFocus,
    /** @param index of a card in the list. @returns what its element needs */
    placed: (index: number) => ({
      'data-index': index / columns,
      ref: shape && (index - from) % columns === 0 ? rows.measureElement : undefined,
    }),
  };
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
