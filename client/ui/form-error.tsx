import { useEffect, useRef } from 'react';
import { InlineAlert } from './inline-alert.tsx';

interface FormErrorProps {
  /** why the form was refused as a whole; '' while there is nothing to say */
  children: string;
  /** for `aria-describedby` of the fields that it speaks of */
  id?: string;
}

/** Why a form was refused, above its fields. It comes into view when it appears: the button that was pressed may be far below. */
export function FormError({ children, id }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={place} className="form-error">
      <InlineAlert {...(id ? { id } : {})}>{children}</InlineAlert>
    </div>
  );
}
