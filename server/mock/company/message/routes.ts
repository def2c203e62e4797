import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { sendToSales } from './use-cases.ts';

export const messageCalls = {
  '/woojiapi/compose/sendemail': {
    handler: sendToSales,
    limits: [
      { per: 'address', calls: 30, withinMs: HOUR_MS },
      { per: 'email', fromEachAddress: true, calls: 10, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
