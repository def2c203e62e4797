import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldProps()} {...props} className={clsx('control', className)} />;
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useFieldProps()} {...props} className={clsx('control', 'control-multiline', className)} />
  );
}
