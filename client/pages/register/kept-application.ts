/** Storage key, set once an application was sent, until the page is left or the tab closed, so that a reload doesn't show an empty form. */
const KEY = 'alderline.application-sent';

export function isApplicationSent(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepApplicationSent(isSent: boolean): void {
  try {
    if (isSent) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
