import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { paperAddresses, paperSums, paperTable } from '../../../../contracts/domain/paper/paper-text.ts';
import { bytesOf, eyebrow, FRAME, INK, PAGE, table, write } from '../../../../house-style/house.ts';
import {
  address,
  footers,
  keepTogether,
  LEFT,
  newSheet,
  RIGHT,
  type Sheet,
  SIGNING_WIDTH,
  SMALL,
  signatureLines,
  signaturesHeight,
  smallPrint,
  sumRows,
  sumsHeight,
  tableRows,
} from './sheet.ts';

type Paper = components['schemas']['Paper'];

const ADDRESS_GAP = 14;

/** @returns a PDF of as many A4 pages as the paper needs */
export function drawPaper(paper: Paper, now: number): Promise<Buffer> {
  const { title, paperNo, seller } = paper;
  const sheet = newSheet({ name: seller.name, title, paperNo }, now);
  head(sheet, paper);
  addresses(sheet, paper);
  tableRows(sheet, paperTable(paper), { below: sumsRoom(paper) });
  sums(sheet, paper);
  smallPrint(sheet, paper.terms);
  footers(sheet);
  return bytesOf(sheet.doc);
}

function head(sheet: Sheet, paper: Paper): void {
  const { doc } = sheet;
  const { seller } = paper;
  const half = FRAME / 2;
  let left = write(doc, seller.name, LEFT, PAGE.margin, { font: 'serif', size: 19, width: half });
  left = write(doc, seller.address.join(', '), LEFT, left + 3, { ...SMALL, width: half });
  for (const { label, text } of seller.facts)
    left = write(doc, `${label} ${text}`, LEFT, left, { ...SMALL, width: half });
  sheet.y = Math.max(left, titleBlock(sheet, paper)) + 26;
}

/** At the right of the head: what it is, its number, and what must not be missed. @returns the y below it */
export function titleBlock(
  { doc }: Sheet,
  { title, paperNo, notice }: Pick<Paper, 'title' | 'paperNo' | 'notice'>,
): number {
  const half = FRAME / 2;
  const side = { width: half, align: 'right' } as const;
  const right = write(doc, title, LEFT + half, PAGE.margin, { font: 'serif', size: 19, part: 'H1', ...side });
  const below = write(doc, paperNo, LEFT + half, right + 3, { font: 'medium', size: 10, ...side });
  if (notice === '') return below;
  return write(doc, notice, LEFT + half, below + 4, { font: 'medium', size: 9, colour: INK.oak, ...side });
}

interface Parties {
  readonly addresses: ReturnType<typeof paperAddresses>;
  readonly facts: Paper['facts'];
}

const addresses = (sheet: Sheet, paper: Paper) =>
  parties(sheet, { addresses: paperAddresses(paper), facts: paper.facts });

/** Addresses at the left, facts at the right. */
export function parties(sheet: Sheet, { addresses: given, facts: found }: Parties): void {
  const { doc } = sheet;
  const width = 205;
  const facts = LEFT + width + 28;
  let left = sheet.y - ADDRESS_GAP;
  for (const { title, lines: text } of given) left = address(doc, title, text, left + ADDRESS_GAP, width);
  const right = table(doc, found, facts, sheet.y, RIGHT - facts);
  sheet.y = Math.max(left, right) + 28;
}

function sumsRoom(paper: Paper): number {
  const { payment, signatures } = paper;
  return Math.max(sumsHeight(paperSums(paper)), payment.length * 19 + 16, signaturesHeight(signatures));
}

/** Sums at the right, how to pay or where to sign at the left: they stay together. */
function sums(sheet: Sheet, paper: Paper): void {
  const { doc } = sheet;
  const rows = paperSums(paper);
  const { payment, signatures } = paper;
  keepTogether(sheet, sumsRoom(paper));
  const right = sumRows(sheet, rows);
  let left = sheet.y;
  if (payment.length > 0)
    left = table(
      doc,
      payment,
      LEFT,
      eyebrow(doc, 'Payment', LEFT, sheet.y, SIGNING_WIDTH) + 4,
      SIGNING_WIDTH,
    );
  sheet.y = Math.max(right, left, signatureLines(sheet, signatures)) + 22;
}
