import { type RefObject, useEffect, useRef } from 'react';

/** Fields for text, which have an undo of their own. */
const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

/**
 * Ctrl or Cmd with Z, and for redo with Shift or with Y, for what was last pressed or had the focus within `place`; text fields there
 * have their own.
 */
export function useUndoKeys(
  place: RefObject<HTMLElement | null>,
  undo: (() => void) | undefined,
  redo?: () => void,
): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    // a removed corner takes the focus with it, but the keys still belong to the drawing
    let isHere = false;
    const look = ({ type, target }: Event) => {
      if (!(target instanceof Node)) return;
      // a press on what takes no focus gives it to the page around it
      if (type === 'focusin' && target.contains(place.current)) return;
      isHere = place.current?.contains(target) === true;
    };
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!isHere || !(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y')) return;
      if (event.target instanceof Element && event.target.matches(TEXT)) return;
      const step = key === 'y' || event.shiftKey ? latest.current.redo : latest.current.undo;
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('keydown', hear);
    };
  }, [place]);
}
