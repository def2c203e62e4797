import type { CallTable } from '../../engine/answering/handler.ts';
import { readPrices, readProductById, readSeries, readSpec } from './use-cases.ts';

export const productCalls = {
  '/woojiapi/product/qrybrandseries': { preparedBy: readSeries },
  '/woojiapi/product/qrybyproductid': { preparedBy: readProductById },
  '/woojiapi/product/qryseriesprices': { preparedBy: readPrices },
  '/woojiapi/product/qryproductspec': { preparedBy: readSpec },
} satisfies CallTable;
