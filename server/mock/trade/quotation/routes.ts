import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import {
  acceptQuotation,
  changeQuotation,
  declineQuotation,
  deleteQuotation,
  requestQuotation,
} from './change-quotation.ts';
import { copyQuotation } from './copy-quotation.ts';
import { fillBasket } from './fill-basket.ts';
import { makeQuotation } from './make-quotation.ts';
import { downloadQuotationFile, writeMessage } from './messages.ts';
import { readQuotation, readQuotations } from './read-quotations.ts';
import { uploadQuotationFile } from './upload-file.ts';

export const quotationCalls = {
  '/woojiapi/order/insertquotation': { handler: makeQuotation },
  '/woojiapi/order/qryquotations': { handler: readQuotations },
  '/woojiapi/order/qryquotationdetail': { handler: readQuotation },
  '/woojiapi/order/updatequotation': { handler: changeQuotation },
  // each mails our sales office
  '/woojiapi/order/requestquotation': {
    handler: requestQuotation,
    limits: [{ per: 'userId', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/insertquotationmessage': {
    handler: writeMessage,
    limits: [{ per: 'userId', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/uploadquotationfile': {
    handler: uploadQuotationFile,
    limits: [{ per: 'address', calls: 120, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/downloadquotationfile': { handler: downloadQuotationFile },
  '/woojiapi/order/acceptquotation': { handler: acceptQuotation },
  '/woojiapi/order/declinequotation': { handler: declineQuotation },
  '/woojiapi/order/copyquotation': { handler: copyQuotation },
  '/woojiapi/order/deletequotation': { handler: deleteQuotation },
  '/woojiapi/order/insertquotationbasket': { handler: fillBasket },
} satisfies CallTable;
