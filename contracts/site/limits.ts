/** Browser and gateway give up a call that takes longer (docs/product.md, "Figures and limits"). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** The same for a call that assembles large files; the page says that it takes a while. */
export const SLOW_CALL_TIMEOUT_MS = 60_000;
/** How long a notice stays (docs/product.md, "Figures and limits"). */
export const TOAST_MS = 1500;
/** How long a part of the program may take to load (docs/product.md, "Result codes" and "Figures and limits"). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** Scroll position in CSS pixels from which the mobile top button shows (docs/product.md, "Screens and addresses"). */
export const TOP_BUTTON_AFTER_PX = 500;
/** Series on one slide of the flooring list's carousel (docs/product.md, "Screens and addresses"). */
export const SERIES_PER_SLIDE = 4;
/** A longer list of products is neither sent with its page nor drawn as a whole. */
export const WHOLE_LIST_MAX = 300;
/** The most products that the server searches for a page; an index of them takes about 0.1 s. */
export const SEARCHED_MAX = 2000;
/** Cards of a list that come with its page: the first screens of a phone and of a desktop. */
export const FIRST_CARDS = 16;
/** The most packs of one line that the contract allows. */
export const LINE_PACKS_MAX = 100_000;
/** Days for which a link to a shared basket works. */
export const BASKET_LINK_DAYS = 30;
/** The most links that one customer can have at a time. */
export const BASKET_LINKS_MAX = 20;
/** Characters of a note on a line of the basket; the contract's schema has the same bound. */
export const LINE_NOTE_MAX = 200;
