import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { IntoProject } from '../use-into-project.ts';

export function NameProject({ model }: { model: IntoProject }) {
  const { problem, failure, isPending, create, stopNaming } = model;
  return (
    <DialogForm
      onSubmit={(values) => create(String(values.get('projectName') ?? ''))}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={stopNaming}>
            Back
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Create
          </Button>
        </>
      }
    >
      <Field label="Project Name" required error={problem}>
        <TextInput
          asks="other-name"
          enter="done"
          name="projectName"
          placeholder="Project Name"
          data-step-focus=""
        />
      </Field>
      <InlineAlert>{failure}</InlineAlert>
    </DialogForm>
  );
}
