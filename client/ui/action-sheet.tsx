import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ActionList, type ListedAction } from './action-list.tsx';
import { Dialog } from './dialog.tsx';

interface ActionSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  actions: readonly ListedAction[];
  /** what should be known before one is chosen */
  children?: ReactNode;
}

/** A choice of a few actions, at the bottom of a phone's screen. */
export function ActionSheet({ open, onClose, title, actions, children }: ActionSheetProps) {
  // while the dialog is open an action can't move the focus to the page behind it
  const closeAtOnce = () => flushSync(onClose);
  return (
    <Dialog open={open} onClose={onClose} title={title} placement="bottom">
      {children}
      <ActionList actions={actions} size="lg" onClose={closeAtOnce} />
    </Dialog>
  );
}
