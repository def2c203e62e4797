import { FormRow } from '../../../ui/form-fields.tsx';
import { papersFacts } from '../step-facts.ts';
import { OrderLongText, OrderText } from './order-field.tsx';
import { FoldingStep, type StepOfOrder } from './step.tsx';

/** What the customer wants printed on the papers of the order. */
export function PapersStep({ model, number }: StepOfOrder) {
  return (
    <FoldingStep model={model} name="papers" number={number} title="Papers" facts={papersFacts(model.values)}>
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
          hint="Shown on all paperwork for this order."
        />
      </FormRow>
      <OrderLongText
        model={model}
        name="notes"
        label="Notes"
        hint="Anything our warehouse or the driver should know."
        rows={3}
      />
    </FoldingStep>
  );
}
