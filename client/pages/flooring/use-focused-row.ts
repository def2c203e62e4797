import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

/** How many rows outside the drawn ones the focused row may be and still be drawn. */
const ROWS_KEPT = 20;

/**
 * The rows to draw: those around the view, and those around the row that last had the focus. The page only scrolls with the
 * next frame, and on a slow device a Tab key held down gets further than that.
 */
export function useFocusedRow() {
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
