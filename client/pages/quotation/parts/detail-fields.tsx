import type { ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';
import type { FieldKind } from '../../../ui/field-kinds.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import styles from './detail-fields.module.css';

/** Bounds of the contract. */
export const TITLE_MAX = 120;
export const HOUSE_TYPE_MAX = 60;
const PLOTS_MAX = 1000;
export const CLIENT_MAX = 160;
export const SITE_MAX = 400;
export const POST_CODE_MAX = 10;

interface TextFieldProps {
  label: string;
  name: string;
  asks: FieldKind;
  hint?: ReactNode;
  maxLength: number;
  value: string;
  error?: string | undefined;
  required?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, name, asks, hint, maxLength, value, error, required = false } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextInput asks={asks} name={name} defaultValue={value} maxLength={maxLength} />
    </Field>
  );
}

type OwnFieldProps = Pick<TextFieldProps, 'value' | 'error'>;

export const TitleField = (props: OwnFieldProps) => (
  <TextField label="Title" name="title" asks="other-name" maxLength={TITLE_MAX} required {...props} />
);

export const HouseTypeField = (props: OwnFieldProps) => (
  <TextField
    label="House type"
    name="houseType"
    asks="other-name"
    hint="As on your drawings, such as type B."
    maxLength={HOUSE_TYPE_MAX}
    {...props}
  />
);

/** How many times the whole is built. */
export function PlotsField({ plots, onChange }: { plots: number; onChange: (plots: number) => void }) {
  return (
    <div className={styles.plots}>
      <span aria-hidden="true">Plots</span>
      <Stepper label="Plots" value={plots} min={1} max={PLOTS_MAX} onChange={onChange} />
    </div>
  );
}
