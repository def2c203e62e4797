import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridMeasures {
  readonly columns: number;
  /** CSS pixels, all of them */
  readonly rowGap: number;
  readonly top: number;
  /** of a card with a title of one line */
  readonly cardHeight: number;
}

const GUESS: GridMeasures = { columns: 2, rowGap: 40, top: 0, cardHeight: 320 };
const PICTURE_ASPECT = 4 / 3;
/** name, number, size, kind, stock and price below the picture */
const WORDS_PX = 178;

/** The measures of a grid that the style sheet lays out; measured again when it is resized. */
export function useGridShape(list: RefObject<HTMLElement | null>): GridMeasures {
  const [shape, setShape] = useState(GUESS);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const widths = gridTemplateColumns.split(' ').map(Number.parseFloat);
      const next: GridMeasures = {
        columns: widths.length,
        rowGap: Number.parseFloat(rowGap),
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        cardHeight: Math.round((widths[0] ?? 0) / PICTURE_ASPECT + WORDS_PX),
      };
      setShape((known) => (isSame(known, next) ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}

function isSame(one: GridMeasures, other: GridMeasures): boolean {
  return (
    one.columns === other.columns &&
    one.rowGap === other.rowGap &&
    one.top === other.top &&
    one.cardHeight === other.cardHeight
  );
}
