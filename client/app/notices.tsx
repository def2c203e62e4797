import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { notices } from '../state/notices.ts';

/** Long after the first view, so that the toaster's code competes with nothing. */
const QUIET_MS = 2500;

/** Shows notices. The toaster is fetched when the page is quiet, or when there is a first notice. */
export function Notices() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const isWaiting = useSnapshot(notices).waiting.length > 0;
  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      void import('./toaster.tsx').then((module) => setToaster(() => module.NoticeToaster));
    };
    if (isWaiting) {
      load();
      return;
    }
    const timer = setTimeout(load, QUIET_MS);
    return () => clearTimeout(timer);
  }, [Toaster, isWaiting]);
  return Toaster ? <Toaster /> : null;
}
