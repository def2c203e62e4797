import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { totalWeight } from '../../../../contracts/domain/quantity/packs.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { csvText } from '../../../../contracts/domain/text/csv.ts';

type Quotation = components['schemas']['Quotation'];
type Line = Quotation['lines'][number];

const HEAD = [
  'Row',
  'Number',
  'Product',
  'Finish',
  'Size',
  'Storey',
  'Room',
  'Pattern',
  'Direction',
  'Net area of one house (m²)',
  'Packs of one house',
  'Packs',
  'Amount',
  'Unit',
  'Weight (kg)',
  'Note',
];

/**
 * Quantities without prices, for a spreadsheet: a row `Total` for each product, followed by a row `Room` for each room that it goes into,
 * and a row `Fitting`, which has no packs, for what we lay. Filter by the first column before adding up.
 */
export function quantitiesCsv({ lines }: Pick<Quotation, 'lines'>): string {
  return csvText([HEAD, ...lines.flatMap((line) => [totalRow(line), ...line.rooms.map(roomRow(line))])]);
}

const product = (line: Line) => [
  line.productNo,
  line.productName,
  line.productSurface,
  sizeText(line.specification),
];

function totalRow(line: Line): string[] {
  const isFitting = goodsKind(line) === 'fitting';
  return [
    isFitting ? 'Fitting' : 'Total',
    ...product(line),
    '',
    '',
    '',
    '',
    '',
    isFitting ? '' : String(line.number),
    isFitting ? '' : String(line.totalNumber),
    line.amount.toFixed(2),
    unitText(line.productUnit),
    totalWeight(line.totalNumber, line.packWeight).toFixed(2),
    line.note,
  ];
}

const roomRow = (line: Line) => (room: Line['rooms'][number]) => [
  'Room',
  ...product(line),
  room.storey,
  room.roomName,
  room.pattern,
  room.direction,
  room.areaM2 > 0 ? room.areaM2.toFixed(2) : '',
  String(room.number),
  '',
  '',
  '',
  '',
  room.note,
];
