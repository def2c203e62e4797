import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Router } from 'wouter';
import { followChanges } from '../../lib/other-tabs.ts';
import { readAgain } from '../../lib/use-call.ts';
import { followOtherTabs, restoreSession } from '../../state/session.ts';
import { announce } from '../announcer.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { currentArrival, leftAt, navigate } from '../history/browser-history.ts';
import { restoreScroll } from '../history/restore-scroll.ts';
import { loadedPage } from './page-code.ts';
import { PageGate } from './page-gate.tsx';
import { addressOf, type Place } from './page-target.ts';

/** One page at its address, with what happens on arrival: scrolling, focus and an announcement. */
export function PageFrame({ place, isFront }: { place: Place; isFront: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const code = loadedPage(place);
  const page = place.match?.page;
  useArrival(root, place, isFront);
  useEffect(becomeLive, []);
  if (!code) return null;
  return (
    <div
      ref={root}
      data-page={place.match?.id ?? 'not-found'}
      data-work={page?.access === 'customer' || page?.isWork}
    >
      <PageRouter place={place}>
        <ErrorBoundary>
          <PageGate place={place}>
            <code.Page />
          </PageGate>
        </ErrorBoundary>
      </PageRouter>
    </div>
  );
}

/** Only now is the first page hydrated: from here on the session may change what the server rendered. */
function becomeLive(): void {
  const { dataset } = document.documentElement;
  if (dataset.live !== undefined) return;
  restoreSession();
  delete dataset.keptSession;
  followOtherTabs();
  followChanges((path) => void readAgain(path));
  dataset.live = '';
}

function useArrival(root: React.RefObject<HTMLDivElement | null>, place: Place, isFront: boolean): void {
  const address = addressOf(place);
  const title = place.match?.page.title ?? 'Page not found';
  // A kept page that returns to the front runs its effects again: that is an arrival, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address on the same page is an arrival, too
  useLayoutEffect(() => {
    if (!isFront) return;
    const arrival = currentArrival();
    if (arrival === 'refine') return;
    if (arrival === 'load') return leftAt() > 0 && !isScrolled() ? restoreScroll(leftAt()) : undefined;
    const stop = restoreScroll(arrival === 'back' ? leftAt() : 0);
    const heading = root.current?.querySelector<HTMLElement>('[data-page-focus]');
    const target = heading ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
    announce(heading?.textContent ?? title);
    return stop;
  }, [root, address, title, isFront]);
}

/** Whether the browser or the visitor has scrolled to a place already, and not just as far as a page goes that is still growing. */
function isScrolled(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight < scrollHeight - 2;
}

/**
 * Gives a page its own address. A page kept alive in the background still sees the address it was left with, not
 * that of the page in front of it.
 */
export function PageRouter({ place, children }: { place: Place; children: ReactNode }) {
  const { path, search } = place;
  const hook = useMemo(() => {
    const location: [string, typeof navigate] = [path, navigate];
    return Object.assign(() => location, { searchHook: () => search });
  }, [path, search]);
  return <Router hook={hook}>{children}</Router>;
}
