import type { InputOf, ReplyOf } from '../../../../../contracts/api/calls.ts';
import { companyOf } from '../../../company/company/repository.ts';
import { type CallContext, ownCustomer } from '../../../engine/answering/handler.ts';
import { summariesOf } from '../read-orders.ts';
import { findWaiting } from '../repository.ts';
import { endLapsed } from './end-lapsed.ts';

/** The company's orders that wait for approval, the one that lapses first at the top. */
export async function readWaitingOrders(
  input: InputOf<'/woojiapi/order/qrywaitingorders'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qrywaitingorders'>> {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  await endLapsed(call, company_id);
  const orders = await findWaiting(call.db, company_id);
  return { resultCode: '0', data: await summariesOf(call, userId, orders) };
}
