import { chakra } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

/** Connects a control to the label, hint and error of its field. */
export function useFieldProps() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

interface FieldProps {
  label: string;
  /** the label is for screen readers only */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: ReactNode;
}

/** A labelled control. The error is announced when it appears and read with the control. */
export function Field({ label, labelHidden = false, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  // when the error repeats the hint, only the error shows
  const shownHint = hint === error ? undefined : hint;
  const describedBy =
    [shownHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <chakra.div display="flex" flexDirection="column" gap="1.5" minWidth="0">
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium" color="fg" srOnly={labelHidden}>
          {label}
          {required && (
            <chakra.span aria-hidden="true" color="accent.fg">
              {' *'}
            </chakra.span>
          )}
        </chakra.label>
        {children}
        {shownHint && (
          <chakra.span id={`${id}-hint`} textStyle="small" color="fg.muted">
            {shownHint}
          </chakra.span>
        )}
        <chakra.span
          id={`${id}-error`}
          role="alert"
          textStyle="small"
          color="danger"
          _empty={{ display: 'none' }}
        >
          {error}
        </chakra.span>
      </chakra.div>
    </FieldContext>
  );
}
