import type { Handlers } from '../../answering/handler.ts';
import { addBatch, addOne, readBasket, removeFromBasket } from './use-cases.ts';

export const basketRoutes = {
  '/woojiapi/order/insertshoppingcar': addOne,
  '/woojiapi/order/insertbatchshoppingcar': addBatch,
  '/woojiapi/order/qryshoppingcar': readBasket,
  '/woojiapi/order/deleteshoppingcar': removeFromBasket,
} satisfies Handlers<
  | '/woojiapi/order/insertshoppingcar'
  | '/woojiapi/order/insertbatchshoppingcar'
  | '/woojiapi/order/qryshoppingcar'
  | '/woojiapi/order/deleteshoppingcar'
>;
