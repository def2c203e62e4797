import { clsx } from 'clsx';
import { londonDay } from '../../../contracts/rules/day-words.ts';
import { isUnderWay } from '../../../contracts/rules/order-state.ts';
import { useHref } from '../../state/device.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import styles from './order-row.module.css';
import { contentWords, dayWords, dueWords, referenceWords, stateLook, stateWords } from './order-words.ts';
import type { OrderSummary } from './orders.api.ts';

/** One order of a list, a link as a whole. */
export function OrderRow({ order, level: Name }: { order: OrderSummary; level: 'h2' | 'h3' }) {
  const href = useHref();
  const { orderId, orderNo, sts, isSample, mainImgs } = order;
  const reference = referenceWords(order);
  return (
    <li className={styles.order}>
      <div className={styles.pictures} aria-hidden="true">
        {mainImgs.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show the same picture
          <Picture key={at} src={picture} alt="" sizes="7rem" />
        ))}
      </div>
      <div className={styles.words}>
        <Name className="text-subheading">
          <Link className={styles.link} href={href('orders', { id: orderId })} look="quiet">
            {isSample ? `Samples ${orderNo}` : `Order ${orderNo}`}
          </Link>
        </Name>
        {reference && <p>{reference}</p>}
        <p className={clsx('text-small', styles.muted)}>{contentWords(order)}</p>
        <p className={clsx('text-small', styles.muted)}>
          {`Placed on ${londonDay(order.placedAt)} by ${order.placedBy}`}
        </p>
      </div>
      <div className={styles.state}>
        <Status {...stateLook(sts, order.approval)}>{stateWords(order)}</Status>
        {!isSample && isUnderWay(sts) && (
          <p className={clsx('text-small', styles.muted)}>{`For ${dayWords(order.requestedDay)}`}</p>
        )}
      </div>
      <div className={styles.money}>
        <Price className={styles.total} pence={order.totalPence} />
        <p className={clsx('text-small', styles.muted)}>{dueWords(order)}</p>
      </div>
    </li>
  );
}
