import type { ReactNode } from 'react';
import { Alert, type AlertKind } from './alert.tsx';

interface InlineAlertProps {
  kind?: AlertKind;
  /** '' or nothing shows nothing; the place for it stays, so that what appears is read out */
  children: ReactNode;
  action?: ReactNode;
  id?: string;
}

/** What went wrong, or well, said where it happened: in a panel, a dialog or a form. Read out as soon as it appears. */
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
