import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { call, download } from '../../../lib/api-client.ts';
import { safeToRepeat, writeTo } from '../../../lib/safe-to-repeat.ts';
import { type UploadOptions, upload } from '../../../lib/upload.ts';

const UPLOAD = '/woojiapi/order/uploadfloorplan';

/** A floor plan that a project keeps. */
export type FloorPlan = NonNullable<ReplyOf<'/woojiapi/order/qryfloorplan'>['data']>;

/** @returns the file's id, for `addFloorPlan` */
export async function uploadFloorPlan(file: Blob, fileName: string, options: UploadOptions): Promise<string> {
  const reply = await upload(UPLOAD, { field: 'file', file, fileName }, options);
  return (reply as ReplyOf<typeof UPLOAD>).data.fileId;
}

export const addFloorPlan = safeToRepeat(writeTo('/woojiapi/order/insertfloorplan'));

/** @returns undefined where the project keeps none */
export const readFloorPlan = async (projectId: string): Promise<FloorPlan | undefined> =>
  (await call('/woojiapi/order/qryfloorplan', { projectId })).data;

export const readFloorPlanFile = (projectId: string, fileId: string): Promise<Blob> =>
  download(
    '/woojiapi/order/downloadfloorplan',
    { projectId, fileId },
    { types: ['application/pdf', 'image/webp'] },
  );

export const removeFloorPlan = (projectId: string) => call('/woojiapi/order/deletefloorplan', { projectId });
