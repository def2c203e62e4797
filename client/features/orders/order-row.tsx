import { londonDay } from '../../../contracts/domain/calendar/day-words.ts';
import { isUnderWay } from '../../../contracts/domain/order/order-state.ts';
import { useHref } from '../../state/device.ts';
import { ListRow, RowNote } from '../../ui/list-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Status } from '../../ui/status.tsx';
import { contentWords, dayWords, dueWords, referenceWords, stateLook, stateWords } from './order-words.ts';
import type { OrderSummary } from './orders.api.ts';

/** One order of a list, a link as a whole. */
export function OrderRow({ order, level }: { order: OrderSummary; level: 'h2' | 'h3' }) {
  const href = useHref();
  const { orderId, orderNo, sts, isSample, mainImgs } = order;
  const reference = referenceWords(order);
  return (
    <ListRow
      level={level}
      href={href('orders', { id: orderId })}
      title={isSample ? `Samples ${orderNo}` : `Order ${orderNo}`}
      pictures={mainImgs.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show the same picture
        <Picture key={at} src={picture} alt="" sizes="7rem" />
      ))}
      words={
        <>
          {reference && <p>{reference}</p>}
          <RowNote>{contentWords(order)}</RowNote>
          <RowNote>{`Placed on ${londonDay(order.placedAt)} by ${order.placedBy}`}</RowNote>
        </>
      }
      state={
        <>
          <Status {...stateLook(sts, order.approval)}>{stateWords(order)}</Status>
          {!isSample && isUnderWay(sts) && <RowNote>{`For ${dayWords(order.requestedDay)}`}</RowNote>}
        </>
      }
      pence={order.totalPence}
      sumNote={dueWords(order)}
    />
  );
}
