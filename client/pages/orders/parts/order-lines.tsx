import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import { packsText, quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { Order, OrderLine } from '../../../features/orders/orders.api.ts';
import { useHref } from '../../../state/device.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Price } from '../../../ui/price.tsx';
import { ProductCell } from '../../../ui/product-cell.tsx';
import { UnbrokenParts } from '../../../ui/unbroken-parts.tsx';
import styles from './order-lines.module.css';

type Row = OrderLine & { readonly key: string };

/** What was ordered, at the prices of that day. */
export function OrderLines({ order }: { order: Order }) {
  const href = useHref();
  const columns: readonly [Column<Row>, ...Column<Row>[]] = [
    {
      head: 'Product',
      cell: (line) => (
        <ProductCell product={line} href={href('product', { id: line.productId })} note={line.note} />
      ),
    },
    { head: 'Quantity', cell: quantityOf },
    { head: 'Price', end: true, cell: (line) => <LinePrice line={line} /> },
    { head: 'Cost', end: true, cell: (line) => <LineCost line={line} /> },
  ];
  const rows = order.lines.map((line, at) => ({ ...line, key: String(at) }));
  return <DataTable caption="What was ordered" columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function quantityOf(line: OrderLine) {
  const { carType, number, amount, delivered } = line;
  const parts = quantityParts(number, amount, { ...line, isSample: carType === 1 });
  if (delivered > 0 && delivered < number)
    parts.push(`${groupDigits(delivered)} of ${packsText(number, line)} arrived`);
  return <UnbrokenParts parts={parts} />;
}

function LinePrice({ line: { carType, productPrice, productUnit } }: { line: OrderLine }) {
  return carType === 1 ? null : (
    <Price className={styles.money} pence={productPrice} per={unitWord(productUnit)} />
  );
}

function LineCost({ line: { carType, linePence } }: { line: OrderLine }) {
  return carType === 1 && linePence === 0 ? 'Free' : <Price className={styles.money} pence={linePence} />;
}
