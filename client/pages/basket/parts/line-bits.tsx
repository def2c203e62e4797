import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { pluralText } from '../../../../contracts/domain/number/notation.ts';
import {
  type PackedGoods,
  packWord,
  quantityParts,
} from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { useHref } from '../../../state/device.ts';
import { IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import type { BasketRow } from '../basket-rows.ts';
import { LEAVE_MS } from '../use-removal.ts';
import styles from './line-bits.module.css';

export const removeButtonId = (carId: string) => `remove-${carId}`;

export function LinePicture({ row, sizes, className }: LinePartProps & { sizes: string }) {
  return (
    <div className={className}>
      <Picture src={row.picture} alt="" sizes={sizes} />
    </div>
  );
}

interface LinePartProps {
  row: BasketRow;
  className?: string | undefined;
}

/** The product's name, a link while the product exists, with its number and what a pack holds. */
export function LineName({ row, className }: LinePartProps) {
  const href = useHref();
  const held = packHolds(row);
  const isGone = row.hints.some(({ kind }) => kind === 'gone');
  return (
    <div className={clsx(styles.name, className)}>
      <h2 className={styles.title}>
        {isGone || row.fitting || !row.productId ? (
          row.name
        ) : (
          <Link href={href('product', { id: row.productId })} look="quiet">
            {row.name}
          </Link>
        )}
      </h2>
      <p className={clsx('text-small', styles.number)}>
        <span translate="no">{row.productNo}</span>
        {held && (
          <>
            {' · '}
            <span className={styles.held}>{held}</span>
          </>
        )}
        {row.sample && ' · Sample'}
        {row.fitting && ' · Checklist confirmed'}
      </p>
    </div>
  );
}

const goodsOf = ({ unit, sample, packSize }: BasketRow): PackedGoods => ({
  productUnit: unit,
  isSample: sample,
  packSize,
});

/** How much a line orders, in words; empty for a product that has gone. */
export function quantityOf(row: BasketRow): string[] {
  return row.price === undefined ? [] : quantityParts(row.packs, row.amount, goodsOf(row));
}

/** `1.30 m² a pack`; '' for what is sold singly. */
function packHolds(row: BasketRow): string {
  if (row.price === undefined || row.packSize === 0) return '';
  const goods = goodsOf(row);
  const [, held] = quantityParts(1, row.packSize, goods);
  return held === undefined ? '' : `${held} a ${packWord(goods).toLowerCase()}`;
}

/** `pack`, `tubs`, beside the field for their number. */
export function packsWord(row: BasketRow): string {
  const word = packWord(goodsOf(row));
  return row.packs === 1 ? word.toLowerCase() : pluralText(word);
}

/** What a line costs; a sample that costs nothing is free. */
export function LineCost({ row, className }: { row: BasketRow; className?: string | undefined }) {
  if (row.sample && row.cost === 0) return <span className={className}>Free</span>;
  return <Price className={className} pence={row.cost} />;
}

/** `m²`, `piece` ... after a price. */
export function perUnit(row: BasketRow): string {
  return unitWord(row.unit);
}

export function RemoveButton({ row, onRemove }: { row: BasketRow; onRemove: () => void }) {
  return (
    <IconButton
      className="text-muted"
      id={removeButtonId(row.carId)}
      label={`Remove ${row.name}`}
      onClick={onRemove}
    >
      <TrashIcon />
    </IconButton>
  );
}

/** A list item that folds up while it leaves, out of reach of keyboard and screen reader. */
export function LineShell({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  return (
    <li className={styles.line} inert={leaving} style={{ '--leave': `${LEAVE_MS}ms` } as CSSProperties}>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
