export type FetchPart = () => Promise<void>;

/** Parts further down, of the pages opened so far, whose code hasn't loaded. */
export const missingParts = new Set<FetchPart>();

/** Loads the code of all these parts, before a page is opened in the browser or rendered on the server. */
export async function loadFurtherDown(): Promise<void> {
  await Promise.all([...missingParts].map((fetch) => fetch()));
}

/** Fetches of parts that are shown but whose code hasn't loaded. */
const begun = new Set<Promise<unknown>>();

export function noteFetch<Part>(fetching: Promise<Part>): Promise<Part> {
  begun.add(fetching);
  void fetching.finally(() => begun.delete(fetching));
  return fetching;
}

/** Waits for these fetches. @returns whether there were any; if so, rendering again shows more */
export async function fetchesEnded(): Promise<boolean> {
  if (begun.size === 0) return false;
  await Promise.allSettled(begun);
  return true;
}
