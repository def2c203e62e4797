/** What Swagger UI writes that a screen reader stumbles over, and what to write instead. */
const MENDED: readonly (readonly [selector: string, attribute: string, value: string])[] = [
  ['.information-container', 'role', 'region'],
  ['.information-container', 'aria-label', 'About these calls'],
  ['.filter', 'role', 'search'],
  // The page has a first heading already.
  ['h1.title, h2.title', 'aria-level', '2'],
  ['h3.opblock-tag', 'aria-level', '2'],
  ['h4', 'aria-level', '3'],
  ['h5', 'aria-level', '4'],
  // What scrolls must be reached by the keyboard.
  ['pre', 'tabindex', '0'],
  ['select:not([aria-label])', 'aria-label', 'Choice'],
  ['input:not([aria-label]), textarea:not([aria-label])', 'aria-label', 'Value'],
];

/** Mends the markup below an element now and whenever it changes. @returns how to stop */
export function mendMarkup(root: HTMLElement): () => void {
  const mend = () => {
    for (const [selector, attribute, value] of MENDED) {
      for (const element of root.querySelectorAll(selector)) {
        if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
      }
    }
  };
  const observer = new MutationObserver(mend);
  observer.observe(root, { childList: true, subtree: true });
  mend();
  return () => observer.disconnect();
}
