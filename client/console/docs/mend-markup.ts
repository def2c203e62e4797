/** Swagger UI markup that trips up screen readers, and what to replace it with. */
const MENDED: readonly (readonly [selector: string, attribute: string, value: string])[] = [
  ['.information-container', 'role', 'region'],
  ['.information-container', 'aria-label', 'About these calls'],
  ['.filter', 'role', 'search'],
  // The page already has an h1.
  ['h1.title, h2.title', 'aria-level', '2'],
  ['h3.opblock-tag', 'aria-level', '2'],
  ['h4', 'aria-level', '3'],
  ['h5', 'aria-level', '4'],
  // Anything that scrolls must be reachable by keyboard.
  ['pre', 'tabindex', '0'],
  ['select:not([aria-label])', 'aria-label', 'Choice'],
  ['input:not([aria-label]), textarea:not([aria-label])', 'aria-label', 'Value'],
];

/** Mends the markup below an element now and whenever it changes. @returns a function that stops it */
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
