import type { PaperSum, PaperTable } from '../../../../contracts/domain/paper/paper-text.ts';
import {
  type Doc,
  eyebrow,
  FRAME,
  heightOf,
  INK,
  newDocument,
  PAGE,
  rule,
  write,
} from '../../../../house-style/house.ts';
import { asDecoration, asGroup } from '../../../../house-style/structure.ts';

export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** Above the line at the foot of each page. */
const BOTTOM = PAGE.height - 50;
const CELL = { size: 8.5, gap: 1 } as const;
const SUMS_WIDTH = 250;
/** Room for £99,999,999.99. */
const AMOUNT = 96;
export const SIGNING_WIDTH = 220;
/** Room for a signature by hand. */
const SIGNING = 46;
export const SMALL = { size: 7.5, colour: INK.muted, gap: 1.5 } as const;
const GUTTER = 8;
const HEAD = 14;
const AFTER_ROWS = 16;

/** What a sheet is called on each of its pages. */
interface Heading {
  /** who sends it */
  readonly name: string;
  readonly title: string;
  readonly paperNo: string;
}

/** A sheet that is being filled from top to bottom. */
export interface Sheet {
  readonly doc: Doc;
  readonly heading: Heading;
  y: number;
}

/** @param now milliseconds since 1970, for the file's own date */
export function newSheet(heading: Heading, now: number): Sheet {
  const { name, title, paperNo } = heading;
  const doc = newDocument(`${title} ${paperNo}`, title, {
    author: name,
    date: new Date(now),
    bufferPages: true,
  });
  doc.addPage();
  return { doc, heading, y: PAGE.margin };
}

/** An address under its heading. @returns the y below it */
export function address(doc: Doc, title: string, text: readonly string[], y: number, width: number): number {
  let at = eyebrow(doc, title, LEFT, y, width) + 4;
  for (const line of text) at = write(doc, line, LEFT, at, { size: 9.5, width, gap: 1 });
  return at;
}

/** The next page, which says what it belongs to, unless so much still fits on this one. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > BOTTOM) turnPage(sheet);
}

export function turnPage(sheet: Sheet): void {
  sheet.y = nextPage(sheet);
}

function nextPage({ doc, heading }: Sheet): number {
  doc.addPage();
  asDecoration(doc, () => {
    write(doc, heading.name, LEFT, PAGE.margin, { font: 'serif', size: 11, width: FRAME / 2 });
    const number = { font: 'medium', size: 9, width: FRAME / 2, align: 'right' } as const;
    write(doc, `${heading.title} ${heading.paperNo}`, LEFT + FRAME / 2, PAGE.margin + 2, number);
  });
  return PAGE.margin + 34;
}

interface RowPictures {
  /** space for each at the left, in points */
  readonly width: number;
  readonly height: number;
  /** a JPEG; undefined leaves its place empty */
  readonly of: (row: number) => Buffer | undefined;
}

interface RowsStyle {
  readonly pictures?: RowPictures;
  /** points of what stays on the page of the last row, such as its sums */
  readonly below?: number;
}

