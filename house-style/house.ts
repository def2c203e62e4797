import PDFDocument from 'pdfkit';
import { dateWords } from '../contracts/domain/calendar/day-words.ts';
import { SHEET_ISSUE } from '../contracts/domain/product/sheet-issue.ts';
import { PHONE } from '../contracts/domain/seller/seller.ts';
import { FIXED_DATE } from './fixed-date.ts';
import { type FontName, isPlain, mainFont, setFont } from './fonts.ts';
import { drawnText } from './letters.ts';
import { mixedHeight, writeMixed } from './mixed-lines.ts';
import {
  asDecoration,
  asGroup,
  asText,
  beginStructure,
  endStructure,
  escapeMetadata,
  type Part,
} from './structure.ts';

export type Doc = PDFKit.PDFDocument;

/** A4 in points, and the frame that text keeps to. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const FRAME = PAGE.width - 2 * PAGE.margin;

/** The shop's own colours (client/theme/tokens.ts), on paper. */
export const INK = {
  paper: '#fffdf9',
  bone: '#f6f2ea',
  line: '#d9cfbf',
  text: '#1c1917',
  muted: '#544d44',
  subtle: '#696157',
  oak: '#96642f',
} as const;

interface Making {
  readonly author?: string;
  /** written into the file as the day of its making */
  readonly date?: Date;
  /** pages can be gone back to, for what is known at the end */
  readonly bufferPages?: boolean;
}

/** Tagged for screen readers (PDF/UA-1): everything that is drawn has to go through `structure.ts`. pdfkit's types lack it. */
const TAGGED: object = { pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, displayTitle: true };

/** @returns an empty document with the house's fonts and no date but the fixed one, unless another is given; add pages with `newPage` */
export function newDocument(title: string, subject: string, making: Making = {}): Doc {
  const { author = 'Alderline Flooring', date = FIXED_DATE, bufferPages = false } = making;
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages,
    size: 'A4',
    margin: 0,
    lang: 'en-GB',
    ...TAGGED,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: date,
      ModDate: date,
    },
  });
  escapeMetadata(doc);
  beginStructure(doc);
  return doc;
}

/** @returns all bytes, once the document has been closed */
export function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    endStructure(doc);
    doc.end();
  });
}

/** Beside the company's name, in points. */
const PHONE_AT = 92;
/** What the foot of every sheet says of its issue. */
const ISSUE = `Revision ${SHEET_ISSUE.revision}, issued ${dateWords(FIXED_DATE.getTime())}`;

/** A page on warm paper, with the line at its foot that every sheet has: who made it, how to ring them, which issue it is. */
export function newPage(doc: Doc, footer: string, page: string): void {
  doc.addPage();
  asDecoration(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.paper);
    const y = PAGE.height - 40;
    rule(doc, PAGE.margin, y, FRAME);
    write(doc, 'Alderline Flooring', PAGE.margin, y + 8, { font: 'serif', size: 10.5 });
    const small = { size: 7.5, colour: INK.subtle } as const;
    write(doc, PHONE.shown, PAGE.margin + PHONE_AT, y + 10, small);
    write(doc, `${footer}   ${ISSUE}   ${page}`, PAGE.margin, y + 10, { ...small, align: 'right' });
  });
}

export function rule(doc: Doc, x: number, y: number, width: number, colour: string = INK.line): void {
  asDecoration(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour),
  );
}

export interface Style {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  /** space between lines, in points */
  readonly gap?: number;
  readonly spacing?: number;
  /** figures of one width, so that they line up in a column */
  readonly isFigure?: boolean;
  /** what it is to a screen reader: a paragraph unless given */
  readonly part?: Part;
}

/** Writes wrapped text with its upper left corner at (x, y), in any script. @returns the y below it */
export function write(doc: Doc, given: string, x: number, y: number, style: Style = {}): number {
  return asText(doc, style.part ?? 'P', () => draw(doc, given, x, y, style));
}

function draw(doc: Doc, given: string, x: number, y: number, style: Style): number {
  const text = drawnText(given);
  const setting = settingOf(style, PAGE.width - PAGE.margin - x);
  const { font, size, width, align, gap, spacing, isFigure } = setting;
  doc.fillColor(style.colour ?? INK.text);
  if (!isPlain(font, text)) return writeMixed(doc, text, x, y, setting);
  setFont(doc, mainFont(font), size);
  const features = isFigure ? { features: ['tnum' as const] } : {};
  doc.text(text, x, y, { width, align, lineGap: gap, characterSpacing: spacing, ...features });
  return doc.y;
}

/** How high `write` makes a text of this width. */
export function heightOf(doc: Doc, given: string, style: Style & { readonly width: number }): number {
  const text = drawnText(given);
  const setting = settingOf(style, style.width);
  if (!isPlain(setting.font, text)) return mixedHeight(doc, text, setting);
  setFont(doc, mainFont(setting.font), setting.size);
  return doc.heightOfString(text, { width: setting.width, lineGap: setting.gap });
}

const settingOf = (style: Style, room: number) =>
  ({
    font: style.font ?? 'sans',
    size: style.size ?? 9,
    width: style.width ?? room,
    align: style.align ?? 'left',
    gap: style.gap ?? 0,
    spacing: style.spacing ?? 0,
    isFigure: style.isFigure ?? false,
  }) as const;

/** Small capitals over a title or a table. @returns the y below it */
export function eyebrow(
  doc: Doc,
  text: string,
  x: number,
  y: number,
  width?: number,
  part: Part = 'H2',
): number {
  return write(doc, text.toUpperCase(), x, y, {
    font: 'medium',
    size: 7.5,
    colour: INK.oak,
    spacing: 1.1,
    part,
    ...(width !== undefined && { width }),
  });
}

/** Labels at the left, values at the right, hairlines between. @returns the y below the last row */
export function table(
  doc: Doc,
  rows: readonly { readonly label: string; readonly text: string }[],
  x: number,
  y: number,
  width: number,
): number {
  return asGroup(doc, 'Table', () => {
    let at = y;
    for (const { label, text } of rows) {
      rule(doc, x, at, width);
      const labelWidth = width * 0.42;
      at = asGroup(doc, 'TR', () => {
        const head = { size: 8.5, colour: INK.muted, width: labelWidth, part: 'row head' } as const;
        const low = write(doc, label, x, at + 5.5, head);
        const end = write(doc, text, x + labelWidth, at + 5.5, {
          font: 'medium',
          size: 8.5,
          width: width - labelWidth,
          align: 'right',
          part: 'TD',
        });
        return Math.max(low, end) + 5;
      });
    }
    rule(doc, x, at, width);
    return at;
  });
}
