import { loadedPage, loadWholePage } from './page-code.ts';
import { placeOf } from './page-target.ts';

/** The signs that a link is about to be followed: a fifth of a second before the click, or more. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'];

/** Fetches a page's code as soon as the pointer, a finger or the focus is on a link to it. */
export function fetchPagesAhead(): void {
  for (const sign of SIGNS) document.addEventListener(sign, fetchAhead, { passive: true });
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  const place = placeOf(link.pathname, '');
  // What fails now is tried again by the click, and reported then.
  if (place.match && !loadedPage(place)) loadWholePage(place).catch(() => undefined);
}
