/** What is wrong with a file for a message, for the customer. */
export const FILE_WORDS = {
  other: 'This isn’t a PDF, or a JPEG, PNG or WebP picture.',
  large: 'This file has more than 10 MB. Please make it smaller.',
  hidden:
    'This PDF holds more than pages, such as a program or another file. Please print it as a PDF again and send that.',
} as const;

const latin = (bytes: Uint8Array) => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
};
const CHUNK = 8192;
/** Bytes at the end in which a PDF says that it ends. */
const TAIL = 1024;

/** Whether a file is a PDF, by its first bytes. */
export const isPdf = (file: Uint8Array) => latin(file.subarray(0, 5)) === '%PDF-';

/** Names that start something, or carry another file, when a PDF is opened. */
const MORE_THAN_PAGES = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;

/** Whether a PDF is whole and says of itself that it is pages alone. */
export function isHarmlessPdf(file: Uint8Array): boolean {
  return latin(file.subarray(-TAIL)).includes('%%EOF') && !MORE_THAN_PAGES.test(latin(file));
}
