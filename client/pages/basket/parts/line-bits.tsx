import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { writeFittingAddress } from '../../../lib/fitting-address.ts';
import { useHref } from '../../../state/device.ts';
import { IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BasketRow } from '../basket-rows.ts';
import { LEAVE_MS } from '../use-removal.ts';
import styles from './line-bits.module.css';

export const removeButtonId = (carId: string) => `remove-${carId}`;

export function LinePicture({ row, sizes }: { row: BasketRow; sizes: string }) {
  return <Picture src={row.picture} alt="" sizes={sizes} />;
}

/** The product's name, a link while the product exists. */
export function LineName({ row }: { row: BasketRow }) {
  const href = useHref();
  const isGone = row.hints.some(({ kind }) => kind === 'gone');
  return (
    <div className={styles.name}>
      <h2 className="text-subheading">
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
        {row.sample && ' · Sample'}
        {row.fitting && ' · Checklist confirmed'}
      </p>
      {row.isFloor && (
        <Link
          className={clsx('text-small', styles.needs)}
          href={href('accessories', writeFittingAddress({ isProject: false, floors: [row] }))}
          look="underline"
          data-no-print=""
        >
          Add what it needs<VisuallyHidden> for {row.name}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

/** How much a line orders, in words; empty for a product that has gone. */
export function quantityOf(row: BasketRow): string[] {
  if (row.price === undefined) return [];
  const { unit: productUnit, sample: isSample, packSize } = row;
  return quantityParts(row.packs, row.amount, { productUnit, isSample, packSize });
}

/** What a line costs; a sample that costs nothing is free. */
export function LineCost({ row, className }: { row: BasketRow; className?: string | undefined }) {
  if (row.sample && row.cost === 0) return <span className={className}>Free</span>;
  return <Price className={className} pence={row.cost} />;
}

/** `m²`, `Piece` ... after a price. */
export function perUnit(row: BasketRow): string {
  return unitText(row.unit);
}

export function RemoveButton({ row, onRemove }: { row: BasketRow; onRemove: () => void }) {
  return (
    <IconButton
      className={styles.remove}
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
