import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** The browser's own checkbox, with a label that is a 44 px target on touch. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input {...props} className={styles.box} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
