import { clsx } from 'clsx';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './invoices.module.css';
import { AccountFigures } from './parts/account-figures.tsx';
import { InvoiceTable } from './parts/invoice-table.tsx';
import { InvoiceTools } from './parts/invoice-tools.tsx';
import { StatementChoice } from './parts/statement-choice.tsx';
import { type FoundInvoices, type InvoicesModel, useInvoices } from './use-invoices.ts';

const countOf = (total: number) => (total === 1 ? '1 invoice' : `${total} invoices`);

/** The open amounts, the invoices, and the statements. */
export function InvoicesPage() {
  const list = useInvoices();
  const { found, isNarrowed } = list;
  const isEmpty = found.state === 'ready' && found.value.total === 0 && !isNarrowed;
  return (
    <Container className={styles.page}>
      <PageHead
        title="Invoices and statement"
        lead="What your company has been invoiced, and what is open."
        actions={<PayInvoices />}
      />
      {found.state === 'ready' && !isEmpty && <AccountFigures account={found.value.account} />}
      <Section title="Invoices">
        {!isEmpty && <InvoiceTools list={list} />}
        <VisuallyHidden role="status">
          {found.state === 'ready' && isNarrowed ? `${countOf(found.value.total)} found` : ''}
        </VisuallyHidden>
        <ReadingView reading={found} what="Your invoices" loading={<Loading />}>
          {(value) =>
            value.total === 0 ? <None isNarrowed={list.isNarrowed} /> : <Found list={list} found={value} />
          }
        </ReadingView>
      </Section>
      <StatementChoice />
    </Container>
  );
}

function PayInvoices() {
  const href = useHref();
  return <ButtonLink href={href('payments')}>Pay invoices</ButtonLink>;
}

function Found({ list, found }: { list: InvoicesModel; found: FoundInvoices }) {
  const { address, pageHref } = list;
  if (found.invoices.length === 0) {
    return (
      <EmptyState
        title="There is no such page"
        action={<ButtonLink href={pageHref(1)}>To the first page</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.found}>
      <p className={clsx('text-small text-figures', styles.count)}>{countOf(found.total)}</p>
      <InvoiceTable invoices={found.invoices} />
      <Pager what="invoices" page={address.page} pages={found.pages} hrefOf={pageHref} />
    </div>
  );
}

function None({ isNarrowed }: { isNarrowed: boolean }) {
  const href = useHref();
  if (isNarrowed) {
    return (
      <EmptyState
        title="No invoice found"
        action={
          <ButtonLink variant="outline" href={href('invoices')}>
            Show all invoices
          </ButtonLink>
        }
      >
        Search by part of an invoice number, an order number, a PO number or a job.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No invoices yet"
      action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
    >
      We invoice an order on the day on which it leaves us. Its invoice is then listed here.
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your invoices</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton className={styles.row} key={line} />
      ))}
    </div>
  );
}
