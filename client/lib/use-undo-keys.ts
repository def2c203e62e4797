import { useEffect, useRef } from 'react';

/** Ctrl or Cmd with Z, and for redo with Shift or with Y, except in text fields, which have their own. */
export function useUndoKeys(undo: (() => void) | undefined, redo?: () => void): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isInText = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (!(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y') || isInText) return;
      const step = key === 'y' || event.shiftKey ? latest.current.redo : latest.current.undo;
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
