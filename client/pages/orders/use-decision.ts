import { decideOrder } from '../../features/orders/approval.api.ts';
import type { Order } from '../../features/orders/orders.api.ts';
import { useAction } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

/**
 * Approves or declines a waiting order. If its delivery day is no longer possible, it is approved for the first possible day,
 * which the page has shown.
 * @param onDone gets the words to announce
 */
export function useDecision(order: Order, onDone: (words: string) => void) {
  const { userId } = useCustomer().user;
  const { orderId, totalPence, approval } = order;
  const otherDay = approval?.firstDay ? { requestedDay: approval.firstDay } : {};
  const approve = useAction(
    async () => {
      await decideOrder({ userId, orderId, totalPence, decision: 'approve', ...otherDay });
      onDone('The order is approved.');
    },
    { inPlace: true },
  );
  const decline = useAction(
    async (reason: string) => {
      await decideOrder({ userId, orderId, totalPence, decision: 'decline', reason });
      onDone('The order is declined.');
    },
    { inPlace: true },
  );
  return { approve, decline };
}
