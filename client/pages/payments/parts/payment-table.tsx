import { clsx } from 'clsx';
import { shortDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { referenceWords } from '../../../features/orders/order-words.ts';
import type { ToPayItem } from '../../../features/payments/payments.api.ts';
import { useHref } from '../../../state/device.ts';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListTable, RowNote, Unheaded } from '../../../ui/list-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { amountError, nameOf, payable } from '../ticked-sums.ts';
import type { PaymentsModel } from '../use-payments.ts';
import styles from './payment-table.module.css';

interface PaymentTableProps {
  items: readonly ToPayItem[];
  model: PaymentsModel;
}

/** Orders and invoices, one a row with what is open of it, and once one is ticked, with how much of it is paid now. */
export function PaymentTable({ items, model }: PaymentTableProps) {
  const isPaying = items.some(({ id }) => model.ticked.has(id));
  return (
    <ListTable
      layout={clsx(styles.list, isPaying && styles.paying)}
      caption="To be paid"
      rows={items}
      keyOf={({ id }) => id}
      tick={{
        head: 'Pay',
        headControl: items.length > 1 ? <TickAll model={model} /> : undefined,
        cell: (item) => <Tick item={item} model={model} />,
      }}
      name={{ head: 'Invoice or order', cell: (item) => <Name item={item} /> }}
      day={{
        head: 'Due',
        cell: ({ kind, dueDay }) =>
          kind === 'invoice' && (
            <>
              <Unheaded>Due </Unheaded>
              {shortDay(dueDay)}
            </>
          ),
      }}
      state={{ head: 'State', cell: (item) => <State item={item} /> }}
      total={{
        head: 'To pay',
        cell: ({ openPence, totalPence }) => (
          <>
            <span className={styles.line}>{formatPence(openPence)}</span>{' '}
            {openPence < totalPence && <RowNote>{`of ${formatPence(totalPence)}`}</RowNote>}
          </>
        ),
      }}
      {...(isPaying && {
        last: { head: 'Pay now', cell: (item: ToPayItem) => <PayNow item={item} model={model} /> },
      })}
    />
  );
}

function TickAll({ model }: { model: PaymentsModel }) {
  return (
    <label className={styles.tick}>
      <input
        className={styles.box}
        type="checkbox"
        checked={model.isAllTicked}
        onChange={({ target }) => model.tickAll(target.checked)}
      />
      <span className={styles.all}>Tick all</span>
    </label>
  );
}

function Tick({ item, model }: { item: ToPayItem; model: PaymentsModel }) {
  return (
    <label className={styles.tick}>
      <input
        className={styles.box}
        type="checkbox"
        aria-label={`Pay ${nameOf(item)}`}
        checked={model.ticked.has(item.id)}
        disabled={payable(item) === 0}
        onChange={({ target }) => model.tick(item, target.checked)}
      />
    </label>
  );
}

function Name({ item }: { item: ToPayItem }) {
  const href = useHref();
  const { kind, orderId, orderNo } = item;
  const notes = [kind === 'invoice' && orderNo, referenceWords(item)].filter(Boolean);
  return (
    <>
      <Link className={styles.name} href={href('orders', { id: orderId })} look="underline">
        {nameOf(item)}
      </Link>
      {notes.length > 0 && (
        <span className={styles.line} translate="no">
          <RowNote>{notes.join(' · ')}</RowNote>
        </span>
      )}
    </>
  );
}

function State({ item: { kind, daysOverdue, pendingPence } }: { item: ToPayItem }) {
  return (
    <div className={styles.states}>
      {kind === 'order' && <Status>Paid before it leaves</Status>}
      {kind === 'invoice' && daysOverdue > 0 && (
        <Status kind="error">{`${countText(daysOverdue, 'day')} overdue`}</Status>
      )}
      {pendingPence > 0 && <Status kind="info">{`${formatPence(pendingPence)} being paid`}</Status>}
    </div>
  );
}

function PayNow({ item, model }: { item: ToPayItem; model: PaymentsModel }) {
  const typed = model.ticked.get(item.id);
  if (typed === undefined) return null;
  return (
    <Field label={`Pay now, ${nameOf(item)}`} labelHidden error={amountError(item, typed) || undefined}>
      <span className={styles.pounds}>
        <span className={styles.pound} aria-hidden="true">
          £
        </span>
        <TextInput
          className={styles.amount}
          asks="decimal"
          maxLength={16}
          value={typed}
          onChange={({ target }) => model.type(item, target.value)}
        />
      </span>
    </Field>
  );
}
