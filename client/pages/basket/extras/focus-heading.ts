/** What had the focus goes away: the page's heading takes it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main [data-page-focus]')?.focus();
}
