export type FetchPart = () => Promise<void>;

/** The parts further down of the pages opened so far whose code has not come. */
export const missingParts = new Set<FetchPart>();

/** Fetches the code of every part further down: with a page that is opened in the browser, or rendered on the server. */
export async function loadFurtherDown(): Promise<void> {
  await Promise.all([...missingParts].map((fetch) => fetch()));
}
