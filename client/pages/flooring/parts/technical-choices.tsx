import { useEffect } from 'react';
import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import type { Facet } from '../../../../contracts/domain/product/product-facets.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import type { FlooringModel } from '../use-flooring.ts';
import styles from './facet-options.module.css';

export interface TechnicalChoicesProps {
  facets: readonly Facet[];
  model: Pick<FlooringModel, 'facts' | 'wantFacts' | 'toggle'>;
}

/** Fire class, slip resistance and use class, each at least as good as one level. The facts are read when this shows. */
export function TechnicalChoices({ facets, model: { facts, wantFacts, toggle } }: TechnicalChoicesProps) {
  useEffect(wantFacts, [wantFacts]);
  if (facts.state === 'failed' || facts.state === 'unavailable')
    return (
      <RetryLine what="The technical data" onRetry={facts.state === 'failed' ? facts.retry : undefined} />
    );
  const isReady = facts.state === 'ready';
  return (
    <div className={styles.levels} aria-busy={!isReady}>
      {facets.map(({ name, label, options }) => {
        const chosen = options.find((option) => option.chosen)?.value ?? '';
        return (
          <Field key={name} label={label} hint={name === 'useclass' && 'Vinyl has one, wood has none.'}>
            <Select
              placeholder="Any"
              disabled={!isReady}
              value={chosen}
              options={options.map((option) => ({
                value: option.value,
                label: isReady ? `${option.label} (${groupDigits(option.count)})` : option.label,
                disabled: option.count === 0 && !option.chosen,
              }))}
              onChange={({ target: { value } }) => toggle(name, value || chosen)}
            />
          </Field>
        );
      })}
    </div>
  );
}
