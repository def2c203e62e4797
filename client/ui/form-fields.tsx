import type { ReactNode } from 'react';

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
