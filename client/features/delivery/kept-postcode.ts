const keyOf = (userId: string) => `alderline.delivery-postcode.${userId}`;

/** The post code that a customer has asked delivery for in this tab; '' if none. The basket hands it to the checkout. */
export function readKeptPostcode(userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function keepPostcode(userId: string, typed: string): void {
  try {
    sessionStorage.setItem(keyOf(userId), typed);
  } catch {
    // It then lasts as long as the page.
  }
}
