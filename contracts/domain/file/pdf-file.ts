/** How far into a file PDF readers look for its header. */
const HEADER_MAX = 1024;
const BEGINNING = /^(?:\xef\xbb\xbf)?\s*%PDF-/;

/**
 * Whether a file is a PDF, by its first bytes. Some programs put a byte order mark or empty lines in front of its header.
 */
export const isPdf = (start: Uint8Array): boolean =>
  BEGINNING.test(String.fromCharCode(...start.subarray(0, HEADER_MAX)));
