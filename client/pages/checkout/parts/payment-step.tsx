import { dayOfText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { creditLeft, expectedDueWords } from '../../../../contracts/domain/money/credit.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { VoucherField } from '../../../features/voucher/parts/voucher-field.tsx';
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
      {!isSample && !isQuoted && <VoucherField goods={sums.goods} />}
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
                    text: `The account takes ${formatPence(sums.total - overPence)}. You pay the difference on our payment provider’s page.`,
                  },
                ]
              : []),
            {
              value: 'card',
              title: 'By card',
              text: 'Pay by card on our payment provider’s page. The goods leave once it is paid.',
            },
            {
              value: 'transfer',
              title: 'By bank transfer',
              text: 'We email you what to transfer and where to. The goods leave once your transfer has arrived.',
            },
          ]}
          onChange={(payment) => set({ payment })}
        />
      )}
    </Step>
  );
}

/** The credit available, what this order leaves of it, and when payment is due. */
function AccountText({ model: { start, sums, mayUseAccount, values } }: { model: OrderFormModel }) {
  const { limitPence, openPence, creditPence } = start.credit;
  if (limitPence === 0) return 'Your company has no credit account with us yet. Please ask our sales office.';
  const left = creditLeft(start.credit);
  const day = dayOfText(values.requestedDay);
  const credit = creditPence > 0 ? `, and you have ${formatPence(creditPence)} in credit` : '';
  const account = `Your limit is ${formatPence(limitPence)}, of which ${formatPence(openPence)} is open${credit}.`;
  if (!mayUseAccount)
    return `${account} That leaves ${formatPence(left)}, ${formatPence(sums.total - left)} less than this order.`;
  const due = day === undefined ? '' : ` Due on ${expectedDueWords(day)}.`;
  return `${account} This order leaves ${formatPence(left - sums.total)}.${due}`;
}
