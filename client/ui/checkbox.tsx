import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** The browser's own checkbox, with a label that is a 44 px target on touch. */
export function Checkbox(props: CheckboxProps) {
  return <Box {...props} type="checkbox" />;
}

/** One of several, as a line like a checkbox. */
export function Radio(props: CheckboxProps) {
  return <Box {...props} type="radio" />;
}

function Box({ label, ...props }: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.label}>
      <input {...props} className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
