import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AddToProject } from '../use-add-to-project.ts';

export function NameProject({ model }: { model: AddToProject }) {
  const { problem, failure, isPending, create, stopNaming } = model;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    create(String(new FormData(event.currentTarget).get('projectName') ?? ''));
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <Field label="Project Name" required error={problem}>
        <TextInput name="projectName" placeholder="Project Name" autoComplete="off" data-step-focus="" />
      </Field>
      <InlineAlert>{failure}</InlineAlert>
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
