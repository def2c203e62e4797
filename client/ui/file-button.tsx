import { type ComponentProps, useRef } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { FileInput } from './file-input.tsx';

interface FileButtonProps extends ButtonLook, Pick<ComponentProps<typeof FileInput>, 'accept' | 'capture'> {
  /** of what is chosen, for screen readers */
  label: string;
  onChoose: (file: File) => void;
  children: string;
}

/** A button that opens the browser's choice of files, or a phone's camera. */
export function FileButton({ label, accept, capture, onChoose, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <FileInput
        ref={input}
        label={label}
        accept={accept}
        {...(capture && { capture })}
        onChoose={([file]) => onChoose(file)}
      />
    </>
  );
}
