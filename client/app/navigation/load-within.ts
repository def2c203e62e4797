import { CHUNK_LOAD_TIMEOUT_MS } from '../../../contracts/site/limits.ts';

/** The code of a page could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Loads a page's code within the time limit. Rejects with a LoadFailure. */
export function loadWithin<T>(load: () => Promise<T>, limitMs = CHUNK_LOAD_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown) =>
      reject(new LoadFailure(`Loading error: ${why}`, { cause }));
    const timer = setTimeout(() => fail(`no answer within ${limitMs / 1000} seconds`), limitMs);
    load().then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        fail('the page could not be fetched', error);
      },
    );
  });
}
