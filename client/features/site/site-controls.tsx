import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFields } from '../../ui/form-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './site-controls.module.css';
import { SITE_SECTIONS, type SiteField } from './site-fields.ts';

interface SiteControlsProps {
  /** what the fields begin with, by name; the form keeps what is typed */
  initial: FormValues;
  errors: FormErrors;
}

/** The fields of a delivery site, for a form that `useCheckedForm` checks. One column on a phone, two where there is room. */
export function SiteControls({ initial, errors }: SiteControlsProps) {
  return SITE_SECTIONS.map(({ title, fields }) => (
    <FormFields key={title} title={title}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div className={field.wide ? styles.wide : undefined} key={field.name}>
            <SiteControl field={field} value={initial[field.name] ?? ''} error={errors[field.name]} />
          </div>
        ))}
      </div>
    </FormFields>
  ));
}

interface SiteControlProps {
  field: SiteField;
  value: string;
  error: string | undefined;
}

function SiteControl({ field, value, error }: SiteControlProps) {
  const { name, label, required = false, type, autoComplete, hint, options } = field;
  if (type === 'tick') return <Checkbox name={name} value="1" label={label} defaultChecked={value === '1'} />;
  const shared = { name, defaultValue: value, autoComplete: autoComplete ?? 'off' };
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {options ? (
        <Select {...shared} options={options} placeholder="Please select" />
      ) : (
        <TextInput {...shared} type={type ?? 'text'} />
      )}
    </Field>
  );
}
