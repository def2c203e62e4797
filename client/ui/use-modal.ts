import { type RefObject, useLayoutEffect } from 'react';
import { useHistoryStep } from '../lib/history-steps.ts';

/** Dialogs that are open, one over the other. */
let openDialogs = 0;

/**
 * Opens a dialog as modal while `isOpen`. The page behind it does not scroll; the width of a classic scroll bar
 * becomes padding of the page, so that nothing moves and the backdrop covers the whole screen.
 * @param onBack closes it when the customer goes back; undefined if the page's address does that
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onBack: (() => void) | undefined,
): void {
  useHistoryStep(isOpen, onBack);
  // A layout effect, so that the dialog is closed before a page that arrives with it takes the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (openDialogs === 0) holdPage();
    openDialogs += 1;
    element.showModal();
    return () => {
      openDialogs -= 1;
      if (openDialogs === 0) releasePage();
      element.close();
    };
  }, [dialog, isOpen]);
}

/** Sets an attribute, because with `:has(dialog:modal)` the browser would search a long page at each change. */
function holdPage(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset.modal = '';
}

function releasePage(): void {
  delete document.documentElement.dataset.modal;
}
