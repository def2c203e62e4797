import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PlacedOrder } from '../../../contracts/api/mock-console.ts';
import { goodsKind, packsText } from '../../../contracts/domain/quantity/goods-count.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { refresh } from '../use-console.ts';

/** Records how many packs of each line have arrived, where the rest of the order is to follow. */
export function PartDelivery({ order: { orderId, orderNo, awaited } }: { order: PlacedOrder }) {
  const [packs, setPacks] = useState<ReadonlyMap<string, number>>(new Map());
  const [signed, setSigned] = useState('');
  const deliver = useAction(async () => {
    const lines = awaited.flatMap(({ lineId }) => {
      const number = packs.get(lineId) ?? 0;
      return number > 0 ? [{ lineId, number }] : [];
    });
    const name = signed.trim();
    const note = name === '' ? '' : `Signed by ${name}`;
    await write('POST /orders/:orderId', { orderId }, { sts: 'part-delivered', note, lines });
    setPacks(new Map());
    setSigned('');
    await refresh('/orders', '/mails');
    notify({ type: 'success', text: `${orderNo}: part delivered` });
  });
  return (
    <chakra.details>
      <chakra.summary textStyle="small" cursor="pointer">
        Only a part has arrived
      </chakra.summary>
      <chakra.div display="grid" gap="3" pt="3">
        {awaited.map((line) => (
          <chakra.div
            key={line.lineId}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
          >
            <chakra.span textStyle="small">{`${line.productName}, of ${packsText(line.number, line)}`}</chakra.span>
            <Stepper
              label={arrivedLabel(line, orderNo)}
              value={packs.get(line.lineId) ?? 0}
              max={line.number}
              onChange={(count) => setPacks((now) => new Map(now).set(line.lineId, count))}
            />
          </chakra.div>
        ))}
        <TextInput
          asks="other-name"
          enter="done"
          aria-label={`Part signed by, ${orderNo}`}
          placeholder="Signed by"
          value={signed}
          maxLength={100}
          onChange={(event) => setSigned(event.target.value)}
        />
        <ActionButton aria-label={`Part delivered ${orderNo}`} action={() => deliver.run()}>
          Part delivered
        </ActionButton>
      </chakra.div>
    </chakra.details>
  );
}

const arrivedLabel = (line: PlacedOrder['awaited'][number], orderNo: string) =>
  goodsKind(line) === 'fitting'
    ? `m² of ${line.productName} that are laid, ${orderNo}`
    : `Packs of ${line.productName} that have arrived, ${orderNo}`;
