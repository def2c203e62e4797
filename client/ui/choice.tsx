import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  options: readonly {
    readonly value: string;
    readonly title: string;
    readonly text?: ReactNode;
    readonly isOff?: boolean;
  }[];
  onChange: (value: string) => void;
}

/** Radio buttons, each with an explanation. */
export function Choice({ label, name, value, error, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            className={clsx(
              styles.option,
              option.value === value && styles.chosen,
              option.isOff && styles.off,
            )}
            key={option.value}
          >
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isOff}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <span className={styles.title}>{option.title}</span>
              {option.text && <span className="text-small text-muted">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <span className={clsx('text-small', styles.error)} id={`${id}-error`} role="alert">
        {error}
      </span>
    </fieldset>
  );
}
