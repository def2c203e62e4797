import { clsx } from 'clsx';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useFieldProps } from './field.tsx';

export function TextInput({ className, ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="text" {...useFieldProps()} {...props} className={clsx('control', className)} />;
}

export function TextArea({ className, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <textarea
      {...useFieldProps()}
      {...props}
      className={clsx('control', 'control-multiline', className)}
    />
  );
}
