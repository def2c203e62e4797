import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { APPROVAL_DAYS, anyOf } from '../../../../contracts/domain/people/company-people.ts';
import { useDevice, useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { problemOf } from '../checkout-lines.ts';
import type { OrderFormModel } from '../use-order-form.ts';
import { LineMend } from './line-mend.tsx';
import { PlaceOrder } from './place-order.tsx';
import styles from './review-step.module.css';
import { Step, type StepOfOrder } from './step.tsx';

/** The terms, the total, and the button that places the order. A phone has the button at the foot of its screen. */
export function ReviewStep({ model, number }: StepOfOrder) {
  const { sums, placing, isSample } = model;
  const href = useHref();
  const isBelow = useDevice() === 'mobile';
  return (
    <Step number={number} title="Review and order">
      <p className={clsx('text-small', styles.terms)}>
        {isSample
          ? 'You’re ordering these samples, and paying for those that have a price, on our '
          : 'You’re buying at the prices shown, on our '}
        <Link href={href('terms')} look="underline">
          terms and conditions
        </Link>
        . We check prices and stock once more when you place the order.
      </p>
      <NeedsApproval model={model} />
      <FormError action={<WhatNow model={model} />}>{placing.problem}</FormError>
      <div className={styles.order}>
        <p className={styles.total}>
          Total incl. VAT: <strong className="text-figures">{formatPence(sums.total)}</strong>
        </p>
        <div className={styles.actions} data-no-print="">
          {!isBelow && <PlaceOrder model={model} />}
          <Button variant="outline" size="lg" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
    </Step>
  );
}

/** Says, before the order is placed, that it exceeds the customer's limit and will wait for a colleague's approval. */
function NeedsApproval({ model: { start, willWait } }: { model: OrderFormModel }) {
  const { ordering } = start;
  if (!ordering || !willWait) return null;
  return (
    <InlineAlert kind="info">
      {`This is above your limit of ${formatPence(ordering.limitPence ?? 0)}, so the order waits until ${anyOf(ordering.approvers)} approves it, for up to ${APPROVAL_DAYS} working days. Until then we keep its floors and its price, and there is nothing to pay.`}
    </InlineAlert>
  );
}

/** Refused lines, changes since the last attempt, and what to do after a failure. */
function WhatNow({ model }: { model: OrderFormModel }) {
  const { placing, lines, changes } = model;
  if (placing.isUnavailable)
    return (
      <>
        Orders can’t be placed online. What you entered is kept. <SalesOffice />
      </>
    );
  const wrong = lines.flatMap((line) => {
    const problem = problemOf(line, placing.refused.get(line.carId));
    return problem ? [{ line, problem }] : [];
  });
  return (
    <div className="stack-3">
      {wrong.length > 0 && (
        <ul className="stack-2">
          {wrong.map(({ line, problem }) => (
            <li className={styles.wrong} key={line.carId}>
              <span>
                {line.name}: {problem.words}
              </span>
              <LineMend line={line} mend={problem.mend} />
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul className="stack-2" aria-label="What has changed">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <p>
        {placing.sendAgain
          ? 'We don’t know whether your order has reached us. Please try again: it is placed only once.'
          : 'Your order has not been placed. What you entered is kept.'}
      </p>
    </div>
  );
}
