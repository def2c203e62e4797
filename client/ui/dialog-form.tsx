import type { FormEvent, ReactNode } from 'react';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  onSubmit: (values: FormData) => void;
  /** two buttons; the submit button is the last */
  actions: ReactNode;
  children: ReactNode;
}

/** A short form in a dialog, with its two buttons side by side. */
export function DialogForm({ onSubmit, actions, children }: DialogFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form className="stack-5" noValidate onSubmit={submit}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
