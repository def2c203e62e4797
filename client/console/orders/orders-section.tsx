import { chakra } from '@chakra-ui/react';
import type { PlacedOrder } from '../../../contracts/api/mock-console.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { FittingLines } from '../parts/fitting-lines.tsx';
import { EntryHead, Quiet, SplitEntry } from '../parts/rows.tsx';
import { ListSection } from '../parts/section-head.tsx';
import { Tag } from '../parts/tag.tsx';
import { momentText } from '../time-text.ts';
import { useRead } from '../use-console.ts';
import { InvoicePayment } from './invoice-payment.tsx';
import { ORDER_STATES } from './order-states.ts';
import { OrderSteps } from './order-steps.tsx';
import { PartDelivery } from './part-delivery.tsx';
import { Refund } from './refund.tsx';

const PAYMENTS = {
  account: 'On account',
  transfer: 'By transfer',
  card: 'By card',
  none: 'Nothing to pay',
} as const;

/** The orders of all customers; each step goes out by mail. */
export function OrdersSection() {
  const { data, error, retry } = useRead('/orders');
  return (
    <ListSection
      title="Orders"
      lead="The last 100 orders. Move one along and the customer gets a mail with your note; an order by transfer or card is picked once the money has arrived."
      items={data?.orders}
      error={error}
      onRetry={retry}
      rowHeight="8rem"
      empty={{ title: 'No orders', text: 'Place an order in the shop and it appears here.' }}
    >
      {(order) => <OrderItem key={order.orderId} order={order} />}
    </ListSection>
  );
}

function OrderItem({ order }: { order: PlacedOrder }) {
  const { orderNo, companyName, loginName, sts, note, payment, totalPence, requestedDay, town, placedAt } =
    order;
  const { invoiceNo, openPence } = order;
  const paper =
    openPence > 0 ? `Invoice ${invoiceNo}, ${formatPence(openPence)} open` : `Invoice ${invoiceNo}, paid`;
  const { tone, text } = ORDER_STATES[sts];
  return (
    <SplitEntry from="lg" alignItems="start" rowGap="4">
      <div>
        <EntryHead>
          <chakra.h2 fontWeight="medium" textStyle="figures">
            {orderNo}
          </chakra.h2>
          <Tag tone={tone}>{text}</Tag>
          {order.awaitsCard && <Tag tone="warning">Waits for its card payment</Tag>}
          {order.awaitsTransfer && <Tag tone="warning">Waits for its transfer</Tag>}
        </EntryHead>
        <Quiet>{[companyName, loginName, town].join(' · ')}</Quiet>
        <Quiet fontVariantNumeric="tabular-nums">
          {[PAYMENTS[payment], formatPence(totalPence), `for ${requestedDay}`, momentText(placedAt)].join(
            ' · ',
          )}
        </Quiet>
        <FittingLines facts={order.fitting} />
        {invoiceNo !== '' && <chakra.p textStyle="small">{paper}</chakra.p>}
        {note && <chakra.p textStyle="small">{note}</chakra.p>}
      </div>
      <chakra.div display="grid" gap="3">
        <OrderSteps order={order} />
        {order.awaited.length > 0 && <PartDelivery order={order} />}
        {invoiceNo !== '' && openPence > 0 && <InvoicePayment order={order} />}
        {order.surplusPence > 0 && <Refund order={order} />}
      </chakra.div>
    </SplitEntry>
  );
}
