import type { CallTable } from '../../answering/handler.ts';
import { addBatch, addOne, changeInBasket, readBasket, removeFromBasket } from './use-cases.ts';

export const basketCalls = {
  '/woojiapi/order/insertshoppingcar': { handler: addOne },
  '/woojiapi/order/insertbatchshoppingcar': { handler: addBatch },
  '/woojiapi/order/qryshoppingcar': { handler: readBasket },
  '/woojiapi/order/updateshoppingcar': { handler: changeInBasket },
  '/woojiapi/order/deleteshoppingcar': { handler: removeFromBasket },
} satisfies CallTable;
