import type { InputOf } from '../../../../contracts/api/calls.ts';
import type { CompanyRow, Db, VoucherRow } from '../../engine/database/tables.ts';
import type { AgreedLine } from '../order/take-lines.ts';
import { takeVoucher } from './repository.ts';
import { refuseVoucher, usableVoucher } from './usable-voucher.ts';

/**
 * The voucher that an order is to use, inside the order's transaction.
 * @returns undefined when none was entered
 * @throws CallFailure "1" if it can't be used, and for an order of samples
 */
export async function chosenVoucher(
  db: Db,
  { voucherCode = '' }: Pick<InputOf<'/woojiapi/order/insertorder'>, 'voucherCode'>,
  { company_id }: CompanyRow,
  lines: readonly AgreedLine[],
  now: number,
): Promise<VoucherRow | undefined> {
  if (voucherCode.trim() === '') return undefined;
  if (lines.every(({ isSample }) => isSample)) {
    refuseVoucher('A voucher is for floors and accessories, not for samples.');
  }
  return await usableVoucher(db, voucherCode, company_id, now);
}

/** Only called with the company's row locked, so no other order can use it first. */
export async function spendVoucher(db: Db, { voucher_code }: VoucherRow, orderId: string): Promise<void> {
  if (!(await takeVoucher(db, voucher_code, orderId))) refuseVoucher('This voucher has been used.');
}
