import type { CallTable } from '../../answering/handler.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './address-use-cases.ts';
import { cancelOrder } from './cancel-order.ts';
import { startCheckout } from './checkout.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { askForReturn } from './returns/ask-for-return.ts';

export const orderCalls = {
  '/woojiapi/order/qrycheckout': { handler: startCheckout },
  '/woojiapi/order/insertorder': { handler: placeOrder },
  '/woojiapi/order/qryorders': { handler: readOrders },
  '/woojiapi/order/qryorderdetail': { handler: readOrder },
  '/woojiapi/order/cancelorder': { handler: cancelOrder },
  '/woojiapi/order/insertreturn': { handler: askForReturn },
  '/woojiapi/order/qryaddresses': { handler: readAddresses },
  '/woojiapi/order/insertaddress': { handler: addAddress },
  '/woojiapi/order/updateaddress': { handler: changeAddress },
  '/woojiapi/order/deleteaddress': { handler: removeAddress },
} satisfies CallTable;
