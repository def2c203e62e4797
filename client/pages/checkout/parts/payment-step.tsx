import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayOfText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { creditLeft, expectedDueWords } from '../../../../contracts/domain/money/credit.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { useKeptVoucher } from '../../../features/voucher/kept-voucher.ts';
import { VoucherField } from '../../../features/voucher/parts/voucher-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import type { OrderFormModel } from '../use-order-form.ts';
import { Step, type StepOfOrder } from './step.tsx';

const NAMES: Readonly<Record<string, string>> = {
  account: 'On account',
  split: 'Partly by card, the rest on account',
  card: 'By card',
  transfer: 'By bank transfer',
};

/** How the order is paid. */
export function PaymentStep({ model, number }: StepOfOrder) {
  const { values, set, form, sums, isSample, isQuoted, mayUseAccount, overPence } = model;
  return (
    <Step
      number={number}
      title="Payment"
      facts={[
        { term: 'Payment', text: sums.total === 0 ? 'Nothing to pay' : (NAMES[values.payment] ?? '—') },
      ]}
    >
      {sums.total === 0 ? (
        <p>There is nothing to pay.</p>
      ) : (
        <Choice
          label="How to pay"
          name="payment"
          value={values.payment}
          error={form.errors.payment}
          options={[
            {
              value: 'account',
              title: 'On account',
              text: <AccountText model={model} />,
              isOff: !mayUseAccount,
            },
            ...(overPence > 0
              ? [
                  {
                    value: 'split',
                    title: `${formatPence(overPence)} by card, the rest on account`,
                    text: `${formatPence(sums.total - overPence)} goes on your account and you pay the rest by card.`,
                  },
                ]
              : []),
            {
              value: 'card',
              title: 'By card',
              text: 'You pay on our payment provider’s page. Your order leaves when it is paid.',
            },
            {
              value: 'transfer',
              title: 'By bank transfer',
              text: 'We’ll email you our bank details. Your order leaves when the money is in.',
            },
          ]}
          onChange={(payment) => set({ payment })}
        />
      )}
      {!isSample && !isQuoted && <VoucherPart goods={sums.goods} />}
    </Step>
  );
}

/** The credit available, what this order leaves of it, and when payment is due. */
function AccountText({ model: { start, sums, mayUseAccount, values } }: { model: OrderFormModel }) {
  const { limitPence, creditPence } = start.credit;
  if (limitPence === 0) return 'Your company has no credit account with us yet. Please ask our sales office.';
  const left = creditLeft(start.credit);
  const day = dayOfText(values.requestedDay);
  if (!mayUseAccount)
    return `You have ${formatPence(left)} of credit left. This order is ${formatPence(sums.total - left)} over.`;
  const credit = creditPence > 0 ? `You have ${formatPence(creditPence)} in credit. ` : '';
  const due = day === undefined ? '' : ` Due by ${expectedDueWords(day)}.`;
  return `${credit}This order leaves ${formatPence(left - sums.total)} of your ${formatPence(limitPence)} limit.${due}`;
}

/** The voucher of the order, or a button that asks for one: most customers have entered it in the basket. */
function VoucherPart({ goods }: { goods: number }) {
  const hasVoucher = useKeptVoucher() !== undefined;
  const [isAsked, setAsked] = useState(hasVoucher);
  const place = useRef<HTMLDivElement>(null);
  function ask() {
    flushSync(() => setAsked(true));
    place.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={place} data-no-print="">
      {isAsked || hasVoucher ? (
        <VoucherField goods={goods} />
      ) : (
        <Button variant="link" size="inline" onClick={ask}>
          Use a voucher
        </Button>
      )}
    </div>
  );
}
