import type { CallTable } from '../../answering/handler.ts';
import { readGallery } from './use-cases.ts';

export const galleryCalls = {
  '/woojiapi/order/qryprojectexamplebysts': { preparedBy: readGallery },
} satisfies CallTable;
