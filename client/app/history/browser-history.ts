import { navigate as browserNavigate } from 'wouter/use-browser-location';
import { redirectOf } from '../../../contracts/site/device-rules.ts';
import { currentSteps, followSteps, leaveSteps, startSteps } from '../../lib/history-steps.ts';
import { tabStore } from '../../lib/storage.ts';

export interface NavigateOptions {
  replace?: boolean;
  /** `over`: the target opens over the page, which keeps its scroll position and handles the focus itself */
  state?: { readonly over?: boolean };
}

/** How the user reached the page: it decides the scroll position and where the focus goes. */
export type Arrival = 'load' | 'forward' | 'refine' | 'back';

let entry = 'start';
let arrival: Arrival = 'load';
/** The current entry's address, and whether it lies over its page. */
let shown = { url: new URL('http://start'), over: false };

const newEntry = () => crypto.randomUUID?.() ?? String(Math.random());

const isOver = (state: unknown) => (state as { over?: unknown } | null)?.over === true;

/** Whether going to this entry only opens something over the shown page, or closes it again. */
function lies(over: boolean, url: URL): boolean {
  const within = (over || shown.over) && url.pathname === shown.url.pathname;
  shown = { url, over };
  return within;
}

function entryOf(state: unknown): string | undefined {
  const key = (state as { entry?: unknown } | null)?.entry;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Handles scrolling instead of the browser, which would restore it before the page is there. The browser does it while no page of
 * ours runs: for one that was left before its code was there, only the browser knows the place.
 */
export function startHistory(): void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  entry = entryOf(history.state) ?? newEntry();
  const over = isOver(history.state);
  history.replaceState({ ...history.state, entry, over }, '');
  shown = { url: new URL(location.href), over };
  startSteps();
  const remember = () => rememberScroll(entry, window.scrollY);
  window.addEventListener('popstate', ({ state }) => {
    remember();
    // the address may have changed since the step was pushed, such as by filters
    if (entryOf(state) === entry) history.replaceState(state, '', shown.url);
    else arriveBack(state);
    followSteps(state);
  });
  window.addEventListener('pagehide', () => {
    remember();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', takeOver);
}

function arriveBack(state: unknown): void {
  const known = entryOf(state);
  entry = known ?? newEntry();
  // the browser itself has added this entry, for a link to a fragment of the page
  if (!known) history.replaceState({ entry }, '');
  arrival = lies(isOver(state), new URL(location.href)) ? 'refine' : 'back';
}

/** Every navigation within the shop; addresses of the other device's tree go to the home page (docs/product.md, "Screens and addresses"). */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const target = new URL(to, location.href);
  const address =
    redirectOf(target.pathname, navigator.userAgent) ?? target.pathname + target.search + target.hash;
  const url = new URL(address, location.href);
  const { replace = false, state } = options;
  // A filter or sort order changes the address but not the page.
  const refines = replace && url.pathname.toLowerCase() === location.pathname.toLowerCase();
  if (leaveSteps(() => navigate(to, options), { stays: refines, replaces: replace })) return;
  rememberScroll(entry, window.scrollY);
  const over = isOver(state);
  arrival = lies(over, url) || refines ? 'refine' : 'forward';
  if (!replace) entry = newEntry();
  browserNavigate(address, { replace, state: { entry, over, steps: refines ? currentSteps() : 0 } });
}

export function currentArrival(): Arrival {
  return arrival;
}

/** Scroll position of the current history entry when it was left. */
export function leftAt(): number {
  return rememberedScroll(entry);
}

const KEY = 'alderline.scroll';
/** History entries whose position is kept; hardly anyone goes back further. */
const LIMIT = 50;

type Positions = [entry: string, y: number][];

function read(): Positions {
  const value = tabStore.read(KEY);
  return Array.isArray(value) ? (value as Positions) : [];
}

/** The scroll position of each history entry, kept across a reload. */
function rememberScroll(entry: string, y: number): void {
  const others = read().filter(([key]) => key !== entry);
  tabStore.keep(KEY, [...others, [entry, Math.round(y)]].slice(-LIMIT));
}

function rememberedScroll(entry: string): number {
  return read().find(([key]) => key === entry)?.[1] ?? 0;
}
