const CLICKED = 'button, input[type="checkbox"], input[type="radio"]';

/**
 * Keeps a click made while a page's code is still on its way, and repeats it when the page can answer; of several, the
 * last. Links work without any code, and what is typed into a field stays there.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLElement | undefined;
  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKED) : null;
    if (!control) return;
    // Neither sends a form without its checks, nor shows a tick that the page knows nothing of.
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
