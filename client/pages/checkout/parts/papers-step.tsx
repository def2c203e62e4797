import { FormRow } from '../../../ui/form-fields.tsx';
import { OrderLongText, OrderText } from './order-field.tsx';
import { Step, type StepOfOrder } from './step.tsx';

/** What the customer wants printed on the papers of the order. */
export function PapersStep({ model, number }: StepOfOrder) {
  return (
    <Step number={number} title="Papers">
      <FormRow>
        <OrderText
          model={model}
          asks="reference"
          name="poNumber"
          label="Purchase order number"
          required={model.isPoRequired}
        />
        <OrderText
          model={model}
          asks="other-name"
          name="jobReference"
          label="Job reference"
          hint="Printed on every paper of this order."
        />
      </FormRow>
      <OrderLongText
        model={model}
        name="notes"
        label="Notes"
        hint="Anything our warehouse or the driver should know."
        rows={3}
      />
    </Step>
  );
}
