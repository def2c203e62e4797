import { useRef } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FileInput } from '../../ui/file-input.tsx';

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp';

interface OpenFileProps {
  choose: (file: File) => void;
  /** why the last file can't be used; '' otherwise */
  refusal: string;
}

/** Takes a floor plan from a file, dropped or chosen. */
export function OpenFile({ choose, refusal }: OpenFileProps) {
  return (
    <DropZone
      title="Open a floor plan"
      hint="A PDF, or a picture as PNG, JPEG or WebP. It stays in this browser unless you keep it with a project. You need its scale, or one length on it that you know."
      onDrop={choose}
      refusal={refusal}
    >
      <FileButton choose={choose}>Choose a file</FileButton>
    </DropZone>
  );
}

interface FileButtonProps extends ButtonLook {
  choose: (file: File) => void;
  children: string;
}

export function FileButton({ choose, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <FileInput
        ref={input}
        label="File of the floor plan"
        accept={ACCEPTED}
        onChoose={([file]) => choose(file)}
      />
    </>
  );
}
