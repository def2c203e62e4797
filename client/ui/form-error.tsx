import { type ReactNode, useEffect, useRef } from 'react';
import { InlineAlert } from './inline-alert.tsx';

interface FormErrorProps {
  /** why the form as a whole was refused; '' while there is nothing to show */
  children: string;
  /** for `aria-describedby` of the fields that it is about */
  id?: string;
  /** what else to do, while it shows */
  action?: ReactNode;
}

/** Why a form was refused, above its fields. It scrolls into view when it appears: the submit button may be far below. */
export function FormError({ children, id, action }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={place} className="form-error">
      <InlineAlert action={action} {...(id ? { id } : {})}>
        {children}
      </InlineAlert>
    </div>
  );
}
