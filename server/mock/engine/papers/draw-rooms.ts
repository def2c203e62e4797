import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { drawingsTitle } from '../../../../contracts/domain/quotation/quotation-text.ts';
import {
  arrowHead,
  type DrawnRoom,
  drawingsLead,
  drawingsOf,
  type Point,
  SIZE_MM,
  type Size,
} from '../../../../contracts/domain/quotation/room-drawing.ts';
import { pictureTone } from '../../../../contracts/site/picture-url.ts';
import { type Doc, eyebrow, FRAME, heightOf, INK, type Style, write } from '../../../../house-style/house.ts';
import { asFigure } from '../../../../house-style/structure.ts';
import { keepTogether, LEFT, type Sheet, SMALL } from './sheet.ts';

type QuotationPaper = components['schemas']['QuotationPaper'];

/** Points in a millimetre. */
const MM = 72 / 25.4;
const GUTTER = 24;
const CARD = (FRAME - GUTTER) / 2;
const TITLE = { font: 'serif', size: 15, width: FRAME, part: 'H2' } as const;
const LEAD = { ...SMALL, width: FRAME } as const;
/** Below each row of drawings. */
const AFTER = 20;
const STOREY = 20;
/** Of a floor whose colour isn't known. */
const NO_TONE = INK.line;
/** Of the floor's own colour, so that sizes and arrows can be read on any. */
const TINT = 0.45;
/** Millimetres. */
const WALL_MM = 0.45;
const BORDER_MM = 0.2;
const ARROW_MM = 0.3;
const SIZE_LINE_MM = 0.15;
const STROKE = 0.6;
/** Half of the place that a size is centred in. */
const TEXT_MM = 12;

/** Each room to scale, two beside each other; a page never ends within a drawing. */
export function drawRooms(sheet: Sheet, paper: QuotationPaper): void {
  const storeys = drawingsOf(paper.rooms);
  const { doc } = sheet;
  const lead = drawingsLead(paper.rooms);
  /** what stays on the page of the first row: the headings above it */
  let above = heightOf(doc, drawingsTitle(paper), TITLE) + heightOf(doc, lead, LEAD) + 16;
  for (const [at, { storey, rooms }] of storeys.entries()) {
    const pairs = rooms.flatMap((room, n) => (n % 2 === 0 ? [[room, ...rooms.slice(n + 1, n + 2)]] : []));
    if (storey !== '') above += STOREY;
    for (const [n, pair] of pairs.entries()) {
      keepTogether(sheet, above + heightOfPair(doc, pair));
      above = 0;
      if (at === 0 && n === 0) {
        sheet.y = write(doc, drawingsTitle(paper), LEFT, sheet.y, TITLE) + 4;
        sheet.y = write(doc, lead, LEFT, sheet.y, LEAD) + 12;
      }
      if (n === 0 && storey !== '') sheet.y = eyebrow(doc, storey, LEFT, sheet.y, FRAME, 'H3') + 8;
      drawPair(sheet, pair);
    }
  }
}

const heightOfDrawings = (pair: readonly DrawnRoom[]) =>
  Math.max(...pair.map(({ drawing }) => drawing.height * MM));

function heightOfPair(doc: Doc, pair: readonly DrawnRoom[]): number {
  const heights = pair.map((room) =>
    captionOf(room).reduce((sum, { text, style }) => sum + heightOf(doc, text, style), 0),
  );
  return heightOfDrawings(pair) + 6 + Math.max(...heights) + AFTER;
}

function captionOf({ room, floor, figures, laying, scale }: DrawnRoom) {
  const style = (more: Style) => ({ width: CARD, gap: 1, size: 8.5, ...more });
  return [
    { text: room, style: style({ font: 'medium', size: 9.5 }) },
    { text: floor, style: style({}) },
    { text: figures, style: style({}) },
    { text: [laying, scale].filter(Boolean).join('. '), style: style({ ...SMALL }) },
  ];
}

/** The drawings of a row end on one line, below which their captions begin. */
function drawPair(sheet: Sheet, pair: readonly DrawnRoom[]): void {
  const { doc } = sheet;
  const floor = sheet.y + heightOfDrawings(pair);
  let lowest = floor;
  for (const [n, room] of pair.entries()) {
    const x = LEFT + n * (CARD + GUTTER);
    const [width, height] = [room.drawing.width * MM, room.drawing.height * MM];
    const box = { x, y: floor - height, width, height };
    asFigure(doc, room.alt, box, () => drawRoom(doc, room, box));
    let y = floor + 6;
    for (const { text, style } of captionOf(room)) y = write(doc, text, x, y, style);
    lowest = Math.max(lowest, y);
  }
  sheet.y = lowest + AFTER;
}

/** Drawn in millimetres from its own upper left corner. */
function drawRoom(
  doc: Doc,
  { drawing: { corners, sizes, border, run }, picture }: DrawnRoom,
  at: Point,
): void {
  doc.save();
  doc.translate(at.x, at.y).scale(MM);
  path(doc, corners)
    .closePath()
    .fillColor(pictureTone(picture) ?? NO_TONE, TINT)
    .fill();
  doc.fillOpacity(1).strokeColor(INK.text).lineWidth(BORDER_MM);
  for (const row of border) path(doc, row).closePath().stroke();
  path(doc, corners).closePath().lineWidth(WALL_MM).stroke();
  if (run)
    for (const points of [[run.from, run.to], arrowHead(run), arrowHead({ from: run.to, to: run.from })])
      path(doc, points).lineWidth(ARROW_MM).stroke();
  for (const size of sizes) drawSize(doc, size);
  doc.restore();
}

function path(doc: Doc, [first, ...others]: readonly Point[]): Doc {
  if (first) doc.moveTo(first.x, first.y);
  for (const { x, y } of others) doc.lineTo(x, y);
  return doc;
}

/** A line beside the wall with a stroke across each end, and the length in the middle. */
function drawSize(doc: Doc, { from, to, text, at, turn }: Size): void {
  doc.lineWidth(SIZE_LINE_MM).strokeColor(INK.muted);
  path(doc, [from, to]).stroke();
  for (const { x, y } of [from, to])
    path(doc, [
      { x: x - STROKE, y: y + STROKE },
      { x: x + STROKE, y: y - STROKE },
    ]).stroke();
  if (text === '') return;
  doc.save();
  if (turn !== 0) doc.rotate(turn, { origin: [at.x, at.y] });
  const style = { size: SIZE_MM, width: 2 * TEXT_MM, align: 'center' } as const;
  write(doc, text, at.x - TEXT_MM, at.y - heightOf(doc, text, style) / 2, style);
  doc.restore();
}
