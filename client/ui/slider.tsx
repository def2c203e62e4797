import type { ReactNode } from 'react';
import { Field, useFieldProps } from './field.tsx';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** the value with its unit: `45°` */
  text: string;
  hint?: ReactNode;
  onChange: (value: number) => void;
}

/** The browser's own slider, with its value beside it. */
export function Slider({ label, hint, ...range }: SliderProps) {
  return (
    <Field label={label} hint={hint}>
      <Range {...range} />
    </Field>
  );
}

function Range({ value, text, onChange, ...limits }: Omit<SliderProps, 'label' | 'hint'>) {
  return (
    <span className={styles.slider}>
      <input
        {...useFieldProps()}
        {...limits}
        type="range"
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output className={styles.value} translate="no" aria-hidden="true">
        {text}
      </output>
    </span>
  );
}
