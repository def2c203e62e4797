import { useEffect, useState } from 'react';
import { afterFirstView } from '../../lib/when-idle.ts';

const TOUCHES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

/** A page that was opened without a list shows one only after a click. */
let isTouched = globalThis.document?.querySelector('.product-grid') === null;

/** Whether somebody has begun to use the page, or its first view is over. */
export function useIsTouched(): boolean {
  const [is, setIs] = useState(isTouched);
  useEffect(() => {
    if (is) return;
    const touch = () => {
      isTouched = true;
      setIs(true);
    };
    for (const type of TOUCHES) window.addEventListener(type, touch, { passive: true, capture: true });
    const cancel = afterFirstView(touch);
    return () => {
      cancel();
      for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
    };
  }, [is]);
  return is;
}
