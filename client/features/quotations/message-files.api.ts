import type { BodyOf } from '../../../contracts/api/calls.ts';
import { download } from '../../lib/api-client.ts';
import { type UploadOptions, upload } from '../../lib/upload.ts';
import type { QuotationFile } from './quotations.api.ts';

/** @returns the file's id, for a message */
export async function uploadMessageFile(
  file: Blob,
  fileName: string,
  options: UploadOptions,
): Promise<string> {
  const reply = await upload(
    '/woojiapi/order/uploadquotationfile',
    { field: 'file', file, fileName },
    options,
  );
  return (reply as { data: QuotationFile }).data.fileId;
}

const MESSAGE_FILES = { types: ['application/pdf', 'image/webp'] };

export function readMessageFile(input: BodyOf<'/woojiapi/order/downloadquotationfile'>): Promise<Blob> {
  return download('/woojiapi/order/downloadquotationfile', input, MESSAGE_FILES);
}
