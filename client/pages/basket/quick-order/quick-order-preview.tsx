// biome-ignore-all lint/a11y/noRedundantRoles: the roles are explicit, because a table laid out as cards would lose them
import { clsx } from 'clsx';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { QUICK_ORDER_ROWS, type QuickOrderRow } from './quick-order.ts';
import styles from './quick-order-preview.module.css';
import type { ReadyRow, WrongRow } from './quick-rows.ts';
import type { Preview, QuickOrderModel } from './use-quick-order.ts';

interface PreviewProps {
  preview: Preview;
  model: QuickOrderModel;
}

/** Each product with its packs and cost, or what is wrong with the row; below them the total and the button that adds them. */
export function QuickOrderPreview({ preview, model }: PreviewProps) {
  const { rows, ready, wrong, total, hasMore } = preview;
  const { add, isPending, isChecking, saveWrong } = model;
  return (
    <div className="stack-5">
      <p className={styles.counts} role="status">
        {countsText(ready.length, wrong.length)}
      </p>
      <table className={clsx('data-table', styles.table)} role="table" aria-label="Rows of your list">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Product
            </th>
            <th role="columnheader" scope="col">
              Quantity
            </th>
            <th role="columnheader" scope="col" data-end="">
              Price
            </th>
            <th role="columnheader" scope="col" data-end="">
              Cost
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) =>
            row.kind === 'ready' ? (
              <Ready key={keyOf(row)} row={row} />
            ) : (
              <Wrong key={keyOf(row)} row={row} onCorrect={(productNo) => model.correct(row, productNo)} />
            ),
          )}
        </tbody>
      </table>
      {hasMore && (
        <p className={clsx('text-small', styles.muted)}>
          {`Only the first ${QUICK_ORDER_ROWS} rows are shown. Add them, then come back to the others: they stay in the box.`}
        </p>
      )}
      <div className={styles.end}>
        {ready.length > 0 ? (
          <>
            <dl>
              <div className={styles.total}>
                <dt>Total excl. VAT</dt>
                <dd>
                  <Price pence={total} />
                </dd>
              </div>
            </dl>
            <Button size="lg" loading={isPending || isChecking} onClick={() => void add()}>
              {`Add ${countText(ready.length, 'line')} to the basket`}
            </Button>
          </>
        ) : (
          wrong.length > 0 && (
            <Button variant="outline" onClick={saveWrong}>
              <DownloadIcon />
              Download the rows that were not added
            </Button>
          )
        )}
      </div>
    </div>
  );
}

const keyOf = ({ rows }: ReadyRow | WrongRow) => String(rows[0]?.line);

function countsText(ready: number, wrong: number): string {
  if (ready === 0)
    return wrong === 1
      ? '1 row has to be put right before it can be added.'
      : `${wrong} rows have to be put right before they can be added.`;
  const toAdd = `${countText(ready, 'line')} can be added`;
  if (wrong === 0) return `${toAdd}.`;
  return `${toAdd}, ${wrong === 1 ? '1 has' : `${wrong} have`} to be put right.`;
}

function Ready({ row: { product, packs, amount, cost, rows } }: { row: ReadyRow }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={styles.name}>
          {product.productName}
          <span className={clsx('text-small', styles.muted)}>
            <span translate="no">{product.productNo}</span> · {placeOf(rows)}
          </span>
        </span>
      </th>
      <td role="cell" data-label="Quantity">
        <span>{quantityParts(packs, amount, product).join(' · ')}</span>
      </td>
      <td role="cell" data-label="Price" data-end="">
        <Price className={styles.price} pence={product.productPrice} per={unitWord(product.productUnit)} />
      </td>
      <td role="cell" data-label="Cost" data-end="">
        <Price className={styles.price} pence={cost} />
      </td>
    </tr>
  );
}

function Wrong({ row, onCorrect }: { row: WrongRow; onCorrect: (productNo: string) => void }) {
  const { rows, name, problem, near } = row;
  const [first] = rows;
  const written = [first?.productNo, first?.quantity].filter(Boolean).join(' ');
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={styles.name}>
          {name || written}
          <span className={clsx('text-small', styles.muted)}>
            {name ? `${written} · ${placeOf(rows)}` : placeOf(rows)}
          </span>
        </span>
      </th>
      <td className={styles.problem} role="cell" colSpan={3}>
        <span className={styles.icon}>
          <AlertIcon size="1.125rem" />
        </span>
        <span className={styles.words}>
          {problem}
          {near.length > 0 && (
            <span className={styles.near}>
              <span>Did you mean</span>
              {near.map(({ productNo, productName }) => (
                <Button key={productNo} variant="outline" size="sm" onClick={() => onCorrect(productNo)}>
                  <span translate="no">{productNo}</span> {productName}
                </Button>
              ))}
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}

function placeOf(rows: readonly QuickOrderRow[]): string {
  const lines = rows.map(({ line }) => line);
  if (lines.length === 1) return `Line ${lines[0]}`;
  return `Lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}
