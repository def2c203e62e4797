/** Safari has no idle callbacks, so there we wait this many milliseconds. */
const PAUSE_MS = 50;

/** A page on which nothing moves may have no idle time until then. */
const AT_LATEST_MS = 1_000;

/** Runs work once the browser has nothing more urgent to do, or after a second. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
}

/** By then the first view is over. */
const LATER_MS = 5_000;

/** Runs work that the first view doesn't need, some seconds later when the browser is idle. @returns a function that cancels it */
export function afterFirstView(work: () => void): () => void {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = whenIdle(work);
  }, LATER_MS);
  return () => cancel();
}
