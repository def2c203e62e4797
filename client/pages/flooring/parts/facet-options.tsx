import { clsx } from 'clsx';
import { startTransition, useId, useOptimistic } from 'react';
import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import type { Facet, SizeFacet } from '../../../../contracts/domain/product/product-facets.ts';
import { Checkbox, Radio } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FacetGroup } from '../list-view.ts';
import type { FlooringModel } from '../use-flooring.ts';
import styles from './facet-options.module.css';
import { TechnicalChoices } from './technical-choices.tsx';

export interface GroupOptionsProps {
  group: FacetGroup;
  model: Pick<FlooringModel, 'view' | 'toggle' | 'limitSize' | 'facts' | 'wantFacts'>;
}

/** What one panel of the filters holds. */
export function GroupOptions({ group: { facets, technical }, model }: GroupOptionsProps) {
  return (
    <>
      {facets.map((facet) => (
        <FacetOptions key={facet.name} facet={facet} model={model} />
      ))}
      {facets.some(({ options }) => options.some(isImpossible)) && (
        <p className={clsx('text-small text-muted', styles.why)}>Grey choices would leave nothing.</p>
      )}
      {technical.length > 0 && <TechnicalChoices facets={technical} model={model} />}
    </>
  );
}

interface FacetOptionsProps {
  facet: Facet;
  model: Pick<FlooringModel, 'view' | 'toggle' | 'limitSize'>;
}

/** The values of one filter, each with the number of products it would leave. Dimensions are chosen measure by measure, too. */
function FacetOptions({ facet, model }: FacetOptionsProps) {
  if (facet.isOneOf) return <OneOf facet={facet} toggle={model.toggle} />;
  const values = facet.options.map((option) => (
    <Choice
      key={option.value}
      option={option}
      tone={facet.name === 'shadow' ? SHADOW_TONES[option.value] : undefined}
      onTick={() => model.toggle(facet.name, option.value, true)}
    />
  ));
  if (facet.name !== 'dimensions') return values;
  return (
    <>
      {model.view.sizes.map((size) => (
        <SizeLimits key={size.name} facet={size} limitSize={model.limitSize} />
      ))}
      <p className={clsx('text-small', styles.exact)}>Exact size</p>
      {values}
    </>
  );
}

type Option = Facet['options'][number];

const isImpossible = ({ count, chosen }: Option) => count === 0 && !chosen;

interface ChoiceProps {
  option: Option;
  tone: string | undefined;
  /** settles when the list is that of the new choice */
  onTick: () => Promise<void>;
}

/** It shows as ticked at once, and the list a moment later. */
function Choice({ option, tone, onTick }: ChoiceProps) {
  const [chosen, setChosen] = useOptimistic(option.chosen);
  return (
    <Checkbox
      checked={chosen}
      disabled={isImpossible(option)}
      onChange={() =>
        startTransition(() => {
          setChosen(!chosen);
          return onTick();
        })
      }
      label={<CountedLabel {...option} tone={tone} />}
    />
  );
}

/** The mean colour of our floors in each shadow; another backend's shadows have no swatch. */
export const SHADOW_TONES: Readonly<Record<string, string>> = {
  Invisible: '#cdb188',
  Natural: '#b79163',
  White: '#e0d5c1',
  Limed: '#d2c4aa',
  Sand: '#c9ae86',
  Honey: '#b6884f',
  Grey: '#a39a8b',
  Smoked: '#7b5a3b',
  Chestnut: '#8c5b37',
  Walnut: '#72502f',
  Fumed: '#63462f',
  Black: '#2e2a27',
};

function CountedLabel({ tone, ...option }: Option & { tone?: string | undefined }) {
  return (
    <span className={isImpossible(option) ? styles.unavailable : undefined}>
      {tone && <span className={styles.swatch} style={{ background: tone }} />}
      {option.label} <span className={clsx('text-figures', styles.count)}>({groupDigits(option.count)})</span>
    </span>
  );
}

function OneOf({ facet, toggle }: { facet: Facet; toggle: FlooringModel['toggle'] }) {
  const name = useId();
  const chosen = facet.options.find((option) => option.chosen);
  return (
    <>
      <Radio
        name={name}
        checked={!chosen}
        onChange={() => chosen && toggle(facet.name, chosen.value)}
        label="Any amount"
      />
      {facet.options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          checked={option.chosen}
          disabled={isImpossible(option)}
          onChange={() => toggle(facet.name, option.value)}
          label={<CountedLabel {...option} />}
        />
      ))}
    </>
  );
}

interface SizeLimitsProps {
  facet: SizeFacet;
  limitSize: FlooringModel['limitSize'];
}

/** From one size to another, of those that there are. */
function SizeLimits({ facet: { name, label, range, sizes }, limitSize }: SizeLimitsProps) {
  const options = sizes.map(({ mm, count }) => ({
    value: String(mm),
    label: `${mm} mm (${groupDigits(count)})`,
  }));
  return (
    <fieldset className={styles.limits}>
      <legend className={clsx('text-small', styles.measure)}>{label}</legend>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={`${label} ${end}`} labelHidden>
          <Select
            placeholder={end === 'from' ? 'From' : 'To'}
            options={options}
            value={range[end] ?? ''}
            onChange={({ target: { value } }) =>
              limitSize(name, end, value === '' ? undefined : Number(value))
            }
          />
        </Field>
      ))}
    </fieldset>
  );
}
