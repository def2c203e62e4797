import type { Handlers } from '../../answering/handler.ts';
import { filesOfProduct, offeredFile } from './use-cases.ts';

export const fileRoutes = {
  '/woojiapi/product/qryproductfiles': async (input, call) => ({
    resultCode: '0',
    data: await filesOfProduct(input.productId, call),
  }),
  '/api/download': async ({ fileName }, { filesDir }) => offeredFile(fileName, filesDir),
} satisfies Handlers<'/woojiapi/product/qryproductfiles' | '/api/download'>;
