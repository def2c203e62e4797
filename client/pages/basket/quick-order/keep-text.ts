import { keptTextKey } from './kept-text.ts';

/** Keeps the typed text until it has been added. */
export function keepText(userId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keptTextKey(userId));
    else sessionStorage.setItem(keptTextKey(userId), text);
  } catch {
    // Without storage the text lasts as long as the page.
  }
}
