import type { components } from '../../../contracts/generated/woojiapi.ts';
import {
  type PaperColumn,
  paperAddresses,
  paperSums,
  paperTable,
} from '../../../contracts/rules/paper-text.ts';
import {
  bytesOf,
  type Doc,
  eyebrow,
  FRAME,
  INK,
  newDocument,
  PAGE,
  rule,
  type Style,
  table,
  write,
} from '../../../fixtures/files/pdf/house.ts';
import { ownLetters } from './own-letters.ts';

type Paper = components['schemas']['Paper'];

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
/** Above the line at the foot of each page. */
const BOTTOM = PAGE.height - 50;
const CELL = { size: 8.5, gap: 1 } as const;
const ADDRESS_GAP = 14;
const SUMS_WIDTH = 250;
/** Room for £99,999,999.99. */
const AMOUNT = 96;
const PAY_WIDTH = 220;
/** Room for a signature by hand. */
const SIGNING = 46;
const SMALL = { size: 7.5, colour: INK.muted, gap: 1.5 } as const;

/** A sheet that is being filled from top to bottom. */
interface Sheet {
  readonly doc: Doc;
  readonly paper: Paper;
  y: number;
}

/** @returns a PDF of as many A4 pages as the paper needs */
export function drawPaper(paper: Paper, now: number): Promise<Buffer> {
  const { name } = paper.seller;
  const doc = newDocument(`${paper.title} ${paper.paperNo}`, paper.title, {
    author: name,
    date: new Date(now),
    bufferPages: true,
  });
  const sheet: Sheet = { doc, paper, y: 0 };
  firstPage(sheet);
  lines(sheet);
  sums(sheet);
  terms(sheet);
  footers(sheet);
  return bytesOf(doc);
}

const put = (doc: Doc, text: string, x: number, y: number, style: Style) =>
  write(doc, linesInOwnLetters(text), x, y, style);

const linesInOwnLetters = (text: string) => text.split('\n').map(ownLetters).join('\n');

function heightOf(doc: Doc, text: string, width: number, { size, gap }: { size: number; gap: number }) {
  doc.font('sans').fontSize(size);
  return doc.heightOfString(linesInOwnLetters(text), { width, lineGap: gap });
}

function firstPage(sheet: Sheet): void {
  const { doc, paper } = sheet;
  const { seller } = paper;
  doc.addPage();
  const half = FRAME / 2;
  let left = put(doc, seller.name, LEFT, PAGE.margin, { font: 'serif', size: 19, width: half });
  left = put(doc, seller.address.join(', '), LEFT, left + 3, { ...SMALL, width: half });
  for (const { label, text } of seller.facts)
    left = put(doc, `${label} ${text}`, LEFT, left, { ...SMALL, width: half });
  const side = { width: half, align: 'right' } as const;
  let right = put(doc, paper.title, LEFT + half, PAGE.margin, { font: 'serif', size: 19, ...side });
  right = put(doc, paper.paperNo, LEFT + half, right + 3, { font: 'medium', size: 10, ...side });
  if (paper.notice !== '')
    right = put(doc, paper.notice, LEFT + half, right + 4, {
      font: 'medium',
      size: 9,
      colour: INK.oak,
      ...side,
    });
  sheet.y = Math.max(left, right) + 26;
  addresses(sheet);
}

function addresses(sheet: Sheet): void {
  const { doc, paper } = sheet;
  const width = 205;
  const facts = LEFT + width + 28;
  let left = sheet.y - ADDRESS_GAP;
  for (const { title, lines: text } of paperAddresses(paper))
    left = address(doc, title, text, left + ADDRESS_GAP, width);
  const rows = paper.facts.map(({ label, text }) => ({ label: ownLetters(label), text: ownLetters(text) }));
  const right = table(doc, rows, facts, sheet.y, RIGHT - facts);
  sheet.y = Math.max(left, right) + 28;
}

function address(doc: Doc, title: string, text: readonly string[], y: number, width: number): number {
  let at = eyebrow(doc, title, LEFT, y, width) + 4;
  for (const line of text) at = put(doc, line, LEFT, at, { size: 9.5, width, gap: 1 });
  return at;
}

/** The next page: what it belongs to, and room below. */
function nextPage({ doc, paper }: Sheet): number {
  doc.addPage();
  put(doc, paper.seller.name, LEFT, PAGE.margin, { font: 'serif', size: 11, width: FRAME / 2 });
  const number = { font: 'medium', size: 9, width: FRAME / 2, align: 'right' } as const;
  put(doc, `${paper.title} ${paper.paperNo}`, LEFT + FRAME / 2, PAGE.margin + 2, number);
  return PAGE.margin + 34;
}

