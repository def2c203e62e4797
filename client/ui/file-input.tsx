import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  multiple?: boolean;
  /** a phone opens its camera instead of its files */
  capture?: 'environment';
  name?: string;
  'aria-invalid'?: true | undefined;
  /** gets at least one file */
  onChoose: (files: [File, ...File[]]) => void;
}

/** Opens the browser's choice of files when a button clicks it; people see and reach that button alone. */
export function FileInput({ label, onChoose, ...props }: FileInputProps) {
  return (
    <input
      {...props}
      className="sr-only"
      type="file"
      tabIndex={-1}
      aria-label={label}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        // otherwise choosing the same file again would fire no event
        target.value = '';
        if (first) onChoose([first, ...others]);
      }}
    />
  );
}
