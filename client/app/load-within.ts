import { CHUNK_LOAD_TIMEOUT_MS } from '../../contracts/rules/limits.ts';

const RELOADED_KEY = 'alderline.reloaded';
/** A second failure within this time is no stale build, so reloading again would not help. */
const RELOAD_GUARD_MS = 60_000;

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

/**
 * After a deploy, the code that this page names is gone: a reload fetches the new build, once.
 * @returns whether it reloads
 */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