function lines(sheet: Sheet): void {
  const { columns, rows } = paperTable(sheet.paper);
  const { doc } = sheet;
  const places = placed(columns);
  tableHead(sheet, places);
  for (const row of rows) {
    const heights = places.map(({ width }, n) => heightOf(doc, row[n] ?? '', width, CELL));
    const height = Math.max(...heights) + 9;
    if (sheet.y + height > BOTTOM) {
      sheet.y = nextPage(sheet);
      tableHead(sheet, places);
    }
    for (const [n, { x, width, align }] of places.entries())
      put(doc, row[n] ?? '', x, sheet.y + 5, { ...CELL, width, align, isFigure: align === 'right' });
    sheet.y += height;
    rule(doc, LEFT, sheet.y, FRAME);
  }
  sheet.y += 16;
}

interface Placed {
  readonly head: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const GUTTER = 8;

function placed(columns: readonly PaperColumn[]): Placed[] {
  const scale = FRAME / columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = LEFT;
  return columns.map(({ head, width, end = false }, n) => {
    const isLast = n === columns.length - 1;
    const place = { head, x, width: width * scale - (isLast ? 0 : GUTTER), align: end ? 'right' : 'left' };
    x += width * scale;
    return place as Placed;
  });
}

function tableHead(sheet: Sheet, places: readonly Placed[]): void {
  const { doc } = sheet;
  for (const { head, x, width, align } of places)
    put(doc, head, x, sheet.y, { font: 'medium', size: 7.5, colour: INK.muted, width, align });
  sheet.y += 14;
  rule(doc, LEFT, sheet.y, FRAME, INK.text);
}

/** Sums at the right, how to pay or where to sign at the left: they stay together. */
function sums(sheet: Sheet): void {
  const { doc, paper } = sheet;
  const rows = paperSums(paper);
  const height = Math.max(
    rows.length * 19,
    paper.payment.length * 19 + 16,
    paper.signatures.length * SIGNING,
  );
  if (sheet.y + height > BOTTOM) sheet.y = nextPage(sheet);
  const x = RIGHT - SUMS_WIDTH;
  let y = sheet.y;
  for (const { label, text, isTotal } of rows) {
    const font = isTotal ? 'medium' : 'sans';
    const size = isTotal ? 10.5 : 9;
    if (isTotal) rule(doc, x, y, SUMS_WIDTH, INK.text);
    put(doc, label, x, y + 5, { font, size, width: SUMS_WIDTH - AMOUNT });
    y =
      put(doc, text, RIGHT - AMOUNT, y + 5, { font, size, width: AMOUNT, align: 'right', isFigure: true }) +
      3;
  }
  let left = sheet.y;
  if (paper.payment.length > 0)
    left = table(doc, paper.payment, LEFT, eyebrow(doc, 'Payment', LEFT, sheet.y, PAY_WIDTH) + 4, PAY_WIDTH);
  sheet.y = Math.max(y, left, signatures(sheet)) + 22;
}

function signatures({ doc, paper, y }: Sheet): number {
  let at = y;
  for (const label of paper.signatures) {
    at += SIGNING;
    rule(doc, LEFT, at - 14, PAY_WIDTH, INK.text);
    put(doc, label, LEFT, at - 11, { ...SMALL, width: PAY_WIDTH });
  }
  return at;
}

function terms(sheet: Sheet): void {
  const { doc, paper } = sheet;
  const height = paper.terms.reduce((sum, text) => sum + heightOf(doc, text, FRAME, SMALL) + 3, 0);
  if (sheet.y + height > BOTTOM) sheet.y = nextPage(sheet);
  for (const text of paper.terms) sheet.y = put(doc, text, LEFT, sheet.y, { ...SMALL, width: FRAME }) + 3;
}

function footers({ doc, paper }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const y = PAGE.height - 40;
    rule(doc, LEFT, y, FRAME);
    put(doc, `${paper.title} ${paper.paperNo}`, LEFT, y + 8, { ...SMALL, width: FRAME / 2 });
    const end = { ...SMALL, width: FRAME / 2, align: 'right' } as const;
    put(doc, `Page ${page + 1} of ${count}`, LEFT + FRAME / 2, y + 8, end);
  }
}
