import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { MESSAGE_MAX } from '../message-file.ts';
import { useMessageFiles } from '../use-message-files.ts';
import { FileChooser } from './file-chooser.tsx';

export interface Written {
  readonly text: string;
  readonly fileIds: string[];
}

interface MessageFormProps {
  label: string;
  /** what the button says */
  action: string;
  /** @returns true once it is sent */
  send: (message: Written) => Promise<true | undefined>;
  isPending: boolean;
  /** why it could not be sent; undefined before that */
  error: unknown;
}

/** A message to us with its files. What is written stays until it has been sent. */
export function MessageForm(props: MessageFormProps) {
  const { label, action, send, isPending, error } = props;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const files = useMessageFiles();
  const isMissing = text.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPending || isMissing || files.problem !== '') return;
    const fileIds = files.files.map(({ fileId }) => fileId);
    if (!(await send({ text: text.trim(), fileIds }))) return;
    setText('');
    setTried(false);
    files.clear(fileIds);
  }

  return (
    <form className="stack-5" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={label} required error={isTried && isMissing ? 'Please write a message.' : undefined}>
        <TextArea
          asks="message"
          rows={4}
          value={text}
          maxLength={MESSAGE_MAX}
          readOnly={isPending}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <FileChooser model={files} error={isTried ? files.problem : ''} />
      <Problem error={error} />
      <div>
        <Button type="submit" size="lg" loading={isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
