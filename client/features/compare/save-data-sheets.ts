import { zipSync } from 'fflate';
import { FILES, isUnknownProduct, productOf } from '../../data/product-calls.ts';
import { call, download } from '../../lib/api-client.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { ComparedProduct } from './compared.ts';

export type SheetFloor = Pick<ComparedProduct, 'productId' | 'productNo' | 'productName'>;

interface SaveOptions {
  readonly signal: AbortSignal;
  /** called before each floor, with its place from 1 */
  readonly onFloor: (place: number) => void;
}

const TYPES = ['application/pdf', 'application/octet-stream'];

/** Windows refuses these in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const REFUSED_IN_NAMES = /[\u0000-\u001f<>:"/\\|?*]+/g;

/** @returns e.g. `AL-H101 Blakeney Oak Natural - data sheet.pdf` */
export function sheetName({ productNo, productName }: SheetFloor): string {
  return `${`${productNo} ${productName}`.replace(REFUSED_IN_NAMES, '-').trim()} - data sheet.pdf`;
}

/**
 * Has the browser save the data sheets of floors: a single one as it is, several in one zip.
 * @returns a sentence for each kind of sheet that is missing; '' if none is
 * @throws CallError if none could be loaded, the session has ended or the signal has ended it
 */
export async function saveDataSheets(
  floors: readonly SheetFloor[],
  { signal, onFloor }: SaveOptions,
): Promise<string> {
  const sheets: [name: string, sheet: File][] = [];
  const failed: string[] = [];
  const lacking: string[] = [];
  let failure: unknown;
  for (const [index, floor] of floors.entries()) {
    onFloor(index + 1);
    try {
      const sheet = await sheetOf(floor, signal);
      if (sheet) sheets.push([sheetName(floor), sheet]);
      else lacking.push(floor.productName);
    } catch (error) {
      if (signal.aborted || isUnavailable(error) || (error instanceof CallError && error.endsSession))
        throw error;
      failed.push(floor.productName);
      failure = error;
    }
  }
  if (sheets.length === 0 && failure !== undefined) throw failure;
  await save(sheets);
  return [
    failed.length > 0 && `The data sheet of ${failed.join(', ')} could not be loaded. Please try again.`,
    lacking.length > 0 && `There is no data sheet of ${lacking.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** @returns undefined for a floor that has none, or is no longer in the range */
async function sheetOf({ productId }: SheetFloor, signal: AbortSignal): Promise<File | undefined> {
  const fileName = await nameOf(productId, signal);
  return fileName ? download('/api/download', { fileName }, { signal, types: TYPES }) : undefined;
}

async function nameOf(productId: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { data } = await call(FILES, productOf(productId), { signal });
    return data.find(({ kind }) => kind === 'dataSheet')?.fileName;
  } catch (error) {
    if (isUnknownProduct(error)) return undefined;
    throw error;
  }
}

async function save(sheets: readonly (readonly [name: string, sheet: File])[]): Promise<void> {
  const [first] = sheets;
  if (!first) return;
  // the browser prefers a file's own name
  if (sheets.length === 1) return saveFile(new Blob([first[1]], { type: first[1].type }), first[0]);
  const files = await Promise.all(
    sheets.map(async ([name, sheet]) => [name, new Uint8Array(await sheet.arrayBuffer())] as const),
  );
  // a PDF is compressed already
  const zip = zipSync(Object.fromEntries(files), { level: 0 });
  saveFile(
    new Blob([zip], { type: 'application/zip' }),
    `data-sheets-${formatDate(new Date(), 'YYYY-MM-DD')}.zip`,
  );
}
