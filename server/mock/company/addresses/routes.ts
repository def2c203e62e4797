import type { CallTable } from '../../engine/answering/handler.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './use-cases.ts';

export const addressCalls = {
  '/woojiapi/order/qryaddresses': { handler: readAddresses },
  '/woojiapi/order/insertaddress': { handler: addAddress },
  '/woojiapi/order/updateaddress': { handler: changeAddress },
  '/woojiapi/order/deleteaddress': { handler: removeAddress },
} satisfies CallTable;
