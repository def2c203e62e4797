import {
  ORDER_STATES,
  parseOrderState,
  STATE_WORDS,
} from '../../../../contracts/domain/order/order-state.ts';
import { ListView } from '../../../features/list-page/list-view.tsx';
import { useListPage } from '../../../features/list-page/use-list-page.ts';
import { OrderTable } from '../../../features/orders/order-table.tsx';
import { WAITING_WORDS } from '../../../features/orders/order-words.ts';
import { readOrders, useOrdersCall } from '../../../features/orders/orders.api.ts';
import { OfOneProject } from '../../../features/projects/parts/of-one-project.tsx';
import { PAGE_SIZE, readProject } from '../../../lib/list-place.ts';
import { readingOf } from '../../../lib/reading.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useHref } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/states.tsx';

const STATES = [
  { value: 'waiting', label: WAITING_WORDS, isCounted: true },
  ...ORDER_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
];

const parseState = (text: string | null) =>
  text === 'waiting' ? ('waiting' as const) : parseOrderState(text);

const readFilters = (query: URLSearchParams) => ({
  sts: parseState(query.get('sts')),
  project: readProject(query),
});

/** The company's orders that the address asks for. */
export function OrderList() {
  const { userId } = useCustomer().user;
  const href = useHref();
  const list = useListPage('orders', readFilters);
  const { filters, search, page } = list.place;
  const wanted = { sts: filters.sts, projectId: filters.project, search };
  const call = useOrdersCall(wanted, page, PAGE_SIZE);
  const save = useAction(
    async () => {
      const [orders, { saveOrders }] = await Promise.all([
        readOrders(userId, wanted),
        import('../orders-csv.ts'),
      ]);
      saveOrders(orders, new Date());
    },
    { inPlace: true },
  );
  return (
    <Container className="work-page">
      <PageHead isWork title="Orders" lead="Yours and your colleagues’, newest first." />
      <ListView
        list={list}
        reading={readingOf(call, call.data)}
        item="order"
        placeholder="Order, PO, job or product"
        searchable="an order number, a PO number, a job or a product"
        filter={{
          label: 'State',
          options: STATES,
          value: filters.sts,
          onChoose: (value) => list.filter({ sts: parseState(value) }),
        }}
        none={
          <EmptyState
            title="No orders yet"
            action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
          >
            What you and your colleagues order is listed here, with its state and its papers.
          </EmptyState>
        }
        before={<OfOneProject projectId={filters.project} list="orders" />}
        actions={
          <Button
            variant="outline"
            size="sm"
            data-no-print=""
            loading={save.isPending}
            onClick={() => void save.run()}
          >
            <DownloadIcon />
            Download as CSV
          </Button>
        }
        between={<InlineAlert>{save.problem}</InlineAlert>}
      >
        {(orders) => <OrderTable caption="Orders" orders={orders} />}
      </ListView>
    </Container>
  );
}
