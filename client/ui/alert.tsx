import type { ReactNode } from 'react';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from './icons.tsx';

export type AlertKind = 'success' | 'warning' | 'error' | 'info';

const ICONS = { success: SuccessIcon, warning: AlertIcon, error: ErrorIcon, info: InfoIcon } as const;

interface AlertProps {
  kind: AlertKind;
  /** a few words in front, where the text is longer than a sentence */
  title?: string;
  children: ReactNode;
  /** what to do next: a button or a link */
  action?: ReactNode;
  /** at the end of the line, e.g. a button that closes it */
  end?: ReactNode;
  id?: string;
}

/** Information in the colour and with the icon of its kind. It isn't announced; if it appears later, put it into a live region. */
export function Alert({ kind, title, children, action, end, id }: AlertProps) {
  const Icon = ICONS[kind];
  return (
    <div className="alert" data-kind={kind} id={id}>
      <Icon size="1.25rem" />
      <div className="alert-words">
        {title && <strong>{title}</strong>}
        {children}
        {action && <div className="alert-action">{action}</div>}
      </div>
      {end}
    </div>
  );
}
