import { navigate as browserNavigate } from 'wouter/use-browser-location';
import { redirectOf } from '../../../contracts/device-rules.ts';
import { rememberedScroll, rememberScroll } from './scroll-positions.ts';

export interface NavigateOptions {
  replace?: boolean;
  /** `over`: what opens lies over the page, which keeps its scroll position and looks after the focus itself */
  state?: { readonly over?: boolean };
}

/** How the user reached the page: it decides the scroll position and where the focus goes. */
export type Arrival = 'load' | 'forward' | 'refine' | 'back';

let entry = 'start';
let arrival: Arrival = 'load';
/** The path and state of the entry being shown. */
let shown = { path: '', over: false };

const newEntry = () => crypto.randomUUID?.() ?? String(Math.random());

const isOver = (state: unknown) => (state as { over?: unknown } | null)?.over === true;

/** Whether an entry is the shown page with something over it, or the page below what is over it. */
function lies(over: boolean, path: string): boolean {
  const within = (over || shown.over) && path === shown.path;
  shown = { path, over };
  return within;
}

function entryOf(state: unknown): string | undefined {
  const key = (state as { entry?: unknown } | null)?.entry;
  return typeof key === 'string' ? key : undefined;
}

/** Handles scrolling instead of the browser, which would restore it before the page is there. */
export function startHistory(): void {
  history.scrollRestoration = 'manual';
  entry = entryOf(history.state) ?? newEntry();
  const over = isOver(history.state);
  history.replaceState({ entry, over }, '');
  shown = { path: location.pathname, over };
  const remember = () => rememberScroll(entry, window.scrollY);
  window.addEventListener('popstate', (event) => {
    remember();
    const known = entryOf(event.state);
    entry = known ?? newEntry();
    // a link to a part of the page has made an entry without us
    if (!known) history.replaceState({ entry }, '');
    arrival = lies(isOver(event.state), location.pathname) ? 'refine' : 'back';
  });
  window.addEventListener('pagehide', remember);
}

/** Every navigation within the shop; addresses of the other device's tree go to the home page (docs/product.md, "Screens and addresses"). */
export function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
  const target = new URL(to, location.href);
  const address =
    redirectOf(target.pathname, navigator.userAgent) ?? target.pathname + target.search + target.hash;
  rememberScroll(entry, window.scrollY);
  const over = isOver(state);
  const within = lies(over, new URL(address, location.href).pathname);
  // A filter or sort order changes the address but not the page.
  arrival = within || (replace && samePath(address)) ? 'refine' : 'forward';
  if (!replace) entry = newEntry();
  browserNavigate(address, { replace, state: { entry, over } });
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
