import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { CallFailure } from '../../../calls/call-failure.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import type { CallContext } from '../../engine/answering/handler.ts';
import { filesOfProduct, offeredFile } from '../../shop/file/use-cases.ts';

/** Floors in one zip, at most: a floor's files are some megabytes. */
const FLOORS_MAX = 40;
/** Bytes of a zip: it is made in memory. */
const BYTES_MAX = 200 * 1024 * 1024;
/** The models serve the site's own viewer. */
const KINDS: ReadonlySet<string> = new Set(['revitFile', 'archicadFile', 'textures', 'dataSheet']);
const RETRY_AFTER_S = 5;

let isRunning = false;

/**
 * The data sheets, IFC files and textures of floors in one zip; a file that is still to be made is waited for.
 * @param productIds each once
 * @throws CallFailure "1" for no floor and for too many, "104" when another one is being made, or a file can't be
 */
export async function floorFiles(
  productIds: readonly string[],
  fileName: string,
  call: CallContext,
): Promise<MadeFile> {
  if (productIds.length === 0)
    throw new CallFailure('1', 'There is no floor in this quotation, so there are no files.');
  if (productIds.length > FLOORS_MAX) throw tooMuch(`The files of ${productIds.length} floors are`);
  if (isRunning)
    throw new CallFailure(
      '104',
      'Another collection of files is being put together. Try again shortly.',
      503,
      { retryAfter: RETRY_AFTER_S },
    );
  isRunning = true;
  try {
    const files: Record<string, Uint8Array> = {};
    let bytes = 0;
    for (const productId of productIds) {
      for (const name of await namesOf(productId, call)) {
        const { path } = await offeredFile({ fileName: name }, call);
        const file = await readFile(path);
        bytes += file.length;
        if (bytes > BYTES_MAX) throw tooMuch('The files of these floors are');
        files[name] = file;
      }
    }
    // most of it is compressed already
    return new MadeFile(fileName, Buffer.from(zipSync(files, { level: 0, mtime: call.now })));
  } finally {
    isRunning = false;
  }
}

/** Each once: one IFC file serves two programs. A product that is no longer sold has none. */
async function namesOf(productId: string, call: CallContext): Promise<ReadonlySet<string>> {
  try {
    const { data } = await filesOfProduct({ productId, brand: call.brand }, call);
    return new Set(data.filter(({ kind }) => KINDS.has(kind)).map(({ fileName }) => fileName));
  } catch (error) {
    if (error instanceof CallFailure && error.resultCode === '1') return new Set();
    throw error;
  }
}

const tooMuch = (what: string) =>
  new CallFailure('1', `${what} more than fit one file. Download them from the pages of the floors.`);
