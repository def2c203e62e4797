/** A frame of the screen has room for this much work beside its own. */
const SLICE_MS = 8;

/**
 * Runs a long search in slices, so that typing stays quick. It doesn't wait until the browser is idle: a page on which nothing
 * moves may have no idle time for seconds.
 * @returns a function that cancels it
 */
export function inSlices<Result>(
  search: Generator<undefined, Result>,
  whenFound: (result: Result) => void,
): () => void {
  let timer = setTimeout(function work() {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = search.next();
      if (done) return whenFound(value);
    } while (performance.now() < until);
    timer = setTimeout(work);
  });
  return () => clearTimeout(timer);
}
