import { clsx } from 'clsx';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { shortDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { PaperLinks } from '../../../features/papers/paper-links.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Status } from '../../../ui/status.tsx';
import styles from './invoice-table.module.css';

type Invoice = components['schemas']['Invoice'];

const COLUMNS: readonly [Column<Invoice>, ...Column<Invoice>[]] = [
  {
    head: 'Invoice',
    cell: ({ invoiceNo, orderNo }) => (
      <span className={styles.two} translate="no">
        {invoiceNo}
        <span className={clsx('text-small', styles.muted)}>{orderNo}</span>
      </span>
    ),
  },
  {
    head: 'Your reference',
    words: true,
    cell: ({ poNumber, jobReference }) => (
      <span className={styles.two} translate="no">
        {poNumber || jobReference || '—'}
        {poNumber && jobReference && <span className={clsx('text-small', styles.muted)}>{jobReference}</span>}
      </span>
    ),
  },
  {
    head: 'Date',
    cell: (invoice) => (
      <span className={clsx(styles.two, styles.whole)}>
        {shortDay(invoice.taxPoint)}
        <span className={clsx('text-small', styles.muted)}>{`due ${shortDay(invoice.dueDay)}`}</span>
        <State invoice={invoice} />
      </span>
    ),
  },
  {
    head: 'Total',
    end: true,
    cell: ({ totalPence, creditedPence }) => (
      <span className={clsx(styles.two, styles.end)}>
        {formatPence(totalPence)}
        {creditedPence > 0 && (
          <span className={clsx('text-small', styles.muted)}>{`${formatPence(creditedPence)} credited`}</span>
        )}
      </span>
    ),
  },
  { head: 'To pay', end: true, cell: ({ duePence }) => formatPence(duePence) },
  {
    head: 'Paper',
    end: true,
    cell: ({ orderId, invoiceNo, credits }) => (
      <div className={styles.papers}>
        <PaperLinks paper={{ kind: 'invoice', id: orderId }} name={`invoice ${invoiceNo}`} />
        {credits.map(({ creditNo, returnId }) => (
          <div className={styles.papers} key={creditNo}>
            <span className={clsx('text-small', styles.muted)}>
              Credit note{' '}
              <span className={styles.whole} translate="no">
                {creditNo}
              </span>
            </span>
            <PaperLinks paper={{ kind: 'credit-note', id: returnId }} name={`credit note ${creditNo}`} />
          </div>
        ))}
      </div>
    ),
  },
];

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <div className={styles.table}>
      <DataTable caption="Invoices" columns={COLUMNS} rows={invoices} keyOf={({ invoiceNo }) => invoiceNo} />
    </div>
  );
}

function State({ invoice: { duePence, paidPence, creditedPence, daysOverdue } }: { invoice: Invoice }) {
  if (duePence === 0) return <Status kind="success">{creditedPence > 0 ? 'Settled' : 'Paid'}</Status>;
  if (daysOverdue > 0) return <Status kind="error">{`${countText(daysOverdue, 'day')} overdue`}</Status>;
  return <Status>{paidPence > 0 ? 'Part paid' : 'Open'}</Status>;
}
