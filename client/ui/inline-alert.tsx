import type { ReactNode } from 'react';
import { Alert, type AlertKind } from './alert.tsx';

interface InlineAlertProps {
  kind?: AlertKind;
  /** '' or undefined shows nothing; the live region stays, so that later content is announced */
  children: ReactNode;
  action?: ReactNode;
  id?: string;
}

/** What went wrong, or well, shown where it happened: in a panel, a dialog or a form. Announced as soon as it appears. */
export function InlineAlert({ kind = 'error', children, action, id }: InlineAlertProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} data-empty={children ? undefined : ''}>
      {children ? (
        <Alert kind={kind} action={action} {...(id ? { id } : {})}>
          {children}
        </Alert>
      ) : null}
    </div>
  );
}
