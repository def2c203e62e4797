import { useEffect, useRef } from 'react';

/** The heading of this page: others may be kept behind it. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('[data-page="projects"] [data-page-focus]');
}

/**
 * Keeps the focus near a removed or moved element; the browser drops it when the element that has it is removed.
 * @param shown what the page shows; a new value means that the change has arrived
 * @returns call it before the change, with the ids of the elements to focus, the best first; the page's heading is the last
 */
export function useFocusAfter(shown: unknown): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when what shows changes
  useEffect(() => {
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (!wanted.current || hasFocus) return;
    const [target] = wanted.current.flatMap((id) => document.getElementById(id) ?? []);
    (target ?? pageHeading())?.focus();
    wanted.current = undefined;
  }, [shown]);
  return (...ids) => {
    wanted.current = ids;
  };
}
