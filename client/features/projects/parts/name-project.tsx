import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AddToProject } from '../use-add-to-project.ts';

/** The contract's bound of a project's name. */
const NAME_MAX = 120;

export function NameProject({ model: { problem, isPending, create, stopNaming } }: { model: AddToProject }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    create(String(new FormData(event.currentTarget).get('projectName') ?? ''));
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <Field label="Project Name" required error={problem}>
        <TextInput
          name="projectName"
          placeholder="Project Name"
          maxLength={NAME_MAX}
          autoComplete="off"
          data-step-focus=""
        />
      </Field>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <Button variant="outline" size="lg" onClick={stopNaming}>
          Back
        </Button>
        <Button type="submit" size="lg" loading={isPending}>
          Create
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
