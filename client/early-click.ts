const CLICKED = 'button, input[type="checkbox"], input[type="radio"]';

/**
 * Keeps the last click made before the page's code has loaded, and repeats it once the page is hydrated. Links work
 * without code, and what is typed into a field stays there.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLElement | undefined;
  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKED) : null;
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
