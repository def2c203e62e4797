import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { TOAST_MS } from '../../contracts/site/limits.ts';
import { deviceOfPath } from '../../contracts/site/site-map.ts';
import { dismissNotice, dismissProblemsOfOtherPages, type Notice, notices } from '../state/notices.ts';
import { Alert } from '../ui/alert.tsx';
import { CloseIcon } from '../ui/icons.tsx';

/** Warnings and errors say what to do, so they take longer to read (WCAG 2.2.1). */
const READING_MS = 8000;

/**
 * Notices in a polite live region. It is part of the first bundle, because nothing can be fetched for it offline.
 * It lies in the browser's top layer, so that an open dialog doesn't dim it.
 */
export function Notices() {
  const { shown } = useSnapshot(notices);
  const [path] = useLocation();
  const region = useRef<HTMLElement>(null);
  const latest = shown.at(-1)?.id;
  useEffect(() => dismissProblemsOfOtherPages(path), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice made after a dialog has opened goes above it
  useEffect(() => {
    const element = region.current;
    // Browsers without popovers show the region like any other element.
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [latest]);
  return (
    <section
      ref={region}
      className="notices"
      data-device={deviceOfPath(path)}
      aria-label="Notices"
      aria-live="polite"
      popover="manual"
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

/** Stays while the pointer or the focus is on it. */
function NoticeCard({ notice: { id, type, text } }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false);
  const close = () => dismissNotice(id);
  useCountdown(type === 'success' || type === 'info' ? TOAST_MS : READING_MS, isHeld, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the countdown
    <div
      // After a touch, not every browser sends pointerleave.
      onPointerEnter={({ pointerType }) => setHeld(pointerType !== 'touch')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert
        kind={type}
        end={
          <button type="button" aria-label="Close notice" onClick={close}>
            <CloseIcon />
          </button>
        }
      >
        {text}
      </Alert>
    </div>
  );
}

/** Calls `onEnd` after this many milliseconds, not counting time paused or with the page hidden. */
function useCountdown(ms: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
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
      timer = setTimeout(() => end(), Math.max(left.current, 0));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [isHeld]);
}
