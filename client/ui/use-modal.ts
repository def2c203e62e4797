import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog as a modal one while `isOpen`. The page behind it does not scroll; the room of a classic scroll bar
 * is given to the page as padding, so that nothing moves and the dimming covers the whole screen.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const root = document.documentElement;
    // Behind a second dialog the scroll bar is gone already.
    if (!document.querySelector('dialog:modal'))
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    return () => element.close();
  }, [dialog, isOpen]);
}
