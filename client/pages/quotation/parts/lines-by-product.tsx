import { clsx } from 'clsx';
import { percentText } from '../../../../contracts/domain/number/notation.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { useHref } from '../../../state/device.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { ProductCell } from '../../../ui/product-cell.tsx';
import { RowDetail } from '../../../ui/row-words.tsx';
import { UnbrokenParts } from '../../../ui/unbroken-parts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { LineView } from '../quotation-view.ts';
import styles from './quoted-lines.module.css';

/** What is quoted, a row a product; visitors see no prices. */
export function LinesByProduct({ lines, isPriced }: { lines: readonly LineView[]; isPriced: boolean }) {
  const columns: [Column<LineView>, ...Column<LineView>[]] = [
    { head: 'Product', cell: (line) => <Product line={line} /> },
    { head: 'Quantity', cell: (line) => <Quantity line={line} /> },
    ...(isPriced
      ? [
          { head: 'Price', end: true, cell: (line: LineView) => <LinePrice line={line} /> },
          {
            head: 'Cost',
            end: true,
            cell: (line: LineView) => <Price className={styles.money} pence={line.cost} />,
          },
        ]
      : []),
  ];
  return <DataTable caption="By product" columns={columns} rows={lines} keyOf={({ key }) => key} />;
}

function Product({ line }: { line: LineView }) {
  const href = useHref();
  const { productId, note, working, changes } = line;
  return (
    <ProductCell product={line} href={href('product', { id: productId })} note={note}>
      {working.map((sentence) => (
        <RowDetail key={sentence}>{sentence}</RowDetail>
      ))}
      {changes.map((change) => (
        <span className={clsx('text-small', styles.change)} key={change}>
          <AlertIcon size="1.125rem" />
          {change}
        </span>
      ))}
    </ProductCell>
  );
}

/** `36 packs · 3 a plot · 78.12 m²`, or `6 tubs`. */
function Quantity({ line }: { line: LineView }) {
  const { number, amount, perPlot } = line;
  const [counted = '', ...held] = quantityParts(number, amount, line);
  return (
    <UnbrokenParts parts={[counted, ...(perPlot === undefined ? [] : [`${perPlot} a plot`]), ...held]} />
  );
}

function LinePrice({ line: { price, listPrice, productUnit } }: { line: LineView }) {
  return (
    <>
      <Price className={styles.money} pence={price} per={unitWord(productUnit)} />
      {price !== undefined && listPrice !== undefined && (
        <span className={clsx('text-small', styles.list)}>
          <VisuallyHidden>List price </VisuallyHidden>
          <s>
            <Price pence={listPrice} />
          </s>{' '}
          <span translate="no">−{percentText(Math.round((1 - price / listPrice) * 100))}</span>
        </span>
      )}
    </>
  );
}
