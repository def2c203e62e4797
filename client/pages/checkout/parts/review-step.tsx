import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { dayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { dayOfText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { placeText } from '../../../../contracts/domain/delivery/place-text.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { APPROVAL_DAYS, anyOf } from '../../../../contracts/domain/people/company-people.ts';
import { accessWords } from '../../../features/delivery-site/site-words.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { problemOf } from '../checkout-lines.ts';
import { accessOf, type OrderValues } from '../order-values.ts';
import type { OrderFormModel } from '../use-order-form.ts';
import { LineMend } from './line-mend.tsx';
import styles from './review-step.module.css';
import { Step, type StepOfOrder } from './step.tsx';

const PAYMENTS: Readonly<Record<string, string>> = {
  account: 'On account',
  split: 'Partly by card, the rest on account',
  card: 'By card',
  transfer: 'By bank transfer',
  '': '—',
};

/** The whole order once more, the terms, and the button that places it. */
export function ReviewStep({ model, number }: StepOfOrder) {
  const { sums, placing, isSample } = model;
  const href = useHref();
  const willWait = waits(model);
  const isByCard = !willWait && sums.total > 0 && ['card', 'split'].includes(model.values.payment);
  return (
    <Step number={number} title="Review and order" isPrinted>
      <dl className={styles.facts}>
        {factsOf(model).map(([term, text]) => (
          <div className={styles.fact} key={term}>
            <dt>{term}</dt>
            <dd>{text || '—'}</dd>
          </div>
        ))}
      </dl>
      <p className={clsx('text-small', styles.terms)}>
        {isSample
          ? 'By placing the order you ask us to send these samples, and to charge those that have a price, on our '
          : 'By placing the order you buy these goods at the prices shown, which then stay as they are, on our '}
        <Link href={href('terms')} look="underline">
          terms and conditions
        </Link>
        . We check prices and stock once more when you press the button.
      </p>
      <NeedsApproval model={model} />
      <FormError action={<WhatNow model={model} />}>{placing.problem}</FormError>
      <p className={styles.total}>
        Total incl. VAT: <strong className="text-figures">{formatPence(sums.total)}</strong>
      </p>
      <div className={styles.actions} data-no-print="">
        <Button type="submit" size="lg" loading={placing.isPending}>
          {isSample ? 'Order the samples' : 'Place the order'}
          {isByCard && ' and pay by card'}
        </Button>
        <Button variant="outline" size="lg" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Step>
  );
}

const waits = ({ start: { ordering }, sums }: OrderFormModel) =>
  ordering?.limitPence !== undefined && sums.total > ordering.limitPence;

/** Says, before the order is placed, that it exceeds the customer's limit and will wait for a colleague's approval. */
function NeedsApproval({ model }: { model: OrderFormModel }) {
  const { ordering } = model.start;
  if (!ordering || !waits(model)) return null;
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
    <div className={styles.now}>
      {wrong.length > 0 && (
        <ul className={styles.list}>
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
        <ul className={styles.list} aria-label="What has changed">
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

function factsOf({ values, sums, delivery }: OrderFormModel): [term: string, text: ReactNode][] {
  const day = dayOfText(values.requestedDay);
  const visit = dayOfText(values['fitting.visitDay']);
  const isByPallet = delivery.kind === 'charge' && delivery.by === 'pallet';
  return [
    ['Ordered by', joined(values.contactName, values.contactPhone)],
    ['Billed to', placeOf(values, 'billing')],
    ['Delivered to', placeOf(values, 'delivery')],
    ['Received by', joined(values['delivery.siteContact'], values['delivery.sitePhone'])],
    ...(isByPallet ? [['Unloading', unloadingOf(values)] as [string, string]] : []),
    ['Day of delivery', day === undefined ? '' : dayWords(day)],
    ...optional('Purchase order number', values.poNumber),
    ...optional('Job reference', values.jobReference),
    ...optional('Technician’s visit', visit === undefined ? '' : dayWords(visit)),
    ...optional('Notes', values.notes),
    ['Payment', sums.total === 0 ? 'Nothing to pay' : (PAYMENTS[values.payment] ?? '')],
  ];
}

const optional = (term: string, text: string): [string, string][] =>
  text.trim() === '' ? [] : [[term, text]];
const joined = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join(', ');

function placeOf(values: OrderValues, part: 'billing' | 'delivery'): string {
  return placeText({
    companyName: values[`${part}.companyName`],
    line1: values[`${part}.line1`],
    line2: values[`${part}.line2`],
    town: values[`${part}.town`],
    postCode: values[`${part}.postCode`],
  });
}

const unloadingOf = (values: OrderValues) =>
  joined(...accessWords(accessOf(values)), values['delivery.floorAndLift']);
