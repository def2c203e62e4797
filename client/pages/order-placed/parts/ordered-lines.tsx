import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { orderSumRows } from '../../../features/orders/order-sums.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import type { Order } from '../use-order-placed.ts';
import styles from './ordered-lines.module.css';

/** The order's lines as agreed. */
export function OrderedLines({ order }: { order: Order }) {
  return (
    <SidePanel title="What you ordered">
      <ul className={styles.lines} aria-label="Lines of your order">
        {order.lines.map((line) => (
          <li className={styles.line} key={`${line.productId} ${line.carType}`}>
            <div className={styles.row}>
              <span className={styles.name}>{line.productName}</span>
              <span className="text-figures">
                {line.linePence === 0 ? 'Free' : formatPence(line.linePence)}
              </span>
            </div>
            <p className={clsx('text-small text-figures', styles.detail)}>
              <span translate="no">{line.productNo}</span> · {quantityOf(line)}
            </p>
            {line.note && <p className={clsx('text-small', styles.detail)}>{line.note}</p>}
          </li>
        ))}
      </ul>
      <Sums
        rows={orderSumRows(order)}
        vatPercent={order.vatPercent}
        vat={order.vatPence}
        total={order.totalPence}
      />
    </SidePanel>
  );
}

const quantityOf = (line: Order['lines'][number]) =>
  line.carType === 1 ? 'Sample' : quantityParts(line.number, line.amount, line).join(', ');
