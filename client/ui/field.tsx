import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './field.module.css';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

/** Connects a control to the label, hint and error of its field. */
export function useFieldProps() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

interface FieldProps {
  label: string;
  /** the label is for screen readers only */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: ReactNode;
}

/** A labelled control. The error is announced when it appears and read with the control. */
export function Field({ label, labelHidden = false, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  // when the error repeats the hint, only the error shows
  const shownHint = hint === error ? undefined : hint;
  const describedBy =
    [shownHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={styles.field}>
        <label className={labelHidden ? 'sr-only' : styles.label} htmlFor={id}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {children}
        {shownHint && (
          <span className={clsx('text-small', styles.hint)} id={`${id}-hint`}>
            {shownHint}
          </span>
        )}
        <span className={clsx('text-small', styles.error)} id={`${id}-error`} role="alert">
          {error}
        </span>
      </div>
    </FieldContext>
  );
}
