import { memo } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import type { PlanAccessory } from '../../../../contracts/domain/plan/plan.ts';
import type { PlanNeed } from '../../../../contracts/domain/plan/plan-needs.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { useTypedFigure } from '../../../lib/use-typed-figure.ts';
import {
  parseWholeNumber,
  QUANTITY_TEXT_MAX,
  quantityDigits,
  WHOLE_NUMBER_WANTED,
} from '../../../lib/whole-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { order, replaceBy, want } from './change-needs.ts';
import styles from './needs.module.css';

interface NeedRowProps {
  need: PlanNeed;
  accessories: ReadonlyMap<string, PlanAccessory>;
  /** names of the floors that it is for */
  floors: string;
  costPence: number | undefined;
}

/** One accessory: what it is for, how much and why, with controls to change it. */
export const NeedRow = memo(function NeedRow({ need, accessories, floors, costPence }: NeedRowProps) {
  const { accessory, isWanted, isOptional, suggested, number, alternatives, why } = need;
  const { productId, productName, productPrice, productUnit, mainImg } = accessory;
  const others = alternatives.flatMap((id) => accessories.get(id) ?? []);
  return (
    <li className={styles.need} data-out={!isWanted || undefined}>
      <div className={styles.picture}>
        <Picture src={mainImg} alt="" sizes="96px" />
      </div>
      <div className={styles.words}>
        <Checkbox
          label={<span className={styles.name}>{productName}</span>}
          checked={isWanted}
          onChange={({ target }) => want(need, target.checked)}
        />
        <p className="text-small text-muted">
          {isOptional && 'Worth having; not needed for laying. '}
          For {floors}.{' '}
          {productPrice !== undefined && <Price pence={productPrice} per={unitWord(productUnit)} />}
        </p>
        <ul className={styles.why}>
          {why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {others.length > 0 && (
          <Field label="Use instead" labelHidden>
            <Select
              aria-label={`Instead of ${productName}`}
              value={productId}
              options={[accessory, ...others].map((each) => ({
                value: each.productId,
                label: each.productName,
              }))}
              onChange={({ target }) => replaceBy(need, target.value)}
            />
          </Field>
        )}
      </div>
      {isWanted && (
        <div className={styles.quantity}>
          <Packs key={productId} need={need} />
          {number !== suggested && (
            <Button variant="link" size="inline" onClick={() => order(need, undefined)}>
              Back to {countText(suggested, 'pack')}
              <span className="sr-only"> of {productName}</span>
            </Button>
          )}
          {costPence !== undefined && <Price pence={costPence} />}
        </div>
      )}
    </li>
  );
});

/** Whole packs, as typed or as worked out; if emptied, as worked out. */
function Packs({ need }: { need: PlanNeed }) {
  const { number, suggested, accessory } = need;
  const { typed, isWrong, enter, type, leave } = useTypedFigure(
    number,
    (text) => (text === '' ? suggested : packsOf(text)),
    (packs) => order(need, packs),
  );
  return (
    <Field label="Packs" error={isWrong ? WHOLE_NUMBER_WANTED : undefined}>
      <TextInput
        aria-label={`Packs of ${accessory.productName}`}
        asks="whole"
        maxLength={QUANTITY_TEXT_MAX}
        value={typed ?? String(number)}
        onFocus={({ target }) => {
          enter();
          target.select();
        }}
        onChange={({ target }) => type(quantityDigits(target.value))}
        onBlur={leave}
      />
    </Field>
  );
}

function packsOf(text: string): number | undefined {
  const packs = parseWholeNumber(text);
  return packs && Math.min(packs, LINE_PACKS_MAX);
}
