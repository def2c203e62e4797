import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { shareProject } from './share-project.ts';
import { uploadPicture } from './upload-picture.ts';
import { readGallery } from './use-cases.ts';

export const galleryCalls = {
  '/woojiapi/order/qryprojectexamplebysts': { preparedBy: readGallery },
  '/woojiapi/order/uploadexamplepicture': {
    handler: uploadPicture,
    limits: [{ per: 'address', calls: 240, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/insertprojectexample': {
    handler: shareProject,
    limits: [
      { per: 'address', calls: 60, withinMs: HOUR_MS },
      { per: 'userId', calls: 20, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
