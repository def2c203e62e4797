import { navigate as browserNavigate } from 'wouter/use-browser-location';
import { redirectOf } from '../../../contracts/device-rules.ts';
import { rememberedScroll, rememberScroll } from './scroll-positions.ts';

export interface NavigateOptions {
  replace?: boolean;
}

/** How the user reached the page: it decides the scroll position and where the focus goes. */
export type Arrival = 'load' | 'forward' | 'refine' | 'back';

let entry = 'start';
let arrival: Arrival = 'load';

const newEntry = () => crypto.randomUUID?.() ?? String(Math.random());

function entryOf(state: unknown): string | undefined {
  const key = (state as { entry?: unknown } | null)?.entry;
  return typeof key === 'string' ? key : undefined;
}

/** Handles scrolling instead of the browser, which would restore it before the page is there. */
export function startHistory(): void {
  history.scrollRestoration = 'manual';
  entry = entryOf(history.state) ?? newEntry();
  history.replaceState({ entry }, '');
  const remember = () => rememberScroll(entry, window.scrollY);
  window.addEventListener('popstate', (event) => {
    remember();
    const known = entryOf(event.state);
    entry = known ?? newEntry();
    // a link to a part of the page has made an entry without us
    if (!known) history.replaceState({ entry }, '');
    arrival = 'back';
  });
  window.addEventListener('pagehide', remember);
}

/** Every navigation within the shop; addresses of the other device's tree go to the home page (docs/product.md, "Screens and addresses"). */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const target = new URL(to, location.href);
  const address =
    redirectOf(target.pathname, navigator.userAgent) ?? target.pathname + target.search + target.hash;
  rememberScroll(entry, window.scrollY);
  // A filter or sort order changes the address but not the page.
  arrival = replace && samePath(address) ? 'refine' : 'forward';
  if (!replace) entry = newEntry();
  browserNavigate(address, { replace, state: { entry } });
}

function samePath(address: string): boolean {
  return new URL(address, location.href).pathname.toLowerCase() === location.pathname.toLowerCase();
}

export function currentArrival(): Arrival {
  return arrival;
}

/** Scroll position of the current history entry when it was left. */
export function leftAt(): number {
  return rememberedScroll(entry);
}
