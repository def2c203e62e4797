import { useState } from 'react';
import { readKeptPostcode } from '../../../features/delivery/kept-postcode.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FormRow } from '../../../ui/form-fields.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BasketRow } from '../basket-rows.ts';
import type { OrderLetter } from './order-letter.ts';
import { useSendOrder } from './use-send-order.ts';

interface SendOrderProps {
  rows: readonly BasketRow[];
  sums: OrderLetter['sums'];
}

/** Replaces the checkout where the backend takes no orders: sends the basket to our sales office as a message. */
export function SendOrder({ rows, sums }: SendOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const model = useSendOrder(rows, sums);
  return (
    <>
      <Button size="lg" wide onClick={() => setOpen(true)}>
        Send this order to our sales office
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => {
          if (!model.isPending) setOpen(false);
        }}
        title="Send this order"
        placement="side"
      >
        <OrderForm model={model} />
      </Dialog>
    </>
  );
}

function OrderForm({
  model: { form, draft, isPending, problem },
}: {
  model: ReturnType<typeof useSendOrder>;
}) {
  const { errors } = form;
  const { userId } = useCustomer().user;
  return (
    <form className="stack-5" {...form.handlers} {...draft} method="post" aria-label="Send this order">
      <p>
        Our sales office enters what is in your basket and confirms price, delivery and day by email. Nothing
        is ordered until then.
      </p>
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError action={<SalesOffice />}>{problem}</FormError>
      <Field label="Name" required error={errors.name}>
        <TextInput asks="name" name="name" readOnly={isPending} />
      </Field>
      <Field label="Phone" required error={errors.phone}>
        <TextInput asks="tel" name="phone" readOnly={isPending} />
      </Field>
      <Field label="Address of the site" required error={errors.site}>
        <TextArea asks="message" name="site" rows={3} readOnly={isPending} />
      </Field>
      <FormRow>
        <Field label="Post code" required error={errors.postCode}>
          <TextInput
            asks="postal-code"
            part="shipping"
            name="postCode"
            defaultValue={readKeptPostcode(userId)}
            readOnly={isPending}
          />
        </Field>
        <Field label="Wanted day" error={errors.day}>
          <TextInput asks="note" name="day" readOnly={isPending} />
        </Field>
      </FormRow>
      <FormRow>
        <Field label="Purchase order number" error={errors.poNumber}>
          <TextInput asks="reference" name="poNumber" readOnly={isPending} />
        </Field>
        <Field label="Job reference" error={errors.jobReference}>
          <TextInput asks="reference" name="jobReference" readOnly={isPending} />
        </Field>
      </FormRow>
      <Field label="Remarks" error={errors.remarks}>
        <TextArea asks="message" name="remarks" rows={4} readOnly={isPending} />
      </Field>
      <Button type="submit" size="lg" wide loading={isPending}>
        Send the order
      </Button>
    </form>
  );
}
