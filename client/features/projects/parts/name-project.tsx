import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AddToProject } from '../use-add-to-project.ts';
import styles from './name-project.module.css';

export function NameProject({ model }: { model: AddToProject }) {
  const { problem, failure, isPending, create, stopNaming } = model;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    create(String(new FormData(event.currentTarget).get('projectName') ?? ''));
  }
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <Field label="Project Name" required error={problem}>
        <TextInput name="projectName" placeholder="Project Name" autoComplete="off" data-step-focus="" />
      </Field>
      <InlineAlert>{failure}</InlineAlert>
      <div className={styles.actions}>
        <Button variant="outline" size="lg" onClick={stopNaming}>
          Back
        </Button>
        <Button type="submit" size="lg" loading={isPending}>
          Create
        </Button>
      </div>
    </form>
  );
}
