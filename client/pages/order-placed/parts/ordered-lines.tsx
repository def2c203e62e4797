import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { orderSumRows } from '../../../features/orders/order-sums.ts';
import { LineList, ListedLine } from '../../../ui/line-list.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import type { Order } from '../use-order-placed.ts';

/** The order's lines as agreed. */
export function OrderedLines({ order }: { order: Order }) {
  return (
    <SidePanel title="What you ordered">
      <LineList>
        {order.lines.map((line) => (
          <ListedLine
            key={`${line.productId} ${line.carType}`}
            name={line.productName}
            cost={line.linePence === 0 ? 'Free' : formatPence(line.linePence)}
            detail={
              <>
                <span translate="no">{line.productNo}</span> · {quantityOf(line)}
              </>
            }
            note={line.note}
          />
        ))}
      </LineList>
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
