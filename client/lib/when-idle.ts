/** Safari has no idle callbacks: there we wait this many milliseconds. */
const PAUSE_MS = 50;

/** Runs work once the browser has nothing more urgent to do. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
}
