import { type RefObject, useLayoutEffect, useState } from 'react';

/** Measures in CSS pixels. */
interface GridShape {
  readonly columns: number;
  readonly columnWidth: number;
  readonly rowGap: number;
  /** from the top of the page */
  readonly top: number;
  readonly cardHeight: number;
}

/**
 * The shape of a grid that the style sheet lays out, or of a table's rows, which have one column; once a card is in it, and
 * measured again when it is resized. Children with `data-space` only take space.
 */
export function useGridShape(list: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setShape((known) => sameOr(known, shapeOf(element) ?? known));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}

function shapeOf(element: HTMLElement): GridShape | undefined {
  const card = element.querySelector(':scope > :not([data-space])')?.getBoundingClientRect();
  if (!card) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  const widths = gridTemplateColumns.split(' ').map(Number.parseFloat);
  return {
    columns: widths.length,
    columnWidth: widths[0] || card.width,
    rowGap: Number.parseFloat(rowGap) || 0,
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
    cardHeight: card.height,
  };
}

/** Keeps the known shape while the layout is the same, as another first card may be a line higher. */
function sameOr(known: GridShape | undefined, next: GridShape | undefined): GridShape | undefined {
  const isSame = (['columns', 'columnWidth', 'rowGap', 'top'] as const).every(
    (side) => known?.[side] === next?.[side],
  );
  return isSame ? known : next;
}
