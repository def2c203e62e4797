import { type UploadOptions, upload } from '../../lib/upload.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';

/**
 * Uploads one picture. Rejects with a CallError and nothing else.
 * @returns the picture's id, for `sendProject`
 */
export async function uploadPicture(file: Blob, options: UploadOptions): Promise<string> {
  const reply = await upload(UPLOAD, { field: 'picture', file, fileName: 'picture' }, options);
  return (reply as { data: { pictureId: string } }).data.pictureId;
}
