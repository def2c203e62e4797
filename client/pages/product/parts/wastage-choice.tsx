import { clsx } from 'clsx';
import { useId } from 'react';
import { percentText } from '../../../../contracts/domain/number/notation.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import styles from './wastage-choice.module.css';

interface WastageChoiceProps {
  wastage: FloorSpec['wastage'];
  /** the chosen layout, '' for none */
  layout: string;
  onChoose: (layout: string) => void;
}

/** Offcuts have to be bought too: what is added to the area, by how the floor is laid. */
export function WastageChoice({ wastage, layout, onChoose }: WastageChoiceProps) {
  const name = useId();
  const choices = [
    { value: '', words: 'None', percent: undefined },
    ...wastage.map((each) => ({ value: each.layout, words: each.layout, percent: each.percent })),
  ];
  const isKnown = choices.some(({ value }) => value === layout);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Wastage to add</legend>
      <div className={styles.chips}>
        {choices.map(({ value, words, percent }) => (
          <label className={clsx('text-small', styles.chip)} key={value}>
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={value}
              checked={value === (isKnown ? layout : '')}
              onChange={() => onChoose(value)}
            />
            {words}
            {percent !== undefined && <span translate="no">{percentText(percent)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
