import type { CallTable } from '../../answering/handler.ts';
import { HOUR_MS } from '../../limits/limit.ts';
import { readVoucher } from './use-cases.ts';

export const voucherCalls = {
  '/woojiapi/order/qryvoucher': {
    handler: readVoucher,
    limits: [
      { per: 'address', calls: 240, withinMs: HOUR_MS },
      { per: 'userId', calls: 60, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
