import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { FILES_ACCEPTED, FILES_HINT, FILES_MAX } from '../message-file.ts';
import type { MessageFile, MessageFiles } from '../use-message-files.ts';
import styles from './file-chooser.module.css';

/** The files that go with a message, each with how far it has come or why it can't be sent. */
export function FileChooser({ model, error }: { model: MessageFiles; error: string }) {
  const { files, leftOut, add } = model;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = files.length >= FILES_MAX;
  return (
    <div className={styles.chooser}>
      <div className={styles.head}>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isFull}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => {
            if (!isFull) input.current?.click();
          }}
        >
          Add files
        </Button>
        <FileInput
          ref={input}
          label="Files for the message"
          accept={FILES_ACCEPTED}
          multiple
          onChoose={add}
        />
        <p className={clsx('text-small', styles.hint)} id={`${id}-hint`}>
          {FILES_HINT}
        </p>
      </div>
      <p className={clsx('text-small', styles.error)} id={`${id}-error`} role="alert">
        {leftOut || error}
      </p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map((file) => (
            <ChosenFile key={file.id} file={file} model={model} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ChosenFile({ file, model: { remove, retry } }: { file: MessageFile; model: MessageFiles }) {
  const { id, name, state, progress, problem } = file;
  return (
    <li className={styles.file}>
      <span className={styles.words}>
        <span>{name}</span>
        {state === 'uploading' && (
          <progress className={styles.progress} value={progress} aria-label={`Uploading ${name}`} />
        )}
        {state === 'there' && <span className={clsx('text-small', styles.hint)}>Uploaded</span>}
        <span className={clsx('text-small', styles.error)} role="alert">
          {problem}
        </span>
        {state === 'failed' && (
          <Button variant="link" size="inline" onClick={() => retry(id)}>
            Try again<span className="sr-only">: {name}</span>
          </Button>
        )}
      </span>
      <IconButton label={`Remove ${name}`} onClick={() => remove(id)}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
