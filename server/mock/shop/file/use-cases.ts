import { join } from 'node:path';
import type { InputOf } from '../../../../contracts/api/calls.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { allFiles, filesOf } from '../../../../fixtures/catalogue/file-names.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { FileReply } from '../../engine/answering/file-reply.ts';
import type { CallContext, CallTable, Handler } from '../../engine/answering/handler.ts';
import { productById } from '../product/use-cases.ts';

/** Only these may be downloaded, even if the folder has other files. */
const OFFERED: ReadonlySet<string> = new Set(allFiles());

/** Product fields name the first three; the rest are found by product number. */
const EXTRAS: ReadonlyMap<string, Pick<ReturnType<typeof filesOf>, 'textures' | 'dataSheet'>> = new Map(
  catalogue().map((item) => [item.id, filesOf(item)]),
);

/** Short, as the next request is held as well until the file is made. */
const RETRY_AFTER_S = 1;

/**
 * Waits for a file that is still being made.
 * @throws CallFailure "1" with HTTP 404 for a file that is not on offer or not made, "104" with HTTP 503 when making it takes
 * too long or fails
 */
export async function offeredFile(
  { fileName }: InputOf<'/api/download'>,
  { filesDir, makeMissing }: CallContext,
): Promise<FileReply> {
  const file =
    (await findOffered(fileName, filesDir)) ?? (await makeOffered(fileName, filesDir, makeMissing));
  if (!file) throw new CallFailure('1', "We don't have this file.", 404, { field: 'fileName' });
  return file;
}

async function makeOffered(
  fileName: string,
  filesDir: string | undefined,
  makeMissing: CallContext['makeMissing'],
): Promise<FileReply | undefined> {
  if (!makeMissing || !OFFERED.has(fileName)) return undefined;
  const making = await makeMissing(`files/${fileName}`);
  if (making === 'late')
    throw new CallFailure('104', 'This file is still being made. Try again shortly.', 503, {
      retryAfter: RETRY_AFTER_S,
    });
  if (making === 'failed') throw new CallFailure('104', "This file couldn't be made.", 503);
  return findOffered(fileName, filesDir);
}

/**
 * What a customer may download for a product: everything for floors, a data sheet for accessories.
 * @throws CallFailure "1" when nothing on sale has this id
 */
export const filesOfProduct: Handler<'/woojiapi/product/qryproductfiles'> = async ({ productId }, call) => {
  const { model3d, revitFile, archicadFile } = await productById(productId, call);
  const { textures = '', dataSheet = '' } = EXTRAS.get(productId) ?? {};
  const names = { model3d, revitFile, archicadFile, textures, dataSheet };
  const kinds = Object.keys(names) as (keyof typeof names)[];
  const data = await Promise.all(
    kinds
      .filter((kind) => names[kind] !== '')
      .map(async (kind) => {
        const fileName = names[kind];
        const bytes = (await findOffered(fileName, call.filesDir))?.size;
        return { kind, fileName, ...(bytes ? { bytes } : {}) };
      }),
  );
  return { resultCode: '0', data };
};

async function findOffered(fileName: string, filesDir: string | undefined): Promise<FileReply | undefined> {
  if (filesDir === undefined || !OFFERED.has(fileName)) return undefined;
  return FileReply.of(join(filesDir, fileName));
}

export const fileCalls = {
  '/woojiapi/product/qryproductfiles': { handler: filesOfProduct },
  '/api/download': { handler: offeredFile },
} satisfies CallTable;
