import { clsx } from 'clsx';
import { OrderRow } from '../../../features/orders/order-row.tsx';
import { OfOneProject } from '../../../features/projects/parts/of-one-project.tsx';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type FoundOrders, type OrderList as List, useOrderList } from '../use-order-list.ts';
import styles from './order-list.module.css';
import { OrderTools } from './order-tools.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

export function OrderList() {
  const list = useOrderList();
  const { found, isNarrowed } = list;
  const isEmpty = found.state === 'ready' && found.value.total === 0 && !isNarrowed;
  return (
    <div className={styles.list}>
      {!isEmpty && <OrderTools list={list} />}
      <VisuallyHidden role="status">
        {found.state === 'ready' && isNarrowed ? `${countOf(found.value)} found` : ''}
      </VisuallyHidden>
      <ReadingView reading={found} what="Your orders" loading={<OrdersSkeleton />}>
        {(value) =>
          value.total === 0 ? <None isNarrowed={isNarrowed} /> : <Found list={list} found={value} />
        }
      </ReadingView>
    </div>
  );
}

const countOf = ({ total }: FoundOrders) => (total === 1 ? '1 order' : `${total} orders`);

function Found({ list, found }: { list: List; found: FoundOrders }) {
  const { save, address, pageHref } = list;
  return (
    <>
      <OfOneProject projectId={address.project} list="orders" />
      <div className={styles.head}>
        <p className={clsx('text-small text-figures', styles.count)}>{countOf(found)}</p>
        <Button
          variant="quiet"
          size="sm"
          data-no-print=""
          loading={save.isPending}
          onClick={() => void save.run()}
        >
          <DownloadIcon />
          Download as CSV
        </Button>
      </div>
      <InlineAlert>{save.problem}</InlineAlert>
      {found.orders.length === 0 ? (
        <EmptyState
          title="There is no such page"
          action={<ButtonLink href={pageHref(1)}>To the first page</ButtonLink>}
        />
      ) : (
        <ul className={styles.orders} aria-label="Orders">
          {found.orders.map((order) => (
            <OrderRow key={order.orderId} order={order} level="h2" />
          ))}
        </ul>
      )}
      <Pager what="orders" page={address.page} pages={found.pages} hrefOf={pageHref} />
    </>
  );
}

function None({ isNarrowed }: { isNarrowed: boolean }) {
  const href = useHref();
  if (!isNarrowed) {
    return (
      <EmptyState
        title="No orders yet"
        action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
      >
        What you and your colleagues order is listed here, with its state and its papers.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No order found"
      action={
        <ButtonLink variant="outline" href={href('orders')}>
          Show all orders
        </ButtonLink>
      }
    >
      Search by part of an order number, a PO number, a job or a product.
    </EmptyState>
  );
}
