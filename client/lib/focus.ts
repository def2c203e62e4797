import { useEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus to an element that is still to be drawn. One frame may be too short on a busy phone, so it looks again
 * after each render of the component until it finds one.
 * @returns a function that takes ids in order of preference
 */
export function useFocusLater(): (...ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const [target] = wanted.current.flatMap((id) => document.getElementById(id) ?? []);
    target?.focus();
    // a hidden element doesn't take the focus, so try again later
    if (target && document.activeElement === target) wanted.current = [];
  });
  return (...ids) => {
    wanted.current = ids;
    redraw();
  };
}

/**
 * Focuses the heading of the page in front, when the element that had the focus is removed. Pages kept behind it have
 * headings too, but hidden elements can't take the focus.
 */
export function focusHeading(options?: FocusOptions): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main [data-page-focus]')) {
    heading.focus(options);
    if (document.activeElement === heading) return;
  }
}
