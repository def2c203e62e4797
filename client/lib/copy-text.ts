/**
 * Copies a text.
 * @param instead what the reader can do by hand, as a sentence
 * @throws Error in the reader's words; browsers allow copying on localhost and https only
 */
export async function copyText(text: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new Error(`Your browser doesn’t allow copying here. ${instead}`);
  }
}
