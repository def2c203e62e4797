import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { areaText } from '../../../../contracts/domain/number/notation.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { factLines, splitLetter } from '../../../features/sales-letter/split-letter.ts';
import type { Planned } from '../planned-lines.ts';
import type { LineView, RoomView } from '../quotation-view.ts';

interface PlanLetter {
  /** the plan's name for customer and office */
  readonly reference: string;
  /** who writes, as labels and typed texts; empty ones are left out */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly planned: Pick<Planned, 'lines' | 'rooms' | 'lacking' | 'sums'>;
}

/** A plan as messages: who writes, each room, then what all rooms together take. */
export function planLetters({ reference, facts, planned }: PlanLetter): string[] {
  const { lines, rooms, lacking, sums } = planned;
  const delivery = sums?.isDeliveryKnown ? `delivery ${formatPence(sums.delivery)}, ` : '';
  const total =
    sums &&
    `Goods ${formatPence(sums.goods)}, ${delivery}VAT ${formatPence(sums.vat)}, total ${formatPence(sums.total)}.`;
  return splitLetter(`Plan ${reference}`, [
    ...factLines(facts),
    '',
    ...rooms.map(roomText),
    '',
    ...lines.map(lineText),
    ...lacking.map((what) => `${what}: please suggest one`),
    ...(total ? ['', total] : []),
  ]);
}

function roomText({ name, storey, areaM2, productName, neededM2, laying, note }: RoomView): string {
  return [
    `${name}, ${storey}: ${areaM2 > 0 ? areaText(areaM2) : 'not measured'}`,
    productName || 'no floor',
    laying,
    neededM2 ? `${areaText(neededM2)} with wastage` : '',
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

function lineText(line: LineView): string {
  const quantity = quantityParts(line.number, line.amount, line).join(', ');
  const cost = line.cost === undefined ? '' : `, ${formatPence(line.cost)}`;
  return `${line.productNo} ${line.productName}: ${quantity}${cost}`;
}
