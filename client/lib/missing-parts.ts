export type FetchPart = () => Promise<void>;

/** Parts further down, of the pages opened so far, whose code hasn't loaded. */
export const missingParts = new Set<FetchPart>();

/** Loads the code of all these parts, before a page is opened in the browser or rendered on the server. */
export async function loadFurtherDown(): Promise<void> {
  await Promise.all([...missingParts].map((fetch) => fetch()));
}
