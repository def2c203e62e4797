import { Button, IconButton } from '../../../ui/button.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { FILES_ACCEPTED, FILES_HINT, FILES_MAX } from '../message-file.ts';
import type { MessageFile, MessageFiles } from '../use-message-files.ts';
import styles from './file-chooser.module.css';

/** The files that go with a message, each with how far it has come or why it can't be sent. */
export function FileChooser({ model, error }: { model: MessageFiles; error: string }) {
  const { files, leftOut, add } = model;
  return (
    <div className="stack-2">
      <ChooseFiles
        verb="Add files"
        size="sm"
        label="Files for the message"
        accept={FILES_ACCEPTED}
        isFull={files.length >= FILES_MAX}
        hint={FILES_HINT}
        error={leftOut || error}
        onChoose={add}
      />
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
        {state === 'there' && <span className="text-small text-muted">Uploaded</span>}
        <span className="text-small text-danger" role="alert">
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
