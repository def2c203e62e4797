/**
 * Focuses the heading of the page in front, when the element that had the focus is removed. Pages kept behind it have
 * headings too, but hidden elements can't take the focus.
 */
export function focusHeading(options?: FocusOptions): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main [data-page-focus]')) {
    heading.focus(options);
    if (document.activeElement === heading) return;
  }
}
