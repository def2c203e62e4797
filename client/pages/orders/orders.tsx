import { clsx } from 'clsx';
import { Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import { londonDay } from '../../../contracts/domain/calendar/day-words.ts';
import { PHONE, SHOWROOM_ADDRESS, salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../lib/api-client.ts';
import { afterFirstView } from '../../lib/when-idle.ts';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './orders.module.css';
import { OrderList } from './parts/order-list.tsx';
import { useOrder } from './use-order.ts';

const OrderBody = fetchedPart(async () => (await import('./parts/order-body.tsx')).OrderBody);

/** All orders of the company, or the one in the address. */
export function OrdersPage() {
  const orderId = new URLSearchParams(useSearch()).get('id');
  useEffect(() => afterFirstView(OrderBody.fetchAhead), []);
  return orderId ? <OrderPage key={orderId} orderId={orderId} /> : <OrderList />;
}

/** One order: its state, lines, totals and actions. */
function OrderPage({ orderId }: { orderId: string }) {
  const { reading, isClosed, announcement } = useOrder(orderId);
  const href = useHref();
  // Loads the code while the order is being read.
  useEffect(OrderBody.fetchAhead, []);
  const order = reading.state === 'ready' ? reading.value.order : undefined;
  const kind = order?.isSample ? 'Samples' : 'Order';
  const name = order ? `${kind} ${order.orderNo}` : isClosed ? 'No such order' : 'Order';
  return (
    <Container className={clsx('work-page', styles.page)}>
      <PaperHead />
      <PageHead
        isWork
        title={name}
        crumbs={[{ label: 'Orders', href: href('orders') }, { label: name }]}
        lead={order && `Placed on ${londonDay(order.placedAt)} by ${order.placedBy}`}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isClosed ? (
        <EmptyState
          title="This order can’t be opened"
          action={<ButtonLink href={href('orders')}>All orders</ButtonLink>}
        >
          There is no such order, or it belongs to another company.
        </EmptyState>
      ) : (
        <ReadingView reading={reading} what="This order" loading={<ListSkeleton what="Loading the order" />}>
          {(open) => (
            <Suspense fallback={<ListSkeleton what="Loading the order" />}>
              <OrderBody open={open} />
            </Suspense>
          )}
        </ReadingView>
      )}
    </Container>
  );
}

/** Our name and address, only when printed. */
function PaperHead() {
  const brand = brandName();
  return (
    <p className={styles.sender}>
      {[`${brand} Flooring`, ...SHOWROOM_ADDRESS, PHONE.shown, salesMailbox(brand)].join(' · ')}
    </p>
  );
}
