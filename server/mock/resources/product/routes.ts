import type { Handlers } from '../../answering/handler.ts';
import { productById, productsOfSeries, specById } from './use-cases.ts';

export const productRoutes = {
  '/woojiapi/product/qrybrandseries': async (input, call) => ({
    resultCode: '0',
    data: await productsOfSeries(input, call),
  }),
  '/woojiapi/product/qrybyproductid': async (input, call) => ({
    resultCode: '0',
    data: await productById(input.productId, call),
  }),
  '/woojiapi/product/qryproductspec': async (input, call) => ({
    resultCode: '0',
    data: await specById(input.productId, call),
  }),
} satisfies Handlers<
  '/woojiapi/product/qrybrandseries' | '/woojiapi/product/qrybyproductid' | '/woojiapi/product/qryproductspec'
>;
