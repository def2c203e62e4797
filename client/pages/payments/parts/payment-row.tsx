import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { dayWords, referenceWords } from '../../../features/orders/order-words.ts';
import type { ToPayItem } from '../../../features/payments/payments.api.ts';
import { useHref } from '../../../state/device.ts';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { amountError, nameOf, payable } from '../ticked-sums.ts';
import type { PaymentsModel } from '../use-payments.ts';
import styles from './payment-row.module.css';

/** An order or invoice with its open amount and, if ticked, a field for how much of it is paid now. */
export function PaymentRow({ item, model }: { item: ToPayItem; model: PaymentsModel }) {
  const href = useHref();
  const { kind, id, orderId, orderNo, openPence, totalPence, pendingPence } = item;
  const typed = model.ticked.get(id);
  const name = nameOf(item);
  const reference = referenceWords(item);
  return (
    <li className={styles.item}>
      <input
        className={styles.box}
        type="checkbox"
        aria-label={`Pay ${name}`}
        checked={typed !== undefined}
        disabled={payable(item) === 0}
        onChange={(event) => model.tick(item, event.target.checked)}
      />
      <div className={styles.words}>
        <span className={styles.name}>
          <Link href={href('orders', { id: orderId })} look="underline">
            {name}
          </Link>
          {kind === 'invoice' && (
            <span className={clsx('text-small', styles.muted)} translate="no">
              {orderNo}
            </span>
          )}
        </span>
        {reference && <span className={clsx('text-small', styles.muted)}>{reference}</span>}
        <span className={styles.due}>
          <Due item={item} />
          {pendingPence > 0 && <Status kind="info">{`${formatPence(pendingPence)} being paid`}</Status>}
        </span>
      </div>
      <div className={clsx('text-figures', styles.open)}>
        <span className={styles.figure}>{formatPence(openPence)}</span>
        {openPence < totalPence && (
          <span className={clsx('text-small', styles.muted)}>of {formatPence(totalPence)}</span>
        )}
      </div>
      {typed !== undefined && (
        <div className={styles.amount}>
          <Field label="Pay now (£)" error={amountError(item, typed) || undefined}>
            <TextInput
              aria-label={`Pay now (£), ${name}`}
              asks="decimal"
              maxLength={16}
              value={typed}
              onChange={(event) => model.type(item, event.target.value)}
            />
          </Field>
        </div>
      )}
    </li>
  );
}

function Due({ item: { kind, dueDay, daysOverdue } }: { item: ToPayItem }) {
  if (kind === 'order') return <Status>Paid before it leaves</Status>;
  return (
    <>
      {daysOverdue > 0 && <Status kind="error">{`${countText(daysOverdue, 'day')} overdue`}</Status>}
      <span className="text-small">Due {dayWords(dueDay)}</span>
    </>
  );
}
