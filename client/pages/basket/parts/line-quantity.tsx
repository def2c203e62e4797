import { clsx } from 'clsx';
import { useId } from 'react';
import { packsNeeded } from '../../../../contracts/domain/quantity/packs.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { AREA_WANTED } from '../../../data/add-to-basket.ts';
import { parseArea } from '../../../lib/area-text.ts';
import { useTypedFigure } from '../../../lib/use-typed-figure.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BasketRow } from '../basket-rows.ts';
import { quantityOf } from './line-bits.tsx';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  row: BasketRow;
  onChange: (packs: number) => void;
}

/** Fields for a line's packs and area; each follows the other. */
export function LineQuantity({ row, onChange }: LineQuantityProps) {
  if (!row.mayChange) return <QuantityWords row={row} />;
  const isByArea = unitText(row.unit) !== row.unit;
  const [word = ''] = row.unit.split('/');
  return (
    <div className={styles.quantity}>
      <div className={styles.onPaper}>
        <QuantityWords row={row} />
      </div>
      <div className={styles.line}>
        <Stepper
          label={isByArea ? `Packs of ${row.name}` : `Quantity of ${row.name}`}
          value={row.packs}
          min={1}
          max={LINE_PACKS_MAX}
          onChange={onChange}
        />
        <span className={styles.muted}>{word}</span>
      </div>
      {isByArea && <AreaInput row={row} onChange={onChange} />}
    </div>
  );
}

function QuantityWords({ row }: { row: BasketRow }) {
  const [counted, held] = quantityOf(row);
  return (
    <div>
      <div className={held && styles.pack}>{counted}</div>
      {held && <div className={styles.muted}>{held}</div>}
    </div>
  );
}

/** The area needed. It sets the packs that cover it; once the field is left, it shows the area of those packs. */
function AreaInput({ row, onChange }: LineQuantityProps) {
  const { packs, packSize } = row;
  const { typed, isWrong, enter, type, leave } = useTypedFigure(
    packs,
    (text) => (text.trim() === '' ? packs : packsFor(text, packSize)),
    onChange,
  );
  const problemId = useId();
  return (
    <>
      <div className={styles.line}>
        <TextInput
          className={clsx('text-figures', styles.area)}
          asks="decimal"
          aria-label={`Area of ${row.name} in m²`}
          aria-invalid={isWrong || undefined}
          aria-describedby={problemId}
          value={typed ?? row.amount.toFixed(2)}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onFocus={({ target }) => {
            enter();
            target.select();
          }}
        />
        <span className={styles.muted}>m²</span>
      </div>
      <p className={clsx('text-small', styles.wrong)} id={problemId} role="alert">
        {isWrong && AREA_WANTED}
      </p>
    </>
  );
}

function packsFor(text: string, packSize: number): number | undefined {
  const area = parseArea(text);
  return area && Math.min(packsNeeded(area, packSize), LINE_PACKS_MAX);
}
