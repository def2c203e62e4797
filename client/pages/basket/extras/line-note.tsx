import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LINE_NOTE_MAX } from '../../../../contracts/site/limits.ts';
import { noteLine } from '../../../features/basket/basket-extras.api.ts';
import { fieldError, lackOf, useWrite } from '../../../lib/use-write.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './line-note.module.css';

interface LineNoteProps {
  row: BasketRow;
  isWriting: boolean;
  onDone: () => void;
}

/** The customer's note on a line; it appears on the order and its papers. */
export function LineNote({ row, isWriting, onDone }: LineNoteProps) {
  if (isWriting) return <NoteForm row={row} onDone={onDone} />;
  return row.note ? <p className={clsx('text-small', styles.note)}>{row.note}</p> : null;
}

function NoteForm({ row: { carId, name, note }, onDone }: { row: BasketRow; onDone: () => void }) {
  const { userId } = useCustomer().user;
  const [typed, setTyped] = useState(note);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { run, isPending, error } = useWrite(async (text: string) => {
    await noteLine({ userId, carId, note: text });
    onDone();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(typed.trim());
  };
  return (
    <form className={styles.form} onSubmit={save} data-no-print="">
      <Field
        label={`Note on ${name}`}
        labelHidden
        hint="Your note. It is printed on the order’s papers."
        error={fieldError(error)}
      >
        <TextInput
          asks="note"
          enter="done"
          ref={input}
          value={typed}
          maxLength={LINE_NOTE_MAX}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
      </Field>
      <Problem error={lackOf(error)} />
      <div className={styles.ways}>
        <Button type="submit" size="sm" loading={isPending}>
          Save note
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
