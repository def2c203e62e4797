import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { useWaitingOrdersCall } from '../../features/orders/approval.api.ts';
import { ORDERS_AT_ONCE, useOrdersCall } from '../../features/orders/orders.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';
import { type AccountOverview, accountOverview } from './account-overview.ts';

export interface AccountModel {
  /** today in London, as midnight in UTC */
  readonly today: number;
  /** of the last hundred orders */
  readonly overview: Reading<AccountOverview>;
  readonly credit: Reading<components['schemas']['Credit']>;
}

export function useAccount(): AccountModel {
  const today = londonTime(Date.now()).day;
  const orders = useOrdersCall({}, 1, ORDERS_AT_ONCE);
  const start = useCreditCall();
  // a backend without approvals has no waiting orders
  const waiting = useWaitingOrdersCall();
  return {
    today,
    overview: readingOf(orders, orders.data && accountOverview(orders.data.data, today, waiting.data?.data)),
    credit: readingOf(start, start.data?.data.credit),
  };
}

/** The company's credit is part of the checkout's first reply. */
function useCreditCall() {
  const { userId } = useCustomer().user;
  return useCall('/woojiapi/order/qrycheckout', { userId });
}
