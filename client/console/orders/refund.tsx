import type { PlacedOrder } from '../../../contracts/api/mock-console.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { refresh } from '../use-console.ts';

/** Records that we have paid back what we owe the customer for an order. */
export function Refund({ order: { orderId, orderNo, surplusPence } }: { order: PlacedOrder }) {
  const amount = formatPence(surplusPence);
  const refund = useAction(async () => {
    await write('POST /orders/:orderId/refund', { orderId });
    await refresh('/orders', '/mails');
    notify({ type: 'success', text: `${orderNo}: ${amount} transferred back` });
  });
  return (
    <ActionButton aria-label={`Transfer ${amount} back for ${orderNo}`} action={() => refund.run()}>
      {`Transfer ${amount} back`}
    </ActionButton>
  );
}
