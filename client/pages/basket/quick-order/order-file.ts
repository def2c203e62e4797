import { plainText } from '../../../../contracts/domain/text/csv.ts';

/** Far more than a hundred rows need. */
const MOST_BYTES = 200_000;

export type OrderFile = { readonly text: string } | { readonly problem: string };

/** The text of a file that a customer has chosen, or why it can't be used. */
export async function readOrderFile(file: File): Promise<OrderFile> {
  if (file.size > MOST_BYTES)
    return { problem: `“${file.name}” is too large. A quick order takes 100 rows at a time.` };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: `“${file.name}” could not be read. Please choose it again.` };
  }
  const decoded = decode(bytes);
  if (decoded.includes('\0') || decoded.startsWith('PK'))
    return {
      problem: `“${file.name}” is not a text file. In your spreadsheet, save the sheet as CSV and choose that.`,
    };
  const text = plainText(decoded);
  if (text.trim() === '') return { problem: `“${file.name}” is empty.` };
  return { text };
}

/** UTF-8, as most programs write; UTF-16, as Excel's "Unicode text"; otherwise what Excel on Windows calls CSV. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
