import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a dialog as modal while `isOpen`. The page behind it does not scroll; the width of a classic scroll bar
 * becomes padding of the page, so that nothing moves and the backdrop covers the whole screen.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  // Before other layout effects: a page that arrives as its dialog closes can take the focus only once that is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const root = document.documentElement;
    // Behind a second dialog the scroll bar has already gone.
    if (!document.querySelector('dialog:modal'))
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    return () => element.close();
  }, [dialog, isOpen]);
}
