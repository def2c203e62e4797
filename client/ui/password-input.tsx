import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useFieldProps } from './field.tsx';
import { type Asking, attributesOf } from './field-kinds.ts';
import styles from './password-input.module.css';

type PasswordInputProps = Asking<ComponentProps<'input'>> & { asks: 'current-password' | 'new-password' };

/** A password that can be shown while typing. */
export function PasswordInput({ asks, part, enter, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.frame}>
      <input
        {...attributesOf({ asks, part, enter })}
        {...useFieldProps()}
        {...props}
        className={clsx('control', styles.input)}
        type={shown ? 'text' : 'password'}
      />
      <button
        className={styles.toggle}
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}
