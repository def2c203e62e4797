import { memo, useContext } from 'react';
import { Link } from 'wouter';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText, sizeText } from '../../../../contracts/domain/number/notation.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { compare, compareNoMore } from '../../../features/compare/compared.ts';
import { stockText } from '../../../lib/stock-text.ts';
import { useHref } from '../../../state/device.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ComparedContext } from '../parts/compare-button.tsx';
import { PriceContext } from '../parts/price-line.tsx';
import { orDash, stockArea, type TableColumn } from './columns.ts';
import { PacksField } from './packs-field.tsx';
import styles from './product-table.module.css';

/** Said explicitly, because on a phone rows are laid out as cards, and browsers then take their roles away. */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

interface TableRowProps {
  product: ListedProduct;
  columns: readonly TableColumn[];
  /** typed into the row; undefined for visitors, who can't order */
  packs: number | undefined;
}

/** The cells of one product. */
export const RowCells = memo(function RowCells({ product, columns, packs }: TableRowProps) {
  const { productId, productName, productNo, productSeries, specification, productLevel, mainImg } = product;
  const href = useHref();
  const isFloor = productSeries !== 'Accessories';
  const kind = [sizeText(specification), productLevel].filter(Boolean).join(' · ');
  return (
    <>
      <td {...ROLE.cell} className={styles.compare} data-no-print="">
        {isFloor && <CompareBox product={product} />}
      </td>
      <th {...ROLE.name} className={styles.name}>
        <span className={styles.named}>
          <span className={styles.picture}>
            <Picture src={mainImg} alt="" sizes="4rem" />
          </span>
          <span className={styles.words}>
            <Link href={href('product', { id: productId })}>{productName}</Link>
            <span className={styles.number} translate="no">
              {productNo}
            </span>
            <span className={styles.kind}>{kind}</span>
          </span>
          {isFloor && (
            <button
              className={styles.sample}
              type="button"
              aria-label={`Order a sample of ${productName}`}
              data-sample={productId}
            >
              Sample
            </button>
          )}
        </span>
      </th>
      {columns.map(({ id, isFigure, text }) => (
        <td key={id} {...ROLE.cell} data-column={id} data-end={isFigure ? '' : undefined}>
          {id === 'stock' ? <Stock product={product} /> : orDash(text(product))}
        </td>
      ))}
      {packs !== undefined && (
        <>
          <td {...ROLE.cell} data-column="price" data-end="">
            <PriceCell product={product} />
          </td>
          <td {...ROLE.cell} data-column="packs" data-end="" data-no-print="">
            <PacksField product={product} packs={packs} />
          </td>
        </>
      )}
    </>
  );
});

function CompareBox({ product }: { product: ListedProduct }) {
  const { productId, productName } = product;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={`Compare ${productName}`}
        checked={useContext(ComparedContext).has(productId)}
        onChange={({ target }) => (target.checked ? compare(product) : compareNoMore(productId))}
      />
    </label>
  );
}

function Stock({ product }: { product: ListedProduct }) {
  const { inventoryBalance } = product;
  return (
    <>
      <span className="product-stock" data-level={stockText(inventoryBalance).level}>
        {inventoryBalance > 0 ? countText(inventoryBalance, 'pack') : 'None'}
      </span>
      <span className={styles.area}>{stockArea(product)}</span>
    </>
  );
}

function PriceCell({ product: { productId, productUnit } }: { product: ListedProduct }) {
  const { prices, failed } = useContext(PriceContext);
  if (!prices && !failed) return <Skeleton />;
  const pence = prices?.get(productId);
  return (
    <span translate="no">
      {formatPence(pence)}
      {pence !== undefined && <span className={styles.per}>/ {unitWord(productUnit)}</span>}
    </span>
  );
}
