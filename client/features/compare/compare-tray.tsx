import { Suspense } from 'react';
import { laterPart } from '../../ui/later-part.tsx';
import { useCompared } from './compared.ts';

const useTray = laterPart(() => import('./tray.tsx').then((m) => m.Tray));

/** Stays in view at the foot of the page while floors are chosen to be compared; nothing otherwise. */
export function CompareTray() {
  const Tray = useTray();
  const compared = useCompared();
  return (
    compared.length > 0 && (
      <Suspense>
        <Tray compared={compared} />
      </Suspense>
    )
  );
}
