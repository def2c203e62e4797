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
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BasketRow } from '../basket-rows.ts';
import { packsWord, quantityOf } from './line-bits.tsx';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  row: BasketRow;
  className?: string | undefined;
  onChange: (packs: number) => void;
}

/** Fields for a line's packs and area; each follows the other. In words where they can't be changed, and on paper. */
export function LineQuantity({ row, className, onChange }: LineQuantityProps) {
  const [counted, held] = quantityOf(row);
  const isByArea = unitText(row.unit) !== row.unit;
  return (
    <div className={clsx('text-figures', styles.quantity, className)}>
      <VisuallyHidden>Quantity: </VisuallyHidden>
      <p className={clsx(styles.words, row.mayChange && styles.onPaper)}>
        <span>{counted}</span>
        {held && (
          <>
            , <span>{held}</span>
          </>
        )}
      </p>
      {row.mayChange && (
        <div className={clsx(styles.line, styles.packs)}>
          <Stepper
            label={isByArea ? `Packs of ${row.name}` : `Quantity of ${row.name}`}
            value={row.packs}
            min={1}
            max={LINE_PACKS_MAX}
            onChange={onChange}
          />
          <span className={styles.unit}>{packsWord(row)}</span>
        </div>
      )}
      {row.mayChange && isByArea && <AreaInput row={row} onChange={onChange} />}
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
      <div className={clsx(styles.line, styles.area)}>
        <TextInput
          className={clsx('text-figures', styles.field)}
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
        <span className={styles.unit}>m²</span>
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
