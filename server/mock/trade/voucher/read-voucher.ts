import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { companyOf } from '../../company/company/repository.ts';
import { type CallContext, ownCustomer } from '../../engine/answering/handler.ts';
import { usableVoucher } from './usable-voucher.ts';

/** @throws CallFailure "1" for a code that can't be used */
export async function readVoucher(
  input: InputOf<'/woojiapi/order/qryvoucher'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qryvoucher'>> {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  const voucher = await usableVoucher(call.db, input.voucherCode, company_id, call.now);
  const { voucher_code: voucherCode, value_pence: valuePence, ends_at } = voucher;
  return { resultCode: '0', data: { voucherCode, valuePence, endsAt: ends_at ?? 0 } };
}
