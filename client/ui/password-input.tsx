import { type ComponentProps, useState } from 'react';
import styles from './password-input.module.css';
import { TextInput } from './text-input.tsx';

/** A password that can be shown while typing. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.frame}>
      <TextInput
        className={styles.input}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
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
