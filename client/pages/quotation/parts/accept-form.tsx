import { useState } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { acceptQuotation } from '../../../features/quotations/quotations.api.ts';
import { useGo } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useDeed } from '../use-deed.ts';
import type { QuotationFormProps } from './quotation-dialogs.tsx';

const NAME_MAX = 160;

/** Says what an acceptance means before it is given, and leads on to the order. */
export function AcceptForm({ open: { quotation, tell }, onClose }: QuotationFormProps) {
  const { userId } = useCustomer().user;
  const go = useGo();
  const { quotationId, version, totalPence, plots } = quotation;
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, error } = useDeed(acceptQuotation, () => {
    tell('The quotation is accepted.');
    onClose();
  });
  async function accept(signedBy: string, isOrdered: boolean) {
    setMissing(signedBy === '');
    if (signedBy === '') return;
    const done = await run({ userId, quotationId, version, signedBy });
    if (done && isOrdered) go('checkout', { quotation: quotationId });
  }
  const all = plots > 1 ? ` for all ${plots} plots` : '';
  return (
    <DialogForm
      onSubmit={(values) => {
        const signedBy = String(values.get('signedBy') ?? '').trim();
        void accept(signedBy, values.get('ordered') === '1');
      }}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" size="lg" loading={isPending}>
            Accept
          </Button>
        </>
      }
    >
      <p>
        {`You accept ${formatPence(totalPence)} including VAT${all}. We hold the prices until the last day. Nothing is ordered until you place the order.`}
      </p>
      <Field
        label="Accepted by"
        hint="Your name, or your client’s."
        required
        error={isMissing ? 'Please enter a name.' : undefined}
      >
        <TextInput asks="name" enter="done" name="signedBy" maxLength={NAME_MAX} />
      </Field>
      <Checkbox label="Go on to the order" name="ordered" value="1" defaultChecked />
      <Problem error={error} />
    </DialogForm>
  );
}
