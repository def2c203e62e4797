import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** shown while nothing is chosen */
  placeholder?: string;
}

/** The browser's own select: it works with keyboards, phones and screen readers. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <div className={styles.frame}>
      <select {...useFieldProps()} {...props} className={clsx('control', styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </div>
  );
}
