import { type ComponentProps, useId, useRef } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import styles from './choose-files.module.css';
import { FileInput } from './file-input.tsx';

interface ChooseFilesProps extends Pick<ComponentProps<typeof FileInput>, 'label' | 'accept' | 'onChoose'> {
  /** on the button */
  verb: string;
  size?: ButtonLook['size'];
  /** no more can be added */
  isFull: boolean;
  /** what the files must be */
  hint: string;
  /** why the last ones can't be used */
  error: string | undefined;
}

/** A button that adds files to a form, with what they must be. */
export function ChooseFiles({ verb, size = 'md', isFull, hint, error, ...input }: ChooseFilesProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="outline"
          size={size}
          aria-disabled={isFull}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => {
            if (!isFull) field.current?.click();
          }}
        >
          {verb}
        </Button>
        <FileInput ref={field} multiple {...input} />
        <p className="text-small text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <p className="text-small text-danger" id={`${id}-error`} role="alert">
        {error}
      </p>
    </>
  );
}
