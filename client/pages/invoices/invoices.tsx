import { ListView } from '../../features/list-page/list-view.tsx';
import { useListPage } from '../../features/list-page/use-list-page.ts';
import { PAGE_SIZE } from '../../lib/list-place.ts';
import { readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './invoices.module.css';
import { AccountFigures, AccountSkeleton } from './parts/account-figures.tsx';
import { InvoiceTable } from './parts/invoice-table.tsx';
import { StatementChoice } from './parts/statement-choice.tsx';

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
] as const;

const parseShown = (text: string | null) => STATES.find(({ value }) => value === text)?.value;
const readFilters = (query: URLSearchParams) => ({ show: parseShown(query.get('show')) });

/** The open amounts, the invoices, and the statements. */
export function InvoicesPage() {
  const { userId } = useCustomer().user;
  const href = useHref();
  const list = useListPage('invoices', readFilters);
  const { filters, search, page } = list.place;
  const call = useCall('/woojiapi/order/qryinvoices', {
    userId,
    pageNo: page,
    pageSize: PAGE_SIZE,
    show: filters.show ?? 'all',
    ...(search === '' ? {} : { search }),
  });
  const reading = readingOf(call, call.data);
  const hasInvoices = call.data !== undefined && (call.data.total > 0 || list.isNarrowed);
  return (
    <Container className={styles.page}>
      <PageHead
        isWork
        title="Invoices and statement"
        lead="What your company has been invoiced, and what is open."
        actions={<ButtonLink href={href('payments')}>Pay invoices</ButtonLink>}
      />
      {reading.state === 'loading' && <AccountSkeleton />}
      {hasInvoices && <AccountFigures account={call.data} />}
      <ListView
        list={list}
        reading={reading}
        item="invoice"
        placeholder="Number, PO, job"
        searchable="an invoice number, an order number, a PO number or a job"
        filter={{
          label: 'Show',
          options: STATES,
          value: filters.show,
          onChoose: (value) => list.filter({ show: parseShown(value) }),
        }}
        none={
          <EmptyState
            title="No invoices yet"
            action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
          >
            We invoice an order on the day on which it leaves us. Its invoice is then listed here.
          </EmptyState>
        }
      >
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </ListView>
      <div className={styles.statement}>
        <StatementChoice />
      </div>
    </Container>
  );
}
