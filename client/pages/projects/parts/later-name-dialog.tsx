import { Suspense, useState } from 'react';
import { laterPart } from '../../../ui/later-part.tsx';
import type { NameDialogProps } from './name-dialog.tsx';

const useNameDialog = laterPart(async () => (await import('./name-dialog.tsx')).NameDialog);

/** The dialog for names; its code isn't in the first view's bundle. Once used it stays mounted, so that it can return the focus. */
export function LaterNameDialog({ naming, onClose }: NameDialogProps) {
  const NameDialog = useNameDialog();
  const [isWanted, setWanted] = useState(false);
  if (naming && !isWanted) setWanted(true);
  return <Suspense>{isWanted && <NameDialog naming={naming} onClose={onClose} />}</Suspense>;
}
