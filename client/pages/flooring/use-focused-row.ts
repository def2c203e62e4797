import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

/** How many rows outside the drawn ones the focused row may be and still be drawn. */
const ROWS_KEPT = 20;

/**
 * The rows to draw: those around the view, and those around the card that last had the focus. The page only scrolls with the
 * next frame, and on a slow device a Tab key held down gets further than that.
 * @param columns cards in a row
 */
export function useFocusedRow(columns: number) {
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
    const card = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset'));
    setFocused(card ? Math.floor((card - 1) / columns) : undefined);
  };
  return { rangeExtractor, onFocus };
}
