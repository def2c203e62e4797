import { useEffect, useRef } from 'react';

/** Calls `onEnd` after this many milliseconds, not counting time paused or with the page hidden. */
export function useCountdown(ms: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = 0;
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left.current -= performance.now() - since;
    };
    const follow = () => {
      stop();
      if (document.visibilityState === 'hidden') return;
      since = performance.now();
      timer = setTimeout(() => end.current(), Math.max(left.current, 0));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [isHeld]);
}
