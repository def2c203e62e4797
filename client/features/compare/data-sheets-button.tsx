import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { useSite } from '../../state/site-context.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SheetFloor } from './save-data-sheets.ts';

interface DataSheetsButtonProps extends Pick<ButtonLook, 'variant'> {
  /** at least one */
  floors: readonly SheetFloor[];
}

/** Saves the data sheets of floors as one file. Nothing where the backend can't list a floor's files. */
export function DataSheetsButton({ floors, variant }: DataSheetsButtonProps) {
  const [place, setPlace] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { run, isPending } = useAction(async () => {
    const controller = new AbortController();
    leaving.current = controller;
    const { signal } = controller;
    setPlace(1);
    const { saveDataSheets } = await import('./save-data-sheets.ts');
    const missing = await saveDataSheets(floors, { signal, onFloor: setPlace });
    if (missing) notify({ type: 'warning', text: missing });
  });
  if (useSite().absent.includes('data-sheets')) return null;
  const count = floors.length;
  return (
    <>
      <Button variant={variant} loading={isPending} onClick={() => void run()}>
        {isPending ? `Downloading ${place} of ${count}` : `Download data sheet${count === 1 ? '' : 's'}`}
      </Button>
      <VisuallyHidden role="status">
        {isPending && `Downloading data sheet ${place} of ${count}`}
      </VisuallyHidden>
    </>
  );
}
