import { call } from '../../lib/api-client.ts';

/** What a voucher of the customer's company is worth; rejects with why a code can't be used. */
export function readVoucher(userId: string, voucherCode: string) {
  return call('/woojiapi/order/qryvoucher', { userId, voucherCode });
}
