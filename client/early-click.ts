const CLICKED = 'button, input[type="checkbox"], input[type="radio"]';

/**
 * Keeps the last click made before the page's code has loaded, and repeats it once the page is hydrated. Links work
 * without code, and what is typed into a field stays there.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLElement | undefined;
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    // The server's page is the same for every query that it ignores, so its link leads back without this one.
    const logIn = event.target.closest<HTMLAnchorElement>('a[href*="/login?from="]');
    if (logIn) logIn.search = `?from=${encodeURIComponent(location.pathname + location.search)}`;
    const control = event.target.closest<HTMLElement>(CLICKED);
    if (!control) return;
    // Otherwise the browser would send the form unchecked, or show a tick that React knows nothing about.
    event.preventDefault();
    clicked = control;
  };
  document.addEventListener('click', keep, true);
  // Set once the page is hydrated and the session is known.
  const hydrated = new MutationObserver(() => {
    hydrated.disconnect();
    document.removeEventListener('click', keep, true);
    clicked?.click();
  });
  hydrated.observe(document.documentElement, { attributeFilter: ['data-live'] });
}
