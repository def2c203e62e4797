import { Button } from '../../../ui/button.tsx';
import { FormRow } from '../../../ui/form-fields.tsx';
import { whoFacts } from '../step-facts.ts';
import { OrderText } from './order-field.tsx';
import { FoldingStep, type StepOfOrder } from './step.tsx';
import styles from './who-step.module.css';

/** The customer's contact details, and the company that pays. */
export function WhoStep({ model, number }: StepOfOrder) {
  const { values } = model;
  const billing = ['companyName', 'line1', 'line2', 'town', 'postCode'] as const;
  const lines = billing.map((part) => values[`billing.${part}`]).filter((text) => text !== '');
  return (
    <FoldingStep model={model} name="who" number={number} title="Who is ordering" facts={whoFacts(values)}>
      <FormRow>
        <OrderText model={model} name="contactName" label="Your name" required asks="name" />
        <OrderText model={model} name="contactPhone" label="Your phone" required asks="tel" />
      </FormRow>
      <div className={styles.billing} hidden={model.isBillingOpen}>
        <div>
          <p className={styles.label}>Billing address</p>
          <p className="text-small text-muted">{lines.join(', ')}</p>
        </div>
        <Button variant="outline" size="sm" onClick={model.openBilling}>
          Change billing address
        </Button>
      </div>
      <fieldset className="form-fields" hidden={!model.isBillingOpen}>
        <legend>Billing address</legend>
        <OrderText
          model={model}
          name="billing.companyName"
          label="Company"
          required
          asks="organization"
          part="billing"
        />
        <FormRow>
          <OrderText
            model={model}
            name="billing.line1"
            label="Address"
            required
            asks="address-line1"
            part="billing"
          />
          <OrderText
            model={model}
            name="billing.line2"
            label="Address, second line"
            asks="address-line2"
            part="billing"
          />
        </FormRow>
        <FormRow>
          <OrderText
            model={model}
            name="billing.town"
            label="Town"
            required
            asks="address-level2"
            part="billing"
          />
          <OrderText
            model={model}
            name="billing.postCode"
            label="Post code"
            required
            asks="postal-code"
            part="billing"
          />
        </FormRow>
      </fieldset>
    </FoldingStep>
  );
}
