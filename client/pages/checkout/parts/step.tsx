import { type ReactNode, useId } from 'react';
import type { OrderFormModel } from '../use-order-form.ts';
import styles from './step.module.css';

/** What each step is given. */
export interface StepOfOrder {
  readonly model: OrderFormModel;
  readonly number: number;
}

interface StepProps {
  number: number;
  title: string;
  /** a sentence below the title */
  lead?: ReactNode;
  /** only the review is printed, as it repeats what the other steps ask for */
  isPrinted?: boolean;
  children: ReactNode;
}

/** One numbered part of the checkout's form. */
export function Step({ number, title, lead, isPrinted = false, children }: StepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id} {...(isPrinted ? {} : { 'data-no-print': '' })}>
      <h2 className={styles.head} id={id}>
        <span className={styles.number} data-no-print="">
          {number}
        </span>
        {title}
      </h2>
      <div className={styles.body}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
