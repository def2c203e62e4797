import { chakra } from '@chakra-ui/react';
import { type QuantityText, quantityText, unitText } from '../../../../contracts/rules/quantity-text.ts';
import { useHref } from '../../../state/device.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { BasketRow } from '../basket-rows.ts';

export const removeButtonId = (carId: string) => `remove-${carId}`;

export function LinePicture({ row, sizes }: { row: BasketRow; sizes: string }) {
  return <Picture src={row.picture} alt="" sizes={sizes} />;
}

/** The name links to the product while it exists. */
export function LineName({ row }: { row: BasketRow }) {
  const href = useHref();
  const isGone = row.hints.some(({ kind }) => kind === 'gone');
  return (
    <chakra.div minWidth="0">
      <chakra.h2 textStyle="subheading">
        {isGone || !row.productId ? (
          row.name
        ) : (
          <Link href={href('product-detail', { id: row.productId })} look="quiet">
            {row.name}
          </Link>
        )}
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted">
        {row.productNo}
        {row.sample && ' · Sample'}
      </chakra.p>
    </chakra.div>
  );
}

/** What a line orders, in words; nothing for a product that has gone. */
export function quantityOf(row: BasketRow): QuantityText {
  if (row.price === undefined) return { pack: '', real: '' };
  return quantityText({ sample: row.sample, unit: row.unit, packs: row.packs, amount: row.amount });
}

/** `m²`, `Piece` ... after a price. */
export function perUnit(row: BasketRow): string {
  return unitText(row.unit);
}

export function RemoveButton({ row, onRemove }: { row: BasketRow; onRemove: () => void }) {
  return (
    <IconButton
      id={removeButtonId(row.carId)}
      label={`Remove ${row.name}`}
      onClick={onRemove}
      color="fg.muted"
    >
      <TrashIcon />
    </IconButton>
  );
}
