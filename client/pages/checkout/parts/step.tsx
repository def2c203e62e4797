import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { StepFact } from '../step-facts.ts';
import { type FoldingStep as FoldingName, isOfStep } from '../use-folding.ts';
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
  /** what is printed of it instead of its fields */
  facts?: readonly StepFact[];
  children: ReactNode;
}

/** One numbered part of the checkout's form. */
export function Step({ number, title, facts, children }: StepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <StepHeading id={id} number={number} title={title} />
      {facts && <Facts facts={facts} isOnPaperOnly />}
      <div className={styles.body} {...(facts ? { 'data-no-print': '' } : {})}>
        {children}
      </div>
    </section>
  );
}

interface FoldingStepProps {
  model: OrderFormModel;
  name: FoldingName;
  number: number;
  title: string;
  facts: readonly StepFact[];
  /** it can't be folded, because a step before it has to be completed first */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A step that folds to one line of what it holds. Its fields stay in the form, so what they hold is sent. */
export function FoldingStep({
  model: { folding, form },
  name,
  number,
  title,
  facts,
  isWaiting = false,
  children,
}: FoldingStepProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const isOpen = isWaiting || folding.isOpen(name);
  function open() {
    flushSync(() => folding.open(name));
    body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }
  async function close({ currentTarget: { form: element } }: MouseEvent<HTMLButtonElement>) {
    if (!element || !(await form.checkFields(element, (field) => isOfStep(name, field)))) return;
    flushSync(() => folding.close(name));
    change.current?.focus();
  }
  return (
    <section className={clsx(styles.step, !isOpen && styles.folded)} aria-labelledby={id}>
      <StepHeading id={id} number={number} title={title} />
      <Facts facts={facts} isOnPaperOnly={isOpen} />
      {!isOpen && (
        <Button
          ref={change}
          className={styles.change}
          variant="link"
          size="inline"
          aria-expanded={false}
          aria-controls={`${id}-body`}
          onClick={open}
        >
          Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      <div ref={body} className={styles.body} id={`${id}-body`} hidden={!isOpen} data-no-print="">
        {children}
        {!isWaiting && (
          <Button className={styles.done} variant="outline" size="sm" onClick={(event) => void close(event)}>
            Done<VisuallyHidden> changing {title.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </div>
    </section>
  );
}

function StepHeading({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <h2 className={styles.head} id={id}>
      <span className={styles.number} data-no-print="">
        {number}
      </span>
      {title}
    </h2>
  );
}

function Facts({ facts, isOnPaperOnly }: { facts: readonly StepFact[]; isOnPaperOnly: boolean }) {
  return (
    <dl className={clsx(styles.facts, isOnPaperOnly && styles.onPaper)}>
      {facts.map(({ term, text, isNamed, isLong }) => (
        <div className={clsx(styles.fact, isLong && styles.long)} key={term}>
          <dt className={clsx(!isNamed && styles.unnamed)}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
