import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { bankDetails } from '../../../../contracts/domain/seller/seller.ts';
import { dueDayWords, orderSumRows } from '../../../features/orders/order-sums.ts';
import { dueWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { brandName } from '../../../lib/api-client.ts';
import { Facts } from '../../../ui/facts.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';

/** The order's totals and payment. */
export function OrderSums({ order }: { order: Order }) {
  return (
    <SidePanel title="Payment">
      <Sums
        rows={orderSumRows(order)}
        vatPercent={order.vatPercent}
        vat={order.vatPence}
        total={order.totalPence}
      />
      <Facts facts={[...creditFacts(order), ...paymentFacts(order)]} />
    </SidePanel>
  );
}

/** Amounts credited, owed to the customer, and paid back. */
function creditFacts({
  creditedPence,
  surplusPence,
  refundedPence,
  sts,
}: Order): (readonly [term: string, value: string])[] {
  const shown = (pence: number) => (pence > 0 ? formatPence(pence) : '');
  return [
    ['Credited', shown(creditedPence)],
    [sts === 'cancelled' ? 'We transfer back' : 'In your favour', shown(surplusPence)],
    ['Transferred back', shown(refundedPence)],
  ];
}

function paymentFacts(order: Order): (readonly [term: string, value: string])[] {
  const { payment, duePence, dueDay, sts } = order;
  if (payment === 'none') return [['Payment', 'Nothing to pay']];
  if (sts === 'cancelled') return [['Payment', 'Nothing to pay: the order is cancelled']];
  if (duePence === 0) return [['Payment', order.creditedPence > 0 ? 'Settled' : 'Paid']];
  return [
    ['Payment', dueWords(order)],
    ['Amount', formatPence(duePence)],
    ['Due by', dueDay === '' ? '' : dueDayWords(order)],
    ...(payment === 'transfer' ? transferFacts(order) : []),
  ];
}

/** Our bank account and the payment reference. */
function transferFacts({ transferReference }: Order): (readonly [term: string, value: string])[] {
  const { accountName, sortCode, accountNumber } = bankDetails(brandName());
  return [
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['Reference', transferReference],
  ];
}
