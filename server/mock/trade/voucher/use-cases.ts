import type { InputOf } from '../../../../contracts/api/calls.ts';
import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { companyOf } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type CallTable, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { CompanyRow, Db, VoucherRow } from '../../engine/database/tables.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import type { AgreedLine } from '../order/take-lines.ts';
import { findVoucher, takeVoucher } from './repository.ts';
import { voucherCodeOf } from './voucher-code.ts';

/** @throws CallFailure "1" for a code that can't be used */
const readVoucher: Handler<'/woojiapi/order/qryvoucher'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  const voucher = await usableVoucher(call.db, input.voucherCode, company_id, call.now);
  const { voucher_code: voucherCode, value_pence: valuePence, ends_at } = voucher;
  return { resultCode: '0', data: { voucherCode, valuePence, endsAt: ends_at ?? 0 } };
};

/**
 * The voucher of a company by its code as typed.
 * @throws CallFailure "1" with the reason if it can't be used; another company's code is refused like an unknown one
 */
async function usableVoucher(db: Db, typed: string, companyId: string, now: number): Promise<VoucherRow> {
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
function refuseVoucher(sentence: string): never {
  refuseField('voucherCode', sentence);
}

const usedFor = (orderNo: string | null) =>
  `This voucher has been used${orderNo ? ` for order ${orderNo}` : ''}.`;

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
