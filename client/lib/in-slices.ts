/** A frame of the screen has room for this much work beside its own. */
const SLICE_MS = 8;

/**
 * Runs a long search in slices, so that typing stays quick. It doesn't wait until the browser is idle: a page on which nothing
 * moves may have no idle time for seconds. Nor does it use timers, between which browsers leave 4 ms.
 * @returns a function that cancels it
 */
export function inSlices<Result>(
  search: Generator<undefined, Result>,
  whenFound: (result: Result) => void,
): () => void {
  const { port1: turns, port2: next } = new MessageChannel();
  const end = () => turns.close();
  turns.onmessage = () => {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = search.next();
      if (done) {
        end();
        return whenFound(value);
      }
    } while (performance.now() < until);
    next.postMessage('');
  };
  next.postMessage('');
  return end;
}
