import { shortDate, shortDay } from '../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { isUnderWay } from '../../../contracts/domain/order/order-state.ts';
import { useHref } from '../../state/device.ts';
import { ListTable, RowLink, RowNote, Unheaded } from '../../ui/list-table.tsx';
import { Status } from '../../ui/status.tsx';
import { dueWords, referenceWords, stateLook, stateWords, wayToPay } from './order-words.ts';
import type { OrderSummary } from './orders.api.ts';

/** Orders, one a row. @param caption what is listed */
export function OrderTable({ caption, orders }: { caption: string; orders: readonly OrderSummary[] }) {
  const href = useHref();
  return (
    <ListTable
      caption={caption}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      name={{
        head: 'Order',
        cell: (order) => {
          const reference = referenceWords(order);
          const number = order.isSample ? `Samples ${order.orderNo}` : order.orderNo;
          return (
            <RowLink
              href={href('orders', { id: order.orderId })}
              title={reference || number}
              note={reference && number}
            />
          );
        },
      }}
      what={{ head: 'Products', cell: contentOf }}
      who={{
        head: 'Placed by',
        cell: ({ placedBy, placedAt }) => (
          <>
            {placedBy} <RowNote>{shortDate(londonTime(placedAt).day)}</RowNote>
          </>
        ),
      }}
      day={{
        head: 'Delivery',
        cell: deliveryOf,
      }}
      state={{
        head: 'State',
        cell: (order) => <Status {...stateLook(order.sts, order.approval)}>{stateWords(order)}</Status>,
      }}
      total={{ head: 'Total incl. VAT', cell: ({ totalPence }) => formatPence(totalPence) }}
      last={{ head: 'To pay', cell: dueOf }}
    />
  );
}

/** The first product, and below it the second and how many more there are. */
function contentOf({ productNames: [first, second], lineCount }: OrderSummary) {
  const more = lineCount > 2 ? ` +${lineCount - 2}` : '';
  return (
    <>
      {first} {second && <RowNote>{`${second}${more}`}</RowNote>}
    </>
  );
}

function deliveryOf({ isSample, sts, requestedDay, deliveredDay }: OrderSummary) {
  const isAhead = !isSample && isUnderWay(sts);
  const day = isAhead ? requestedDay : deliveredDay;
  if (!day) return null;
  return (
    <>
      <Unheaded>{isAhead ? 'For ' : 'Arrived '}</Unheaded>
      {shortDay(day)}
    </>
  );
}

function dueOf(order: OrderSummary) {
  const way = wayToPay(order);
  if (!way) return <RowNote>{dueWords(order)}</RowNote>;
  return (
    <>
      {formatPence(order.duePence)}
      <Unheaded> to pay</Unheaded> <RowNote>{way}</RowNote>
    </>
  );
}
