import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Spinner } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';

const SearchPanel = fetchedPart(async () => (await import('./search-panel.tsx')).SearchPanel);

interface SearchDialog {
  readonly open: () => void;
  /** fetches its code, as soon as somebody is about to open it */
  readonly prepare: () => void;
  readonly dialog: ReactNode;
}

/** @param placement at the top of a desktop's screen; all of a phone's */
export function useSearchDialog(placement: 'top' | 'sheet'): SearchDialog {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      // one dialog at a time
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return {
    open: () => setOpen(true),
    prepare: SearchPanel.fetchAhead,
    dialog: (
      <Dialog open={isOpen} onClose={close} title="Search" placement={placement}>
        <Suspense fallback={<Spinner size="2rem" />}>
          <SearchPanel onDone={close} />
        </Suspense>
      </Dialog>
    ),
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));
