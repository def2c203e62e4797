import { clsx } from 'clsx';
import { type KeyboardEvent, useId } from 'react';
import { areaText } from '../../../../contracts/domain/number/notation.ts';
import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { isByArea } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { useTypedFigure } from '../../../lib/use-typed-figure.ts';
import { parseWholeNumber, WHOLE_NUMBER_WANTED } from '../../../lib/whole-number.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import styles from './packs-field.module.css';
import { typePacks } from './typed-packs.ts';

interface PacksFieldProps {
  product: ListedProduct;
  /** 0 while nothing is typed */
  packs: number;
}

/** Packs of a row's product, typed as in a spreadsheet: Enter and the arrow keys lead to the next row. */
export function PacksField({ product, packs }: PacksFieldProps) {
  const { productId, productName, productUnit, packSize, inventoryBalance } = product;
  const { typed, isWrong, enter, type, leave } = useTypedFigure(packs, readPacks, (next) =>
    typePacks(productId, next),
  );
  const noteId = useId();
  const isTooMany = packs > inventoryBalance;
  return (
    <>
      <TextInput
        className={clsx('text-figures', styles.packs)}
        asks="whole"
        enter="next"
        aria-label={`Packs of ${productName}`}
        aria-describedby={noteId}
        aria-invalid={isWrong || isTooMany || undefined}
        data-packs=""
        value={typed ?? (packs || '')}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => {
          enter();
          target.select();
        }}
        onBlur={leave}
        onKeyDown={toOtherRow}
      />
      <span id={noteId}>
        <span className={styles.note}>
          {packs > 0 && isByArea(productUnit) && areaText(totalAmount(packs, packSize))}
        </span>
        <span className={clsx(styles.note, styles.problem)} role="alert">
          {isWrong ? WHOLE_NUMBER_WANTED : isTooMany && `Available stock: ${inventoryBalance} packs.`}
        </span>
      </span>
    </>
  );
}

/** @returns 0 for an empty field; undefined if the text isn't a whole number */
function readPacks(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const packs = parseWholeNumber(text);
  return packs === undefined ? undefined : Math.min(packs, LINE_PACKS_MAX);
}

function toOtherRow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-packs]') ?? []),
  ];
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}
