import type { CallTable } from '../../engine/answering/handler.ts';
import { askForReturn } from './ask-for-return.ts';

export const returnCalls = {
  '/woojiapi/order/insertreturn': { handler: askForReturn },
} satisfies CallTable;
