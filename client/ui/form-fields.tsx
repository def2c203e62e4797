import type { ReactNode } from 'react';
import styles from './form-fields.module.css';

/** Fields that belong together, under a heading that screen readers announce with each of them. */
export function FormFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-fields">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Fields side by side where there is room, otherwise one below the other. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form-row">{children}</div>;
}

/** Two fields side by side on a wide screen; one with `data-wide` takes the line. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}
