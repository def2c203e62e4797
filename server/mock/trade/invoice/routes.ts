import type { CallTable } from '../../engine/answering/handler.ts';
import { downloadPapers } from './month-papers.ts';
import { downloadPaper, readInvoices, readPaper } from './use-cases.ts';

export const invoiceCalls = {
  '/woojiapi/order/qryinvoices': { handler: readInvoices },
  '/woojiapi/order/qrypaper': { handler: readPaper },
  '/woojiapi/order/downloadpaper': { handler: downloadPaper },
  '/woojiapi/order/downloadpapers': { handler: downloadPapers },
} satisfies CallTable;
