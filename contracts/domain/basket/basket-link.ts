/** Days for which a link to a shared basket works. */
export const BASKET_LINK_DAYS = 30;
/** The most links that one customer can have at a time. */
export const BASKET_LINKS_MAX = 20;
/** Characters of a note on a line of the basket; the contract's schema has the same bound. */
export const LINE_NOTE_MAX = 200;
