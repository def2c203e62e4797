import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { Db, VoucherRow } from '../../engine/database/tables.ts';
import { findVoucher } from './repository.ts';
import { voucherCodeOf } from './voucher-rules.ts';

/**
 * The voucher of a company by its code as typed.
 * @throws CallFailure "1" with the reason if it can't be used; another company's code is refused like an unknown one
 */
export async function usableVoucher(
  db: Db,
  typed: string,
  companyId: string,
  now: number,
): Promise<VoucherRow> {
  const code = voucherCodeOf(typed);
  if (code === '') refuseVoucher('Please enter the code of your voucher.');
  const voucher = await findVoucher(db, code, companyId);
  if (!voucher) return refuseVoucher("We don't know this code. Please check it against our email.");
  if (voucher.order_id !== null) refuseVoucher(usedFor(voucher.order_no));
  if (voucher.ends_at !== null && voucher.ends_at <= now) {
    refuseVoucher(`This voucher ended on ${londonDay(voucher.ends_at)}.`);
  }
  return voucher;
}

/** @throws CallFailure "1" */
export function refuseVoucher(sentence: string): never {
  throw new CallFailure('1', sentence, 200, undefined, 'voucherCode');
}

const usedFor = (orderNo: string | null) =>
  `This voucher has been used${orderNo ? ` for order ${orderNo}` : ''}.`;
