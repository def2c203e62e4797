import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Colleague } from '../people.api.ts';
import { useRoleForm } from '../use-people.ts';
import { RoleFields } from './role-fields.tsx';

interface RoleFormProps {
  colleague: Colleague;
  onSaved: (words: string) => void;
}

export function RoleForm({ colleague, onSaved }: RoleFormProps) {
  const { form, isPending, problem } = useRoleForm(colleague, onSaved);
  return (
    <form className="stack-5" {...form.handlers} method="post" aria-label={`Role of ${colleague.name}`}>
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      <RoleFields
        companyRole={colleague.companyRole}
        limitPence={colleague.limitPence}
        errors={form.errors}
      />
      <p className="text-small">It takes effect at once, and we tell them by email.</p>
      <Button type="submit" size="lg" wide loading={isPending}>
        Save
      </Button>
    </form>
  );
}
