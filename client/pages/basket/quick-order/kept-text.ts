const keyOf = (userId: string) => `alderline.quick-order.${userId}`;

/** What the customer has typed and not yet added, in this tab: it outlives a refresh and a look at another page. */
export function readKeptText(userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function keepText(userId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), text);
  } catch {
    // Without storage the text lasts as long as the page.
  }
}
