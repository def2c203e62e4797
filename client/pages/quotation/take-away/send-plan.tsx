import { useState } from 'react';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Planned } from '../planned-lines.ts';
import { useSendPlan } from './use-send-plan.ts';

/** Sends the plan to our sales office, for a quotation. */
export function SendPlan({ planned, postCode }: { planned: Planned; postCode: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState('');
  const model = useSendPlan(planned, postCode, (sent) => {
    setReference(sent);
    setOpen(false);
  });
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Send to our sales office
      </Button>
      <InlineAlert kind="success">
        {reference &&
          `We have your plan ${reference}. Our sales office will send the quotation by email. Please quote this number if you have a question.`}
      </InlineAlert>
      <Dialog
        open={isOpen}
        onClose={() => {
          if (!model.isPending) setOpen(false);
        }}
        title="Send this plan"
        placement="side"
      >
        <PlanForm model={model} />
      </Dialog>
    </>
  );
}

function PlanForm({ model: { form, draft, isPending, problem } }: { model: ReturnType<typeof useSendPlan> }) {
  const session = useSession();
  const { errors } = form;
  return (
    <form className="stack-5" {...form.handlers} {...draft} method="post" aria-label="Send this plan">
      <p>Our sales office gets your rooms, floors and quantities, and sends a quotation by email.</p>
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError action={<SalesOffice />}>{problem}</FormError>
      <Field label="Name" required error={errors.name}>
        <TextInput asks="name" name="name" readOnly={isPending} />
      </Field>
      <Field label="Email" required error={errors.email}>
        <TextInput
          asks="email"
          name="email"
          defaultValue={isCustomer(session) ? session.user.loginName : ''}
          readOnly={isPending}
        />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput asks="tel" name="phone" readOnly={isPending} />
      </Field>
      <Field label="Address of the site" error={errors.site}>
        <TextArea asks="message" name="site" rows={3} readOnly={isPending} />
      </Field>
      <Field label="Remarks" error={errors.remarks}>
        <TextArea asks="message" name="remarks" rows={4} readOnly={isPending} />
      </Field>
      <Button type="submit" size="lg" wide loading={isPending}>
        Send the plan
      </Button>
    </form>
  );
}
