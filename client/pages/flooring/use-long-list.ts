import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FIRST_CARDS } from '../../../contracts/site/limits.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { PagedRows } from './paged/paged-rows.ts';
import { useGridShape } from './use-grid-shape.ts';

/** Rows drawn above and below the view, so that Tab always finds the next card. */
const ROWS_AROUND = 3;

const UNMEASURED = { columns: 1, rowGap: 0, top: 0, cardHeight: 0 };

/** What is drawn of a long list. */
export interface LongListProps {
  products: readonly ListedProduct[];
  /** a part of which is here, where they are read a part at a time */
  rows: PagedRows | undefined;
}

/**
 * For a list of any length: which of its cards are near the view, and how much space the others take above and below.
 * @param list the grid, or the body of the table
 */
export function useLongList(list: RefObject<HTMLElement | null>, { products, rows: paged }: LongListProps) {
  const count = paged?.count ?? products.length;
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
  const near = rows.getVirtualItems();
  const [first, last] = [near[0], near.at(-1)];
  const from = (first?.index ?? 0) * columns;
  // the first cards are drawn to measure the height of a row
  const to = Math.min(count, shape ? ((last?.index ?? -1) + 1) * columns : FIRST_CARDS);
  useWanted(paged, from, to);
  const places = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  return {
    count,
    /** what is drawn, in its order; a product is undefined until it is here */
    drawn: places.map((index) => ({ index, product: paged ? paged.at(index) : products[index] })),
    /** of a card, in CSS pixels */
    cardHeight,
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

export type NearCards = ReturnType<typeof useLongList>;

interface LongWindowProps extends LongListProps {
  list: RefObject<HTMLElement | null>;
  onChange: (near: NearCards) => void;
}

/** Reports which cards of a list are near the view, and draws nothing itself. Memoised, because the list is drawn again after each report. */
export const LongWindow = memo(function LongWindow({ list, onChange, ...props }: LongWindowProps) {
  const near = useLongList(list, props);
  useLayoutEffect(() => {
    // before the window is measured no card is near it; those on the screen stay, as one may have the focus
    if (near.drawn.length > 0) onChange(near);
  });
  return null;
});

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

/** A view that flies past asks for nothing. */
const SETTLED_MS = 60;

/** Asks for the products near the view, once it rests. @param rows undefined where all are here */
function useWanted(rows: PagedRows | undefined, from: number, to: number): void {
  const want = rows?.want;
  useEffect(() => {
    if (!want) return;
    const timer = setTimeout(() => want(from, to), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [want, from, to]);
}

/** How many rows outside the drawn ones the focused row may be and still be drawn. */
const ROWS_KEPT = 20;

/**
 * The rows to draw: those around the view, and those around the row that last had the focus. The page only scrolls with the
 * next frame, and on a slow device a Tab key held down gets further than that.
 */
function useFocusedRow() {
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const around = defaultRangeExtractor(range);
      const [first, last] = [around[0], around.at(-1)];
      if (focused === undefined || first === undefined || last === undefined) return around;
      if (focused < first - ROWS_KEPT || focused > last + ROWS_KEPT) return around;
      const from = Math.max(0, Math.min(first, focused - range.overscan));
      const to = Math.min(range.count - 1, Math.max(last, focused + range.overscan));
      return Array.from({ length: to - from + 1 }, (_, place) => from + place);
    },
    [focused],
  );
  const onFocus = ({ target }: FocusEvent) => {
    const { index } = target.closest<HTMLElement>('[data-index]')?.dataset ?? {};
    setFocused(index === undefined ? undefined : Math.floor(Number(index)));
  };
  return { rangeExtractor, onFocus };
}
