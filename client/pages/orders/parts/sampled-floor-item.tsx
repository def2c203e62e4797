import { clsx } from 'clsx';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitText, unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { stockText } from '../../../lib/stock-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Price } from '../../../ui/price.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FloorDraft, SampledFloor } from '../sampled-floors.ts';
import styles from './sampled-floor-item.module.css';

interface SampledFloorItemProps {
  floor: SampledFloor;
  onChange: (part: Partial<FloorDraft>) => void;
}

/** One floor: its price and stock, the area with its wastage, and the packs that cover it. */
export function SampledFloorItem({ floor, onChange }: SampledFloorItemProps) {
  const { name, product, packs, amount, cost, note } = floor;
  return (
    <li className={styles.item}>
      <p className={styles.name}>{name}</p>
      {product ? (
        <>
          <p className={clsx('text-small', styles.facts)}>
            <Price
              className={styles.price}
              pence={product.productPrice}
              per={unitWord(product.productUnit)}
            />
            <span>{stockText(product.inventoryBalance).text}</span>
          </p>
          <Quantity floor={floor} onChange={onChange} />
          {note && <p className={clsx('text-small', styles.note)}>{note}</p>}
          {packs > 0 && (
            <p className={clsx('text-small text-figures', styles.facts)}>
              <span>{quantityParts(packs, amount, product).at(-1)}</span>
              <Price className={styles.price} pence={cost} />
            </p>
          )}
        </>
      ) : (
        <p className={clsx('text-small', styles.note)}>This floor is no longer available.</p>
      )}
    </li>
  );
}

function Quantity({ floor, onChange }: SampledFloorItemProps) {
  const { name, product, draft, areaProblem, layouts, layout, packs, most } = floor;
  if (most === 0) return <p className={clsx('text-small', styles.note)}>None in stock at the moment.</p>;
  const isByArea = unitText(product?.productUnit ?? '') === 'm²';
  return (
    <div className={styles.quantity}>
      <Field label={isByArea ? 'Area in m²' : 'Pieces'} error={areaProblem}>
        <TextInput
          aria-label={isByArea ? `Area of ${name} in m²` : `Pieces of ${name}`}
          value={draft.area}
          asks={isByArea ? 'decimal' : 'whole'}
          maxLength={14}
          onChange={({ target }) => onChange({ area: target.value, packs: undefined })}
        />
      </Field>
      <div>
        <span className={styles.label} aria-hidden="true">
          Packs
        </span>
        <Stepper
          label={`Packs of ${name}`}
          value={packs}
          max={most}
          onChange={(number) => onChange({ area: '', packs: number })}
        />
      </div>
      {layouts.length > 0 && (
        <Field label="Laid">
          <Select
            aria-label={`How ${name} is laid`}
            options={layouts.map(({ layout: value, label }) => ({ value, label }))}
            value={layout}
            onChange={({ target }) => onChange({ layout: target.value, packs: undefined })}
          />
        </Field>
      )}
    </div>
  );
}
