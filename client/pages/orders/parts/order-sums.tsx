import { formatPence } from '../../../../contracts/rules/money.ts';
import { dayWords, dueWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import { Facts } from './facts.tsx';

/** What it comes to, and how it is paid. */
export function OrderSums({ order }: { order: Order }) {
  const { goodsPence, deliveryPence, vatPence, totalPence, isSample } = order;
  return (
    <SidePanel title="Payment">
      <Sums
        rows={[
          { term: isSample ? 'Samples' : 'Goods', pence: goodsPence },
          { term: 'Delivery', pence: deliveryPence },
        ]}
        vat={vatPence}
        total={totalPence}
      />
      <Facts facts={paymentFacts(order)} />
    </SidePanel>
  );
}

function paymentFacts(order: Order): [string, string][] {
  const { payment, duePence, dueDay, transferReference, sts } = order;
  if (payment === 'none') return [['Payment', 'Nothing to pay']];
  const isOpen = duePence > 0 && sts !== 'cancelled';
  return [
    ['Payment', sts === 'cancelled' ? 'Nothing to pay: the order is cancelled' : dueWords(order)],
    ['To pay', isOpen ? formatPence(duePence) : ''],
    ['Due by', isOpen && dueDay ? dayWords(dueDay) : ''],
    ['Reference', isOpen ? transferReference : ''],
  ];
}
