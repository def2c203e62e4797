import { Suspense, useState } from 'react';
import { laterPart } from '../../../ui/later-part.tsx';
import type { NameDialogProps } from './name-dialog.tsx';

const useNameDialog = laterPart(async () => (await import('./name-dialog.tsx')).NameDialog);

/** The dialog for names, whose code the first view does without. Once used it stays, so that it can give the focus back. */
export function LaterNameDialog({ naming, onClose }: NameDialogProps) {
  const NameDialog = useNameDialog();
  const [isWanted, setWanted] = useState(false);
  if (naming && !isWanted) setWanted(true);
  return <Suspense>{isWanted && <NameDialog naming={naming} onClose={onClose} />}</Suspense>;
}
