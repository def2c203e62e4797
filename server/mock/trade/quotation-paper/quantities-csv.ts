import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { sumOfFigures } from '../../../../contracts/domain/number/decimal.ts';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { totalWeight } from '../../../../contracts/domain/quantity/packs.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { type Plotted, packingWords } from '../../../../contracts/domain/quotation/packing.ts';
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
  'Net area of one plot (m²)',
  'Wastage (%)',
  'Needed on one plot',
  'Needed unit',
  'One pack holds',
  'Packs counted',
  'Packs of one plot',
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
export function quantitiesCsv({ lines, plots, packing }: Counted): string {
  const counted = { plots, packing };
  return csvText([
    HEAD,
    ...lines.flatMap((line) => [totalRow(line, counted), ...line.rooms.map(roomRow(line, counted))]),
  ]);
}

type Counted = Pick<Quotation, 'lines' | 'plots' | 'packing'>;

/** Packs of one plot are nothing where they are counted for all. */
const isCountedOnce = ({ plots, packing }: Plotted) => plots > 1 && packing === 'together';

const UNITS = { m2: 'm²', m: 'm', kg: 'kg', l: 'litres', piece: 'pieces' } as const;

const product = (line: Line) => [
  line.productNo,
  line.productName,
  line.productSurface,
  sizeText(line.specification),
];

function totalRow(line: Line, plotted: Plotted): string[] {
  const { need } = line;
  const isFitting = goodsKind(line) === 'fitting';
  return [
    isFitting ? 'Fitting' : 'Total',
    ...product(line),
    '',
    '',
    '',
    '',
    areaOf(line),
    '',
    need ? need.amount.toFixed(2) : '',
    need ? UNITS[need.unit] : '',
    need && !isFitting ? need.pack.toFixed(2) : '',
    packingWords(plotted),
    isFitting || isCountedOnce(plotted) ? '' : String(line.number),
    isFitting ? '' : String(line.totalNumber),
    line.amount.toFixed(2),
    unitText(line.productUnit),
    totalWeight(line.totalNumber, line.packWeight).toFixed(2),
    line.note,
  ];
}

/** m2 of its rooms without wastage; '' where it is not laid by area. */
function areaOf({ rooms }: Line): string {
  const area = sumOfFigures(rooms.map(({ areaM2 }) => areaM2));
  return area > 0 ? area.toFixed(2) : '';
}

const roomRow = (line: Line, plotted: Plotted) => (room: Line['rooms'][number]) => [
  'Room',
  ...product(line),
  room.storey,
  room.roomName,
  room.pattern,
  room.direction,
  room.areaM2 > 0 ? room.areaM2.toFixed(2) : '',
  room.wastagePercent === undefined ? '' : String(room.wastagePercent),
  room.neededM2 === undefined ? '' : room.neededM2.toFixed(2),
  room.neededM2 === undefined ? '' : UNITS.m2,
  '',
  '',
  isCountedOnce(plotted) ? '' : String(room.number),
  isCountedOnce(plotted) ? String(room.number) : '',
  '',
  '',
  '',
  room.note,
];
