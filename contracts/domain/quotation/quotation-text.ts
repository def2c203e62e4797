import type { components } from '../../api/generated/woojiapi.ts';
import { formatPence } from '../money/money.ts';
import { areaText, groupDigits, percentText } from '../number/notation.ts';
import {
  loadSums,
  type PaperColumn,
  type PaperSum,
  type PaperTable,
  paperTable,
} from '../paper/paper-text.ts';

type Schemas = components['schemas'];
type QuotationPaper = Schemas['QuotationPaper'];
type PaperRoom = Schemas['QuotationPaperRoom'];

const FIGURE = { end: true };
/** Without its pictures, which stand before the room's name. */
const SCHEDULE: readonly PaperColumn[] = [
  { head: 'Room', width: 60 },
  { head: 'Floor', width: 86 },
  { head: 'Area', width: 56, ...FIGURE },
  { head: 'Wastage', width: 50, ...FIGURE },
  { head: 'Needed', width: 56, ...FIGURE },
  { head: 'Packs', width: 38, ...FIGURE },
  { head: 'Pattern', width: 76 },
  { head: 'Direction', width: 50 },
  { head: 'Details', width: 46 },
];

/** A storey of the room schedule, with the pictures of its rows in the same order. */
export interface ScheduleStorey {
  /** '' if it has no name */
  readonly storey: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly { readonly picture: string; readonly cells: readonly string[] }[];
}

/** Who it is for, and where the floors go; only what is known. */
export const quotationAddresses = ({
  copy,
  client,
  site,
}: Pick<QuotationPaper, 'copy' | 'client' | 'site'>) =>
  [
    { title: copy === 'own' ? 'Customer' : 'For', lines: client },
    { title: 'Site', lines: site },
  ].filter(({ lines }) => lines.length > 0);

/** What is quoted, as rows of text: with prices, or by weight on a paper without. */
export const quotationTable = ({ lines, sums }: QuotationPaper): PaperTable => paperTable({ lines, sums });

/** The room schedule, storey by storey in the order in which they come first. */
export function scheduleOf({ rooms }: Pick<QuotationPaper, 'rooms'>): readonly ScheduleStorey[] {
  const storeys = [...new Set(rooms.map(({ storey }) => storey))];
  return storeys.map((storey) => ({
    storey,
    columns: SCHEDULE,
    rows: rooms
      .filter((room) => room.storey === storey)
      .map((room) => ({ picture: room.picture, cells: roomCells(room) })),
  }));
}

const roomCells = (room: PaperRoom): string[] => [
  room.room,
  [room.productName, room.productNo, room.finish].filter(Boolean).join('\n'),
  room.areaM2 > 0 ? areaText(room.areaM2) : '',
  room.wastagePercent === undefined ? '' : percentText(room.wastagePercent),
  room.neededM2 === undefined ? '' : areaText(room.neededM2),
  // pooled packs are counted to the room that opens them
  room.packs > 0 ? groupDigits(room.packs) : '',
  room.pattern,
  room.direction,
  room.details,
];

/** What the table comes to: sums of money where it has prices, and the load. */
export function quotationSums({ sums, load }: QuotationPaper): readonly PaperSum[] {
  return [...(sums ? moneyRows(sums) : []), ...loadSums(load)];
}

function moneyRows(sums: Schemas['QuotationPaperSums']): PaperSum[] {
  const { goodsPence, deliveryPence, isDeliveryKnown, vat, totalPence } = sums;
  return [
    { label: 'Floors and accessories', text: formatPence(goodsPence) },
    isDeliveryKnown === 0
      ? { label: 'Delivery', text: 'Not included' }
      : { label: 'Delivery', text: formatPence(deliveryPence) },
    ...vat.map(({ percent, netPence, vatPence }) => ({
      label: `VAT ${percentText(percent)} on ${formatPence(netPence)}`,
      text: formatPence(vatPence),
    })),
    { label: 'Total incl. VAT', text: formatPence(totalPence), isTotal: true },
  ];
}

type Clause = Schemas['PaperClause'];

/** Above the clauses of a paper. */
export const SPECIFICATION_TITLE = 'Specification';

/** All clauses as text, a line for each fact and a blank one between floors. */
export const clausesText = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ heading, lines }) => [heading, ...lines.map(({ label, text }) => `${label}: ${text}`)].join('\n'))
    .join('\n\n');

type Plotted = Pick<QuotationPaper, 'plots' | 'packing'>;

/** Above the schedule: what its areas and packs are of. */
export const scheduleTitle = (plotted: Plotted): string => ofPlots('Room schedule', plotted);
/** The same above the drawings. */
export const drawingsTitle = (plotted: Plotted): string => ofPlots('Drawings of the rooms', plotted);

function ofPlots(what: string, { plots, packing }: Plotted): string {
  if (plots === 1) return what;
  const title = `${what}, for one of ${groupDigits(plots)} plots`;
  return packing === 'together' ? `${title}; packs for all` : title;
}
