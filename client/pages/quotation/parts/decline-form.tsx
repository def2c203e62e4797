import { useState } from 'react';
import { declineQuotation } from '../../../features/quotations/quotations.api.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { REASON_MAX } from '../message-file.ts';
import { useDeed } from '../use-deed.ts';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

/** Declines with a reason, so that we can do better. */
export function DeclineForm({ open: { quotation, tell }, onClose }: QuotationFormProps) {
  const { userId } = useCustomer().user;
  const { quotationId, version } = quotation;
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, error } = useDeed(declineQuotation, () => {
    tell('You have declined the quotation.');
    onClose();
  });
  return (
    <DialogForm
      onSubmit={(values) => {
        const reason = String(values.get('reason') ?? '').trim();
        setMissing(reason === '');
        if (reason !== '') void run({ userId, quotationId, version, reason });
      }}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Decline it
          </Button>
        </>
      }
    >
      <p>It can’t be ordered after that. You can ask for another price at any time by quoting again.</p>
      <Field
        label="Why do you decline it?"
        required
        error={isMissing ? 'Please say why, in a word or two.' : undefined}
      >
        <TextArea asks="message" name="reason" rows={3} maxLength={REASON_MAX} />
      </Field>
      <Problem error={error} />
    </DialogForm>
  );
}
