import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldPairs, FormFields } from '../../ui/form-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SITE_FIELDS, type SiteFieldName } from './site-fields.ts';

interface SiteControlsProps {
  /** initial values by field name; the form keeps what is typed */
  initial: FormValues;
  errors: FormErrors;
}

/** In the order in which they are shown and checked. */
const SECTIONS: readonly { readonly title: string; readonly names: readonly SiteFieldName[] }[] = [
  { title: 'Address', names: ['companyName', 'line1', 'line2', 'town', 'postCode'] },
  {
    title: 'On site',
    names: [
      'siteContact',
      'sitePhone',
      'unloading',
      'largestVehicle',
      'levelGround',
      'bookingNeeded',
      'floorAndLift',
    ],
  },
];
const LAST = SECTIONS.at(-1)?.names.at(-1);
/** These fields span both columns. */
const WIDE: ReadonlySet<SiteFieldName> = new Set(['companyName', 'floorAndLift']);

/** The fields of a delivery site, for a form that `useCheckedForm` checks. One column on a phone, two where there is room. */
export function SiteControls({ initial, errors }: SiteControlsProps) {
  return SECTIONS.map(({ title, names }) => (
    <FormFields key={title} title={title}>
      <FieldPairs>
        {names.map((name) => (
          <div data-wide={WIDE.has(name) ? '' : undefined} key={name}>
            <SiteControl name={name} value={initial[name] ?? ''} error={errors[name]} />
          </div>
        ))}
      </FieldPairs>
    </FormFields>
  ));
}

interface SiteControlProps {
  name: SiteFieldName;
  value: string;
  error: string | undefined;
}

function SiteControl({ name, value, error }: SiteControlProps) {
  const { label, required = false, asks, hint, options } = SITE_FIELDS[name];
  if (!asks && !options)
    return <Checkbox name={name} value="1" label={label} defaultChecked={value === '1'} />;
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {asks ? (
        <TextInput asks={asks} enter={name === LAST ? 'done' : undefined} name={name} defaultValue={value} />
      ) : (
        <Select
          name={name}
          defaultValue={value}
          autoComplete="off"
          options={options ?? []}
          placeholder="Please select"
        />
      )}
    </Field>
  );
}
