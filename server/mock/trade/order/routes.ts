import type { CallTable } from '../../engine/answering/handler.ts';
import { decideOrder } from './approval/decide-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { startCheckout } from './checkout.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrders, readWaitingOrders } from './read-orders.ts';

export const orderCalls = {
  '/woojiapi/order/qrycheckout': { handler: startCheckout },
  '/woojiapi/order/insertorder': { handler: placeOrder },
  '/woojiapi/order/qryorders': { handler: readOrders },
  '/woojiapi/order/qryorderdetail': { handler: readOrder },
  '/woojiapi/order/cancelorder': { handler: cancelOrder },
  '/woojiapi/order/qrywaitingorders': { handler: readWaitingOrders },
  '/woojiapi/order/decideorder': { handler: decideOrder },
} satisfies CallTable;
