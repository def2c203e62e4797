import type { ReplyOf } from '../../../contracts/api/calls.ts';
import { useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

const READ = '/woojiapi/order/qryorderdetail';

export type Order = ReplyOf<typeof READ>['data'];

/** @param orderId '' makes no call */
export function useOrderCall(orderId: string) {
  const { userId } = useCustomer().user;
  return useCall(READ, orderId === '' ? null : { userId, orderId });
}
