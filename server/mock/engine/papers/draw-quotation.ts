import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import {
  quotationAddresses,
  quotationSums,
  quotationTable,
  scheduleOf,
  scheduleTitle,
} from '../../../../contracts/domain/quotation/quotation-text.ts';
import { bytesOf, eyebrow, FRAME, PAGE, write } from '../../../../house-style/house.ts';
import { asFigure } from '../../../../house-style/structure.ts';
import { parties, titleBlock } from './draw-paper.ts';
import { drawPictures } from './draw-pictures.ts';
import { drawRooms } from './draw-rooms.ts';
import { drawSpecification } from './draw-specification.ts';
import {
  footers,
  keepTogether,
  LEFT,
  newSheet,
  type Sheet,
  SMALL,
  signatureLines,
  signaturesHeight,
  smallPrint,
  sumRows,
  sumsHeight,
  tableRows,
} from './sheet.ts';

type QuotationPaper = components['schemas']['QuotationPaper'];

/** Points. */
const LOGO = { width: 200, height: 64 } as const;
const PICTURE = { width: 48, height: 36 } as const;

/**
 * @param pictures JPEGs of floors by their address, of which one that is missing leaves its place empty, and of laid floors by their id
 * @returns a PDF of as many A4 pages as the quotation needs
 */
export function drawQuotation(
  paper: QuotationPaper,
  pictures: ReadonlyMap<string, Buffer>,
  now: number,
): Promise<Buffer> {
  const { title, paperNo, sender } = paper;
  const sheet = newSheet({ name: sender.name, title, paperNo }, now);
  head(sheet, paper);
  parties(sheet, { addresses: quotationAddresses(paper), facts: paper.facts });
  tableRows(sheet, quotationTable(paper), { below: sumsRoom(paper) });
  sums(sheet, paper);
  schedule(sheet, paper, pictures);
  drawRooms(sheet, paper);
  drawPictures(sheet, paper.pictures ?? [], pictures);
  smallPrint(sheet, paper.terms);
  drawSpecification(sheet, paper.specification ?? []);
  footers(sheet);
  return bytesOf(sheet.doc);
}

/** The sender's logo, above the name, as a logo alone may not show the name. */
function head(sheet: Sheet, paper: QuotationPaper): void {
  const { doc } = sheet;
  const { logo, name, address, facts } = paper.sender;
  const half = FRAME / 2;
  let left: number = PAGE.margin;
  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
    const [width, height] = [logo.width * scale, logo.height * scale];
    const top = left;
    asFigure(doc, `Logo of ${name}`, { x: LEFT, y: top, width, height }, () =>
      doc.image(Buffer.from(logo.png, 'base64'), LEFT, top, { width }),
    );
    left += height + 8;
  }
  left = write(doc, name, LEFT, left, { font: 'serif', size: logo ? 13 : 19, width: half });
  left = write(doc, address.join(', '), LEFT, left + 3, { ...SMALL, width: half });
  for (const { label, text } of facts)
    left = write(doc, `${label} ${text}`, LEFT, left, { ...SMALL, width: half });
  sheet.y = Math.max(left, titleBlock(sheet, paper)) + 26;
}

const sumsRoom = (paper: QuotationPaper) =>
  Math.max(sumsHeight(quotationSums(paper)), signaturesHeight(paper.signatures));

function sums(sheet: Sheet, paper: QuotationPaper): void {
  const rows = quotationSums(paper);
  keepTogether(sheet, sumsRoom(paper));
  sheet.y = Math.max(sumRows(sheet, rows), signatureLines(sheet, paper.signatures)) + 26;
}

function schedule(sheet: Sheet, paper: QuotationPaper, pictures: ReadonlyMap<string, Buffer>): void {
  const storeys = scheduleOf(paper);
  if (storeys.length === 0) return;
  keepTogether(sheet, 110);
  sheet.y =
    write(sheet.doc, scheduleTitle(paper), LEFT, sheet.y, {
      font: 'serif',
      size: 15,
      width: FRAME,
      part: 'H2',
    }) + 10;
  for (const { storey, columns, rows } of storeys) {
    keepTogether(sheet, 90);
    if (storey !== '') sheet.y = eyebrow(sheet.doc, storey, LEFT, sheet.y, FRAME, 'H3') + 8;
    tableRows(
      sheet,
      { columns, rows: rows.map(({ cells }) => cells) },
      { pictures: { ...PICTURE, of: (row) => pictures.get(rows[row]?.picture ?? '') } },
    );
  }
}
