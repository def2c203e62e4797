import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { shortDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { referenceWords } from '../../../features/orders/order-words.ts';
import { PdfButton } from '../../../features/papers/paper-links.tsx';
import { type PaperRef, useSavePaper } from '../../../features/papers/papers.api.ts';
import { useHref } from '../../../state/device.ts';
import { ListTable, RowLink, RowNote, Unheaded } from '../../../ui/list-table.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Status } from '../../../ui/status.tsx';
import styles from './invoice-table.module.css';

type Invoice = components['schemas']['Invoice'];
type Credit = Invoice['credits'][number];

/** An invoice, or one of its credit notes, which follow it. */
type Row = { readonly invoice: Invoice; readonly credit?: Credit };

/** Invoices, one a row; its link opens the paper. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const href = useHref();
  const rows = invoices.flatMap((invoice): Row[] => [
    { invoice },
    ...invoice.credits.map((credit) => ({ invoice, credit })),
  ]);
  return (
    <ListTable
      layout={styles.list}
      caption="Invoices"
      rows={rows}
      keyOf={({ invoice, credit }) => credit?.creditNo ?? invoice.invoiceNo}
      name={{
        head: 'Invoice',
        cell: (row) => (
          <div className={row.credit && styles.credit}>
            <RowLink
              href={href('print-paper', { ...paperOf(row) })}
              title={row.credit ? 'Credit note' : row.invoice.invoiceNo}
              note={row.credit ? row.credit.creditNo : row.invoice.orderNo}
            />
          </div>
        ),
      }}
      what={{
        head: 'Your reference',
        cell: ({ invoice, credit }) => !credit && <Reference invoice={invoice} />,
      }}
      day={{
        head: 'Date',
        cell: ({ invoice, credit }) => (
          <>
            <span className={credit || isSettled(invoice) ? undefined : styles.wide}>
              {shortDay((credit ?? invoice).taxPoint)}
            </span>{' '}
            {!credit && (
              <span className={isSettled(invoice) ? styles.wide : undefined}>
                <RowNote>{`due ${shortDay(invoice.dueDay)}`}</RowNote>
              </span>
            )}
          </>
        ),
      }}
      state={{ head: 'State', cell: ({ invoice, credit }) => !credit && <State invoice={invoice} /> }}
      total={{
        head: 'Total',
        cell: ({ invoice, credit }) => (
          <>
            <span>{formatPence(credit ? -credit.totalPence : invoice.totalPence)}</span>{' '}
            {!credit && invoice.creditedPence > 0 && (
              <span className={styles.wide}>
                <RowNote>{`${formatPence(invoice.creditedPence)} credited`}</RowNote>
              </span>
            )}
          </>
        ),
      }}
      last={{ head: 'To pay', cell: ({ invoice, credit }) => !credit && <ToPay invoice={invoice} /> }}
      action={{
        head: 'PDF',
        cell: (row) => (
          <SavePdf
            paper={paperOf(row)}
            name={row.credit ? `credit note ${row.credit.creditNo}` : `invoice ${row.invoice.invoiceNo}`}
          />
        ),
      }}
    />
  );
}

const paperOf = ({ invoice, credit }: Row): PaperRef =>
  credit ? { kind: 'credit-note', id: credit.returnId } : { kind: 'invoice', id: invoice.orderId };

const isSettled = ({ duePence }: Invoice) => duePence === 0;

/** On a phone it takes the place of the order's number. */
function Reference({ invoice }: { invoice: Invoice }) {
  const { orderNo } = invoice;
  const reference = referenceWords(invoice);
  if (reference) return <span translate="no">{reference}</span>;
  return (
    <RowNote>
      <span className={styles.narrow} translate="no">
        {orderNo}
      </span>
    </RowNote>
  );
}

/** Nothing while an invoice is open and not overdue. */
function State({ invoice }: { invoice: Invoice }) {
  const { creditedPence, daysOverdue } = invoice;
  if (isSettled(invoice)) return <Status kind="success">{creditedPence > 0 ? 'Settled' : 'Paid'}</Status>;
  if (daysOverdue > 0) return <Status kind="error">{`${countText(daysOverdue, 'day')} overdue`}</Status>;
  return null;
}

function ToPay({ invoice }: { invoice: Invoice }) {
  const { duePence, paidPence } = invoice;
  if (isSettled(invoice)) return null;
  return (
    <>
      <span>
        {formatPence(duePence)}
        <Unheaded> to pay</Unheaded>
      </span>{' '}
      {paidPence > 0 && (
        <span className={styles.widest}>
          <RowNote>{`${formatPence(paidPence)} paid`}</RowNote>
        </span>
      )}
    </>
  );
}

/** What goes wrong is said below the row. */
function SavePdf({ paper, name }: { paper: PaperRef; name: string }) {
  const save = useSavePaper();
  return (
    <>
      <PdfButton paper={paper} name={name} save={save} />
      <Problem error={save.error} />
    </>
  );
}
