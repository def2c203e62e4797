import type { CallTable } from '../../engine/answering/handler.ts';
import { beginCardPayment } from './begin-payment.ts';
import { payFromCredit } from './pay-from-credit.ts';
import { cancelCardPayment, changeOrderPayment, readCardPayment, readToPay } from './use-cases.ts';

export const paymentCalls = {
  '/woojiapi/order/qrytopay': { handler: readToPay },
  '/woojiapi/order/insertcardpayment': { handler: beginCardPayment },
  '/woojiapi/order/qrycardpayment': { handler: readCardPayment },
  '/woojiapi/order/cancelcardpayment': { handler: cancelCardPayment },
  '/woojiapi/order/insertcreditpayment': { handler: payFromCredit },
  '/woojiapi/order/updateorderpayment': { handler: changeOrderPayment },
} satisfies CallTable;
