import type { CallTable } from '../../answering/handler.ts';
import { HOUR_MS } from '../../limits/limit.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './address-use-cases.ts';
import { decideOrder } from './approval/decide-order.ts';
import { readWaitingOrders } from './approval/read-waiting.ts';
import { cancelOrder } from './cancel-order.ts';
import { startCheckout } from './checkout.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { readVoucher } from './read-voucher.ts';
import { askForReturn } from './returns/ask-for-return.ts';

export const orderCalls = {
  '/woojiapi/order/qrycheckout': { handler: startCheckout },
  '/woojiapi/order/insertorder': { handler: placeOrder },
  '/woojiapi/order/qryorders': { handler: readOrders },
  '/woojiapi/order/qryorderdetail': { handler: readOrder },
  '/woojiapi/order/cancelorder': { handler: cancelOrder },
  '/woojiapi/order/qrywaitingorders': { handler: readWaitingOrders },
  '/woojiapi/order/decideorder': { handler: decideOrder },
  '/woojiapi/order/insertreturn': { handler: askForReturn },
  // limited, because codes could be guessed
  '/woojiapi/order/qryvoucher': {
    handler: readVoucher,
    limits: [
      { per: 'address', calls: 240, withinMs: HOUR_MS },
      { per: 'userId', calls: 60, withinMs: HOUR_MS },
    ],
  },
  '/woojiapi/order/qryaddresses': { handler: readAddresses },
  '/woojiapi/order/insertaddress': { handler: addAddress },
  '/woojiapi/order/updateaddress': { handler: changeAddress },
  '/woojiapi/order/deleteaddress': { handler: removeAddress },
} satisfies CallTable;
