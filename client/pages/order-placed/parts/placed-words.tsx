import { placeText } from '../../../../contracts/domain/delivery/place-text.ts';
import { QuotationLinks } from '../../../features/orders/quotation-links.tsx';
import { PayOrderLater } from '../../../features/payments/parts/pay-order-later.tsx';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { nextSteps, wordsOfDay } from '../next-steps.ts';
import type { Order } from '../use-order-placed.ts';
import styles from './placed-words.module.css';
import { TransferDetails } from './transfer-details.tsx';

const PAYMENTS = {
  account: 'On account',
  transfer: 'By bank transfer',
  card: 'By card',
  none: 'Nothing to pay',
} as const;

/** What happens next, how the order is paid, and where and when it is delivered. */
export function PlacedWords({ order }: { order: Order }) {
  const href = useHref();
  const { quotations = [] } = order;
  const isToTransfer =
    order.payment === 'transfer' && order.duePence > 0 && order.approval?.sts !== 'waiting';
  return (
    <div className={styles.words}>
      <Section title="What happens next">
        <ol className={styles.steps}>
          {nextSteps(order).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <PayOrderLater order={order} />
      {isToTransfer && <TransferDetails order={order} />}
      <Section title="Your order">
        <dl className={styles.facts}>
          {factsOf(order).map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {quotations.length > 0 && (
            <div>
              <dt>Quotation</dt>
              <dd>
                <QuotationLinks quotations={quotations} />
              </dd>
            </div>
          )}
        </dl>
      </Section>
      <div className="actions" data-no-print="">
        <ButtonLink href={href('orders', { id: order.orderId })}>See the order</ButtonLink>
        <ButtonLink href={href('flooring')} variant="outline">
          Continue shopping
        </ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}

function factsOf(order: Order): [term: string, text: string][] {
  const { delivery, billing } = order;
  const facts: [string, string][] = [
    ['Order number', order.orderNo],
    ['Purchase order number', order.poNumber],
    ['Job reference', order.jobReference],
    ['Ordered by', joined(order.contactName, order.contactPhone)],
    ['Billed to', placeText(billing)],
    ['Delivered to', placeText(delivery)],
    ['Received by', joined(delivery.siteContact, delivery.sitePhone)],
    ['Day of delivery', wordsOfDay(order.requestedDay)],
    ['Notes', order.notes],
    ['Payment', PAYMENTS[order.payment]],
  ];
  return facts.filter(([, text]) => text !== '');
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join(', ');
