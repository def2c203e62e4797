import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PlacedOrder } from '../../../contracts/api/mock-console.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { penceOfText } from '../../../contracts/domain/number/figure-text.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { refresh } from '../use-console.ts';

/** `1234.5` pounds as pence; undefined for an empty field, which means all that is open; NaN for text that isn't an amount. */
const penceOf = (typed: string) => (typed === '' ? undefined : (penceOfText(typed) ?? Number.NaN));

/** Records money received for an invoice: the amount typed, or all that is open. */
export function InvoicePayment({ order: { orderId, invoiceNo, openPence } }: { order: PlacedOrder }) {
  const [typed, setTyped] = useState('');
  const pay = useAction(async () => {
    const amountPence = penceOf(typed.trim());
    const body = amountPence === undefined ? {} : { amountPence };
    const after = await write('POST /orders/:orderId/payment', { orderId }, body);
    setTyped('');
    await refresh('/orders');
    notify({ type: 'success', text: `${invoiceNo}: ${formatPence(after.openPence)} open` });
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3">
      <TextInput
        aria-label={`Amount in pounds, ${invoiceNo}`}
        placeholder={`All, or up to ${formatPence(openPence)}`}
        asks="decimal"
        value={typed}
        maxLength={12}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ActionButton aria-label={`Payment arrived for ${invoiceNo}`} action={() => pay.run()}>
        Payment arrived
      </ActionButton>
    </chakra.div>
  );
}
