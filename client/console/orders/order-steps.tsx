import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OrderState, PlacedOrder } from '../../../contracts/api/mock-console.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { refresh } from '../use-console.ts';
import { ORDER_STATES, STEP_NOTES } from './order-states.ts';

/** The steps that our staff can take next with an order; the note goes to the customer. */
export function OrderSteps({ order: { orderId, orderNo, next, awaitsTransfer } }: { order: PlacedOrder }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const changed = async (text: string) => {
    setTyped({});
    await refresh('/orders', '/mails');
    notify({ type: 'success', text: `${orderNo}: ${text}` });
  };
  const move = useAction(async (sts: OrderState) => {
    const { sts: now } = await write('POST /orders/:orderId', { orderId }, { sts, note: noteOf(sts, typed) });
    await changed(ORDER_STATES[now].text.toLowerCase());
  });
  const pay = useAction(async () => {
    await write('POST /orders/:orderId/transfer', { orderId });
    await changed('the transfer has arrived');
  });
  const fields = next === '' ? [] : (STEP_NOTES[next] ?? []);
  return (
    <chakra.div display="flex" flexWrap={{ base: 'wrap', lg: 'nowrap' }} alignItems="center" gap="3">
      {fields.map(({ label }) => (
        <TextInput
          asks="note"
          enter="done"
          key={label}
          aria-label={`${label}, ${orderNo}`}
          placeholder={label}
          value={typed[label] ?? ''}
          maxLength={80}
          onChange={({ target }) => setTyped((now) => ({ ...now, [label]: target.value }))}
        />
      ))}
      {awaitsTransfer && (
        <ActionButton aria-label={`Transfer arrived for ${orderNo}`} action={() => pay.run()}>
          Transfer arrived
        </ActionButton>
      )}
      {next !== '' && (
        <ActionButton
          variant="solid"
          aria-label={`${ORDER_STATES[next].verb} ${orderNo}`}
          action={() => move.run(next)}
        >
          {ORDER_STATES[next].verb}
        </ActionButton>
      )}
    </chakra.div>
  );
}

/** `Vehicle AB12, between 10 and 12`; empty fields are left out. */
function noteOf(sts: OrderState, typed: Readonly<Record<string, string>>): string {
  return (STEP_NOTES[sts] ?? [])
    .map(({ label, start }) => ({ start, text: (typed[label] ?? '').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ start, text }) => `${start}${text}`)
    .join(', ');
}
