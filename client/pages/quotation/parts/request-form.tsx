import { requestQuotation } from '../../../features/quotations/quotations.api.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { MESSAGE_MAX } from '../message-file.ts';
import { useDeed } from '../use-deed.ts';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

/** Asks our staff for a price, or for another one, with whatever they should know. */
export function RequestForm({ open: { quotation, tell }, onClose }: QuotationFormProps) {
  const { userId } = useCustomer().user;
  const { quotationId, version, sts } = quotation;
  const { run, isPending, error } = useDeed(requestQuotation, () => {
    tell('We have your request, and answer by email.');
    onClose();
  });
  return (
    <DialogForm
      onSubmit={(values) => {
        const message = String(values.get('message') ?? '').trim();
        void run({ userId, quotationId, version, message });
      }}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Send the request
          </Button>
        </>
      }
    >
      <p>
        {sts === 'draft'
          ? 'We look at the whole quotation and answer with our best price, by email and here. Until then it stays as it is.'
          : 'We look at it once more and answer with a new revision, by email and here.'}
      </p>
      <Field label="What should we know?" hint="A deadline, the access, a price that you have to meet.">
        <TextArea asks="message" name="message" rows={4} maxLength={MESSAGE_MAX} />
      </Field>
      <p className="text-small">You can send drawings and pictures with a message afterwards.</p>
      <Problem error={error} />
    </DialogForm>
  );
}
