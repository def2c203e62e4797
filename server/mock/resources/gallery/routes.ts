import type { Handlers } from '../../answering/handler.ts';
import { listGallery } from './repository.ts';

export const galleryRoutes = {
  '/woojiapi/order/qryprojectexamplebysts': async ({ sts, pageNo, pageSize }, { db }) => ({
    resultCode: '0',
    data: await listGallery(db, sts, pageNo, pageSize),
  }),
} satisfies Handlers<'/woojiapi/order/qryprojectexamplebysts'>;
