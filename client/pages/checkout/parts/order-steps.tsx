import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { OrderFormModel } from '../use-order-form.ts';
import styles from './order-steps.module.css';
import { PapersStep } from './papers-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { WhenStep } from './when-step.tsx';
import { WhereStep } from './where-step.tsx';
import { WhoStep } from './who-step.tsx';

/** In this order they are asked for, and numbered. */
const STEPS = {
  who: WhoStep,
  where: WhereStep,
  when: WhenStep,
  papers: PapersStep,
  payment: PaymentStep,
  review: ReviewStep,
};

/** The form, from the contact to the button that places the order. */
export function OrderSteps({ model }: { model: OrderFormModel }) {
  return (
    <form
      {...model.form.handlers}
      className={styles.form}
      id={model.formId}
      method="post"
      aria-label="Checkout"
    >
      <VisuallyHidden role="status">{model.form.summary}</VisuallyHidden>
      {Object.entries(STEPS).map(([name, OneStep], index) => (
        <OneStep key={name} model={model} number={index + 1} />
      ))}
    </form>
  );
}
