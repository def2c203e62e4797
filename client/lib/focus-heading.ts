/**
 * What had the focus goes away: the heading of the page in front takes it. Pages that are kept behind it have headings,
 * too, but what is hidden takes no focus.
 */
export function focusHeading(options?: FocusOptions): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main [data-page-focus]')) {
    heading.focus(options);
    if (document.activeElement === heading) return;
  }
}
