import { Suspense } from 'react';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './orders-page.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';

const OrderList = fetchedPart(async () => (await import('./order-list.tsx')).OrderList);

/** The company's orders; the code of the list loads only for customers, as visitors never see it. */
export function OrderListPage() {
  return (
    <Container className={styles.page}>
      <PageHead title="Orders" lead="Yours and your colleagues’, newest first." />
      <Suspense fallback={<OrdersSkeleton />}>
        <OrderList />
      </Suspense>
    </Container>
  );
}
