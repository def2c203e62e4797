import type { BodyOf } from '../../../../contracts/api/calls.ts';
import { uploadPicture } from '../../../features/pictures/upload-picture.ts';
import { projectsChanged } from '../../../features/projects/projects.api.ts';
import { newCallSerial } from '../../../lib/call-headers.ts';
import { safeToRepeat, writeTo } from '../../../lib/safe-to-repeat.ts';
import type { UploadOptions } from '../../../lib/upload.ts';

const KEEP = '/woojiapi/order/insertprojectpicture';

interface Upload {
  readonly serial: string;
  pictureId?: string;
}

/**
 * Sends pictures to projects. The same picture again, after a lost answer or another failure, is uploaded once and kept once.
 * @returns a function that rejects with a CallError and nothing else
 */
export function pictureSender() {
  const uploads = new WeakMap<Blob, Upload>();
  const keep = safeToRepeat(writeTo(KEEP));
  return async (
    body: Omit<BodyOf<typeof KEEP>, 'pictureId'>,
    file: Blob,
    options: Omit<UploadOptions, 'serial'>,
  ): Promise<void> => {
    const upload: Upload = uploads.get(file) ?? { serial: newCallSerial() };
    uploads.set(file, upload);
    upload.pictureId ??= await uploadPicture(file, { ...options, serial: upload.serial });
    await keep({ ...body, pictureId: upload.pictureId });
    void projectsChanged();
  };
}
