import { useEffect, useReducer, useRef } from 'react';

/**
 * Gives the focus back where the work was, once that is drawn again: to the first of some elements that is there. A frame
 * is too short to wait on a busy phone, so it is looked for after each drawing of the component until it is found.
 * @returns what asks for it, with the elements' ids
 */
export function useFocusLater(): (...ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const [target] = wanted.current.flatMap((id) => document.getElementById(id) ?? []);
    target?.focus();
    // what is still hidden takes no focus
    if (target && document.activeElement === target) wanted.current = [];
  });
  return (...ids) => {
    wanted.current = ids;
    redraw();
  };
}
