import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { readVoucher } from './read-voucher.ts';

export const voucherCalls = {
  // limited, because codes could be guessed
  '/woojiapi/order/qryvoucher': {
    handler: readVoucher,
    limits: [
      { per: 'address', calls: 240, withinMs: HOUR_MS },
      { per: 'userId', calls: 60, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
