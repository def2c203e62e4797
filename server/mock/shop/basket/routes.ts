import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { endBasketLink, readBasketLinks, readSharedBasket, shareBasket } from './basket-links.ts';
import { readSavedLines, removeSavedLine, restoreLine, saveForLater } from './saved-lines.ts';
import { addBatch, addOne, changeInBasket, noteInBasket, readBasket, removeFromBasket } from './use-cases.ts';

export const basketCalls = {
  '/woojiapi/order/insertshoppingcar': { handler: addOne },
  '/woojiapi/order/insertbatchshoppingcar': { handler: addBatch },
  '/woojiapi/order/qryshoppingcar': { handler: readBasket },
  '/woojiapi/order/updateshoppingcar': { handler: changeInBasket },
  '/woojiapi/order/updateshoppingcarnote': { handler: noteInBasket },
  '/woojiapi/order/deleteshoppingcar': { handler: removeFromBasket },
  '/woojiapi/order/insertsavedline': { handler: saveForLater },
  '/woojiapi/order/qrysavedlines': { handler: readSavedLines },
  '/woojiapi/order/restoresavedline': { handler: restoreLine },
  '/woojiapi/order/deletesavedline': { handler: removeSavedLine },
  '/woojiapi/order/insertsharedbasket': {
    handler: shareBasket,
    limits: [{ per: 'userId', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/qrysharedbasket': {
    handler: readSharedBasket,
    limits: [{ per: 'address', calls: 1200, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/qrysharedbaskets': { handler: readBasketLinks },
  '/woojiapi/order/deletesharedbasket': { handler: endBasketLink },
} satisfies CallTable;
