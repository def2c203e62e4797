/** A call that takes longer is given up, on both legs (spec section 9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How long a notice stays (spec section 9). */
export const TOAST_MS = 1500;
/** How long a part of the program may take to load (spec sections 8 and 9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** Scroll position in CSS pixels from which the mobile top button shows (spec section 2). */
export const TOP_BUTTON_AFTER_PX = 500;
/** Series on one slide of the flooring list's carousel (spec section 2). */
export const SERIES_PER_SLIDE = 4;
/** What the gallery asks for, brand aside (spec section 9). */
export const GALLERY_QUERY = { pageSize: 100, pageNo: 1, sts: 1 } as const;
/** Rows of the contact message box (spec section 9). */
export const CONTACT_MESSAGE_ROWS = 8;
