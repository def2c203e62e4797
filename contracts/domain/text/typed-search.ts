/** A search has at most this many characters; the rest is dropped. Calls allow no more. */
export const SEARCH_MAX = 80;

/** Reads a search as it is typed or stands in an address: single spaces, none at the ends. */
export const readSearch = (text: string | null | undefined): string =>
  (text ?? '').slice(0, SEARCH_MAX).replace(/\s+/g, ' ').trim();
