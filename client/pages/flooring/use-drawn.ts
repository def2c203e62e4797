import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_CARDS } from '../../../contracts/site/limits.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Cards drawn at a time: few enough for one frame of a slow phone. */
const STEP = 8;
/** A card is drawn at once when its place is less than this far below the view, in CSS pixels. */
const NEAR_PX = 1200;

/**
 * How many cards of a list are drawn, counted from the front. At first the first screens, as on the server; the rest when the
 * browser is idle, or at once when an empty place comes near the view or the page is printed.
 * @param list its children are the cards' places, empty where a card isn't drawn yet
 */
export function useDrawn(list: RefObject<HTMLElement | null>, count: number): number {
  const [drawn, setDrawn] = useState(FIRST_CARDS);
  const isWhole = drawn >= count;

  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + STEP)));
  }, [drawn, isWhole]);

  useEffect(() => {
    if (isWhole || !list.current) return;
    const near = new IntersectionObserver(
      (places) => {
        if (places.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setDrawn(count));
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    for (const place of list.current.querySelectorAll(':scope > :empty')) near.observe(place);
    const drawAll = () => flushSync(() => setDrawn(count));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      near.disconnect();
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [list, count, isWhole]);

  return drawn;
}
