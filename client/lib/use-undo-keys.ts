import { useEffect, useRef } from 'react';

/** Ctrl or Cmd with Z, except in text fields, which have their own. */
export function useUndoKeys(undo: () => void): void {
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isInText = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (!isUndo || isInText) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
