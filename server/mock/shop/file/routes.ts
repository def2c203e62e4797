import type { CallTable } from '../../engine/answering/handler.ts';
import { filesOfProduct, offeredFile } from './use-cases.ts';

export const fileCalls = {
  '/woojiapi/product/qryproductfiles': { handler: filesOfProduct },
  '/api/download': { handler: offeredFile },
} satisfies CallTable;
