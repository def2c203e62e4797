import { useRef } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import styles from './open-file.module.css';

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp';

interface OpenFileProps {
  choose: (file: File) => void;
  /** why the last file can't be used; '' otherwise */
  refusal: string;
}

/** Takes a floor plan from a file, dropped or chosen. */
export function OpenFile({ choose, refusal }: OpenFileProps) {
  return (
    <DropZone onDrop={choose}>
      <h2 className="text-heading">Open a floor plan</h2>
      <p className={styles.words}>
        A PDF, or a picture as PNG, JPEG or WebP. It stays in this browser: we don’t get it. You need the
        scale it is drawn to, or one length on it that you know.
      </p>
      <FileButton choose={choose}>Choose a file</FileButton>
      <p className={styles.error} role="alert">
        {refusal}
      </p>
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
