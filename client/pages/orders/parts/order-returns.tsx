import { clsx } from 'clsx';
import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { RESTOCKING_PERCENT } from '../../../../contracts/domain/order/trade-terms.ts';
import { packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { PaperLinks } from '../../../features/papers/paper-links.tsx';
import type { AlertKind } from '../../../ui/alert.tsx';
import { Status } from '../../../ui/status.tsx';
import type { OrderReturn } from '../use-return.ts';
import styles from './order-returns.module.css';

/** The returns and defect reports of an order, with their states. */
export function OrderReturns({ order }: { order: Order }) {
  return (
    <ul className={styles.returns} aria-label="Returns and defects">
      {order.returns.map((each) => (
        <ReturnRow key={each.returnId} each={each} ordered={order.lines} />
      ))}
    </ul>
  );
}

function ReturnRow({ each, ordered }: { each: OrderReturn; ordered: Order['lines'] }) {
  const { returnNo, kind, reason, answer, lines, pictures, requestedAt } = each;
  const { words, look } = returnState(each);
  const sent = pictures > 0 ? `, with ${countText(pictures, 'picture')}` : '';
  return (
    <li className={styles.return}>
      <div className={styles.head}>
        <h3 className="text-subheading">{`${kind === 'return' ? 'Return' : 'Defect'} ${returnNo}`}</h3>
        <Status {...look}>{words}</Status>
      </div>
      <p>{lines.map((line) => packsOf(line, ordered)).join(', ')}</p>
      <p className="text-small text-muted">{`Sent on ${londonDay(requestedAt)}${sent}`}</p>
      <p className={clsx('text-small', styles.said)}>{`You: ${reason}`}</p>
      {answer && <p className={clsx('text-small', styles.said)}>{`We: ${answer}`}</p>}
      <Credit each={each} />
    </li>
  );
}

function packsOf({ lineId, number, productName }: OrderReturn['lines'][number], ordered: Order['lines']) {
  const goods = ordered.find((line) => line.lineId === lineId);
  return `${goods ? packsText(number, goods) : countText(number, 'pack')} of ${productName}`;
}

function Credit({ each: { returnId, isCharged, sts, creditNo, creditPence } }: { each: OrderReturn }) {
  const fee = `a restocking fee of ${percentText(RESTOCKING_PERCENT)}`;
  if (creditNo === '') {
    return isCharged === 1 && sts === 'agreed' ? (
      <p className="text-small">{`We take off ${fee} when the packs are here.`}</p>
    ) : null;
  }
  return (
    <div className={styles.credit}>
      <p className="text-figures">
        {`${formatPence(creditPence)} credited${isCharged === 1 ? ` after ${fee}` : ''}: credit note ${creditNo}`}
      </p>
      <PaperLinks paper={{ kind: 'credit-note', id: returnId }} name={`credit note ${creditNo}`} />
    </div>
  );
}

/** The state of a return or a defect report: its words and their look. */
function returnState({ kind, sts }: Pick<OrderReturn, 'kind' | 'sts'>): {
  readonly words: string;
  readonly look: { readonly kind?: AlertKind };
} {
  switch (sts) {
    case 'requested':
      return { words: kind === 'return' ? 'Waits for our answer' : 'We are looking at it', look: {} };
    case 'agreed':
      return kind === 'return'
        ? { words: 'Agreed', look: { kind: 'info' } }
        : { words: 'Accepted', look: { kind: 'success' } };
    case 'declined':
      return { words: 'Declined', look: { kind: 'warning' } };
    case 'received':
      return { words: 'Received', look: { kind: 'success' } };
  }
}
