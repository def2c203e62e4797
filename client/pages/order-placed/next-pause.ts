const FIRST_MS = 2_000;
const MOST_MS = 60_000;
const GROWTH = 1.5;

/** How long to wait before asking about a payment again. @param asked times so far, 1 or more @returns milliseconds */
export const nextPause = (asked: number) => Math.min(MOST_MS, Math.round(FIRST_MS * GROWTH ** (asked - 1)));
