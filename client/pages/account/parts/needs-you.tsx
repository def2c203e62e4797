import type { ReactNode } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { STATE_WORDS } from '../../../../contracts/domain/order/order-state.ts';
import { anyOf } from '../../../../contracts/domain/people/company-people.ts';
import { dayWords, referenceWords } from '../../../features/orders/order-words.ts';
import type { OrderSummary } from '../../../features/orders/orders.api.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type AccountOverview, nearDay } from '../account-overview.ts';
import styles from './needs-you.module.css';

/** Orders to pay, to approve and to receive. Headings without orders are left out. */
export function NeedsYou({ overview, today }: { overview: AccountOverview; today: number }) {
  const { toPay, arriving, samples, waiting } = overview;
  const mine = waiting.filter(({ approval }) => approval?.mayDecide === 1);
  const others = waiting.filter(({ approval }) => approval?.mayDecide !== 1);
  const href = useHref();
  return (
    <>
      <Part title="To be approved by you" orders={mine}>
        {({ orderId, orderNo, placedBy, totalPence }) => (
          <span className={styles.ways}>
            {`${formatPence(totalPence)}, ordered by ${placedBy}`}
            <Link href={href('orders', { id: orderId })} look="underline">
              Look at it<VisuallyHidden translate="no">: {orderNo}</VisuallyHidden>
            </Link>
          </span>
        )}
      </Part>
      <Part title="Waiting for approval" orders={others}>
        {({ placedBy, approval }) => `Ordered by ${placedBy}, waits for ${anyOf(approval?.approvers ?? [])}`}
      </Part>
      <Part title="To be paid" orders={toPay}>
        {({ duePence, cardPence }) => formatPence(cardPence ?? duePence)}
      </Part>
      <Part title="Arriving soon" orders={arriving}>
        {({ requestedDay, sts }) =>
          `${STATE_WORDS[sts]}, requested for ${nearDay(requestedDay, today, dayWords)}`
        }
      </Part>
      <Part title="Samples out" orders={samples}>
        {({ orderId, orderNo, sts }) => (
          <span className={styles.ways}>
            {STATE_WORDS[sts]}
            <Link href={href('orders', { id: orderId, floors: 1 })} look="underline">
              Order the floors
              <VisuallyHidden>
                {' '}
                of <span translate="no">{orderNo}</span>
              </VisuallyHidden>
            </Link>
          </span>
        )}
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  orders: readonly OrderSummary[];
  children: (order: OrderSummary) => ReactNode;
}

function Part({ title, orders, children }: PartProps) {
  const href = useHref();
  if (orders.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.orders} aria-label={title}>
        {orders.map((order) => (
          <li className={styles.order} key={order.orderId}>
            <span className={styles.name}>
              <Link href={href('orders', { id: order.orderId })} look="underline">
                <span translate="no">{order.orderNo}</span>
              </Link>
              <span className={styles.reference}>{referenceWords(order)}</span>
            </span>
            <span className="text-figures">{children(order)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
