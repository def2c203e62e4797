import type { OrderField as Name } from '../../../../contracts/domain/forms/order-form.ts';
import { SITE_FIELDS, type SiteFieldName } from '../../../features/delivery-site/site-fields.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { TextArea, TextInput, type TextInputProps } from '../../../ui/text-input.tsx';
import type { OrderFormModel } from '../use-order-form.ts';

interface FieldProps {
  model: OrderFormModel;
  name: Name;
  label: string;
  hint?: string | undefined;
  required?: boolean;
}

type TextProps = FieldProps & Pick<TextInputProps, 'asks' | 'part'>;

/** A field of the order; typed text is kept at once. */
export function OrderText({ model, name, label, hint, required = false, asks, part }: TextProps) {
  return (
    <Field label={label} required={required} hint={hint} error={model.form.errors[name]}>
      <TextInput
        asks={asks}
        part={part}
        name={name}
        value={model.values[name]}
        readOnly={model.placing.isPending}
        onChange={({ target }) => model.set({ [name]: target.value })}
      />
    </Field>
  );
}

/** A field of several lines. */
export function OrderLongText({ model, name, label, hint, rows }: FieldProps & { rows: number }) {
  return (
    <Field label={label} hint={hint} error={model.form.errors[name]}>
      <TextArea
        asks="message"
        name={name}
        rows={rows}
        value={model.values[name]}
        readOnly={model.placing.isPending}
        onChange={({ target }) => model.set({ [name]: target.value })}
      />
    </Field>
  );
}

export function OrderSelect({
  model,
  name,
  label,
  hint,
  required = false,
  options,
}: FieldProps & { options: readonly SelectOption[] }) {
  return (
    <Field label={label} required={required} hint={hint} error={model.form.errors[name]}>
      <Select
        name={name}
        options={options}
        value={model.values[name]}
        onChange={({ target }) => model.set({ [name]: target.value })}
      />
    </Field>
  );
}

interface SiteFieldProps {
  model: OrderFormModel;
  name: SiteFieldName;
}

/** A field of the delivery site, the same as in the address book. */
export function OrderSiteField({ model, name }: SiteFieldProps) {
  const { label, required = false, asks, hint, options } = SITE_FIELDS[name];
  const field = `delivery.${name}` as const;
  const value = model.values[field];
  const shared = { model, name: field, label, hint, required };
  if (options) return <OrderSelect {...shared} options={options} />;
  if (asks) return <OrderText {...shared} asks={asks} part={asks === 'note' ? undefined : 'shipping'} />;
  return (
    <Checkbox
      name={field}
      value="1"
      label={label}
      checked={value === '1'}
      onChange={({ target }) => model.set({ [field]: target.checked ? '1' : '' })}
    />
  );
}
