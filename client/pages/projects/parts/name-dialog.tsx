import { useState } from 'react';
import { refusedField } from '../../../lib/call-error.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface Naming {
  readonly title: string;
  /** what the name is of, e.g. `Project Name` */
  readonly label: string;
  readonly name?: string;
  /** what the button says */
  readonly action: string;
  readonly maxLength: number;
  /** rejects with the reason when the name could not be stored */
  readonly store: (name: string) => Promise<void>;
}

export interface NameDialogProps {
  /** undefined while closed */
  naming: Naming | undefined;
  onClose: () => void;
}

/** Asks for the name of a project or a room. */
export function NameDialog({ naming, onClose }: NameDialogProps) {
  return (
    <Dialog open={naming !== undefined} onClose={onClose} title={naming?.title ?? ''}>
      {naming && <NameForm naming={naming} onDone={onClose} />}
    </Dialog>
  );
}

/** The browser focuses the element with this attribute when it opens the dialog; React doesn't set the attribute. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

function NameForm({ naming, onDone }: { naming: Naming; onDone: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const { run, isPending } = useAction(
    async (name: string) => {
      setProblem(undefined);
      setFailure(undefined);
      if (name === '') return setProblem(`Please enter a ${naming.label.toLowerCase()}`);
      try {
        await naming.store(name);
      } catch (error) {
        if (refusedField(error) && error instanceof Error) return setProblem(error.message);
        setFailure(error);
        throw error;
      }
      onDone();
    },
    { inPlace: true },
  );
  return (
    <DialogForm
      onSubmit={(values) => void run(String(values.get('name') ?? '').trim())}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            {naming.action}
          </Button>
        </>
      }
    >
      <Field label={naming.label} required error={problem}>
        <TextInput
          asks="other-name"
          enter="done"
          name="name"
          placeholder={naming.label}
          defaultValue={naming.name}
          maxLength={naming.maxLength}
          ref={focusFirst}
        />
      </Field>
      <Problem error={failure} />
    </DialogForm>
  );
}
