import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';
import { type Asking, attributesOf, FIELD_KINDS } from './field-kinds.ts';

export type TextInputProps = Asking<ComponentProps<'input'>>;

export function TextInput({ asks, part, enter, className, ...props }: TextInputProps) {
  return (
    <input
      type="text"
      {...attributesOf({ asks, part, enter })}
      {...useFieldProps()}
      {...props}
      className={clsx('control', className)}
    />
  );
}

type TextAreaProps = ComponentProps<'textarea'> & { asks: 'message' | 'codes' };

export function TextArea({ asks, className, ...props }: TextAreaProps) {
  return (
    <textarea
      {...FIELD_KINDS[asks]}
      {...useFieldProps()}
      {...props}
      className={clsx('control', 'control-multiline', className)}
    />
  );
}