/** Rows under their headings, which each page repeats. */
export function tableRows(
  sheet: Sheet,
  { columns, rows }: PaperTable,
  { pictures, below = 0 }: RowsStyle = {},
): void {
  const { doc } = sheet;
  const indent = pictures ? pictures.width + GUTTER : 0;
  const places = placed(columns, indent);
  const heightOfRow = (row: readonly string[]) =>
    Math.max(
      ...places.map(({ width }, n) => heightOf(doc, row[n] ?? '', { ...CELL, width })),
      pictures?.height ?? 0,
    ) + 9;
  /** If the last row moves to the next page, the block below it moves too. */
  const needed = (height: number, index: number) =>
    index === rows.length - 1 && below > 0 ? height + AFTER_ROWS + below : height;
  // a heading without a row below it would stand alone
  keepTogether(sheet, HEAD + (rows[0] ? needed(heightOfRow(rows[0]), 0) : below));
  const drawRow = (row: readonly string[]) => {
    for (const [n, { x, width, align }] of places.entries()) {
      const style = { ...CELL, width, align, isFigure: align === 'right', part: 'TD' } as const;
      write(doc, row[n] ?? '', x, sheet.y + 5, style);
    }
  };
  asGroup(doc, 'Table', () => {
    asGroup(doc, 'TR', () => tableHead(sheet, places));
    for (const [index, row] of rows.entries()) {
      const height = heightOfRow(row);
      if (index > 0 && sheet.y + needed(height, index) > BOTTOM) {
        sheet.y = nextPage(sheet);
        asDecoration(doc, () => tableHead(sheet, places));
      }
      const picture = pictures?.of(index);
      if (pictures && picture)
        asDecoration(doc, () =>
          doc.image(picture, LEFT, sheet.y + 4, { width: pictures.width, height: pictures.height }),
        );
      asGroup(doc, 'TR', () => drawRow(row));
      sheet.y += height;
      rule(doc, LEFT, sheet.y, FRAME);
    }
  });
  sheet.y += AFTER_ROWS;
}

interface Placed {
  readonly head: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function placed(columns: PaperTable['columns'], indent: number): Placed[] {
  const scale = (FRAME - indent) / columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = LEFT + indent;
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
    write(doc, head, x, sheet.y, {
      font: 'medium',
      size: 7.5,
      colour: INK.muted,
      width,
      align,
      part: 'column head',
    });
  sheet.y += HEAD;
  rule(doc, LEFT, sheet.y, FRAME, INK.text);
}

export const sumsHeight = (rows: readonly PaperSum[]) => rows.length * 19;
export const signaturesHeight = (labels: readonly string[]) => labels.length * SIGNING;

/** Sums at the right. @returns the y below them */
export function sumRows({ doc, y: top }: Sheet, rows: readonly PaperSum[]): number {
  const x = RIGHT - SUMS_WIDTH;
  return asGroup(doc, 'Table', () => {
    let y = top;
    for (const { label, text, isTotal } of rows) {
      const style = { font: isTotal ? 'medium' : 'sans', size: isTotal ? 10.5 : 9 } as const;
      const amount = { ...style, width: AMOUNT, align: 'right', isFigure: true, part: 'TD' } as const;
      if (isTotal) rule(doc, x, y, SUMS_WIDTH, INK.text);
      y = asGroup(doc, 'TR', () => {
        write(doc, label, x, y + 5, { ...style, width: SUMS_WIDTH - AMOUNT, part: 'row head' });
        return write(doc, text, RIGHT - AMOUNT, y + 5, amount) + 3;
      });
    }
    return y;
  });
}

/** Lines to sign on at the left. @returns the y below them */
export function signatureLines({ doc, y }: Sheet, labels: readonly string[]): number {
  let at = y;
  for (const label of labels) {
    at += SIGNING;
    rule(doc, LEFT, at - 14, SIGNING_WIDTH, INK.text);
    write(doc, label, LEFT, at - 11, { ...SMALL, width: SIGNING_WIDTH });
  }
  return at;
}

/** The small print, on one page. */
export function smallPrint(sheet: Sheet, texts: readonly string[]): void {
  const { doc } = sheet;
  keepTogether(
    sheet,
    texts.reduce((sum, text) => sum + heightOf(doc, text, { ...SMALL, width: FRAME }) + 3, 0),
  );
  for (const text of texts) sheet.y = write(doc, text, LEFT, sheet.y, { ...SMALL, width: FRAME }) + 3;
}

/** At the foot of each page what it belongs to, and its number. */
export function footers({ doc, heading }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const y = PAGE.height - 40;
    asDecoration(doc, () => {
      rule(doc, LEFT, y, FRAME);
      write(doc, `${heading.title} ${heading.paperNo}`, LEFT, y + 8, { ...SMALL, width: FRAME / 2 });
      const end = { ...SMALL, width: FRAME / 2, align: 'right' } as const;
      write(doc, `Page ${page + 1} of ${count}`, LEFT + FRAME / 2, y + 8, end);
    });
  }
}
