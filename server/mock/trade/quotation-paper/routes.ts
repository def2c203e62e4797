import type { CallTable } from '../../engine/answering/handler.ts';
import { downloadQuotation, readQuotationPaper } from './use-cases.ts';

export const quotationPaperCalls = {
  '/woojiapi/order/qryquotationpaper': { handler: readQuotationPaper },
  '/woojiapi/order/downloadquotation': { handler: downloadQuotation },
} satisfies CallTable;
