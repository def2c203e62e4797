import { chakra } from '@chakra-ui/react';
import type { CallBackMode, CardPaymentEntry, ProviderState } from '../../../contracts/api/mock-console.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { EntryHead, List, Quiet, SplitEntry } from '../parts/rows.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { momentText } from '../time-text.ts';
import { refresh, useRead } from '../use-console.ts';

const CALL_BACKS: Readonly<Record<CallBackMode, string>> = {
  'at once': 'At once',
  twice: 'Twice',
  late: '20 seconds late',
  never: 'Never',
};
const PROVIDER: Readonly<Record<ProviderState, string>> = {
  up: 'Answers',
  slow: 'Too slow',
  down: 'Out of order',
};

/** Card payments: the state of each at the shop and at the provider, with buttons that bring about any outcome. */
export function CardPaymentsSection() {
  const { data, error, retry } = useRead('/card-payments');
  return (
    <>
      <SectionHead
        title="Card payments"
        lead="The last 100. Play the bank or the provider: end a payment, send its call back again, or choose how the next ones behave."
      />
      <chakra.div display="flex" flexWrap="wrap" gap="6" marginBottom="6">
        <DeskChoice label="Call backs" field="callBacks" value={data?.callBacks} words={CALL_BACKS} />
        <DeskChoice label="Provider" field="provider" value={data?.provider} words={PROVIDER} />
      </chakra.div>
      <List
        label="Card payments"
        items={data?.payments}
        error={error}
        onRetry={retry}
        rowHeight="6rem"
        empty={{ title: 'No card payments', text: 'Pay by card in the shop and the payment appears here.' }}
      >
        {(payment) => <PaymentItem key={payment.cardPaymentId} payment={payment} />}
      </List>
    </>
  );
}

const TONES: Readonly<Record<CardPaymentEntry['shop'], Tone>> = {
  begun: 'plain',
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'plain',
};

function PaymentItem({ payment }: { payment: CardPaymentEntry }) {
  const {
    cardPaymentId,
    what,
    amountPence,
    companyName,
    beganAt,
    shop,
    provider,
    last4,
    refundPence,
    paidAfter,
  } = payment;
  const name = what.join(', ');
  const decide = async (outcome: 'paid' | 'declined') => {
    await write('POST /card-payments/:cardPaymentId', { cardPaymentId }, { outcome });
    await refresh('/card-payments', '/orders', '/mails');
  };
  const callBack = async () => {
    const { isTaken } = await write('POST /card-payments/:cardPaymentId/call-back', { cardPaymentId }, {});
    notify(
      isTaken
        ? { type: 'success', text: 'The shop has taken the call back' }
        : { type: 'warning', text: 'The shop has not taken the call back' },
    );
    await refresh('/card-payments');
  };
  const isOpen = provider === 'open' || provider === 'challenge' || provider === 'processing';
  return (
    <SplitEntry from="lg" rowGap="4">
      <div>
        <EntryHead>
          <chakra.h2 fontWeight="medium" textStyle="figures">
            {formatPence(amountPence)}
          </chakra.h2>
          <Tag tone={TONES[shop]}>{`Shop: ${shop}`}</Tag>
          <Tag>{provider === '' ? 'Provider: none' : `Provider: ${provider}`}</Tag>
        </EntryHead>
        <Quiet>{[name, companyName].join(' · ')}</Quiet>
        <Quiet fontVariantNumeric="tabular-nums">
          {[
            momentText(beganAt),
            ...(last4 ? [`card ending in ${last4}`] : []),
            ...(paidAfter
              ? [`paid after it had ${paidAfter === 'failed' ? 'failed' : 'been cancelled'}`]
              : []),
            ...(refundPence > 0 ? [`${formatPence(refundPence)} to give back`] : []),
          ].join(' · ')}
        </Quiet>
      </div>
      {provider !== '' && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ActionButton off={!isOpen} aria-label={`Pay ${name}`} action={() => decide('paid')}>
            Pay
          </ActionButton>
          <ActionButton off={!isOpen} aria-label={`Decline ${name}`} action={() => decide('declined')}>
            Decline
          </ActionButton>
          <ActionButton aria-label={`Send the call back for ${name}`} action={callBack}>
            Send the call back
          </ActionButton>
        </chakra.div>
      )}
    </SplitEntry>
  );
}

interface DeskChoiceProps<Value extends string> {
  label: string;
  field: 'callBacks' | 'provider';
  value: Value | undefined;
  words: Readonly<Record<Value, string>>;
}

/** How the provider behaves from now on. */
function DeskChoice<Value extends string>({ label, field, value, words }: DeskChoiceProps<Value>) {
  const choose = useAction(async (chosen: string) => {
    await write('PATCH /card-payments', {}, { [field]: chosen });
    await refresh('/card-payments');
  });
  return (
    <div>
      <Field label={label}>
        <Select
          value={value ?? ''}
          disabled={value === undefined}
          options={Object.entries<string>(words).map(([key, text]) => ({ value: key, label: text }))}
          onChange={(event) => void choose.run(event.target.value)}
        />
      </Field>
    </div>
  );
}
