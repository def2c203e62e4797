import type { CallTable } from '../../answering/handler.ts';
import { downloadPaper, readInvoices, readPaper } from './use-cases.ts';

export const invoiceCalls = {
  '/woojiapi/order/qryinvoices': { handler: readInvoices },
  '/woojiapi/order/qrypaper': { handler: readPaper },
  '/woojiapi/order/downloadpaper': { handler: downloadPaper },
} satisfies CallTable;
