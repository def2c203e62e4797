import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readTaggedPdf } from '../../../../fixtures/testing/read-tagged-pdf.ts';
import { makeQuotationPdf } from '../../engine/papers/make-pdf.ts';
import { paperFor, textOf } from '../../testing/paper-text.ts';
import { drawnQuotation, NOW, quotationOf } from '../../testing/sample-quotation.ts';

const FLOOR = { packs: 9, packSize: 1.2, price: 4590 };
const ROOM = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200, cutWidthMm: 1000 };
const OWN = { kind: 'own' } as const;
const TITLE = 'Drawings of the rooms';

/** The closed paths on a PDF's last page as points from the first one's first point, which is a room's lower left corner; y goes up. */
async function ringsIn(bytes: Buffer): Promise<string[]> {
  const stream = (await PDFDocument.load(bytes)).getPages().at(-1)?.node.Contents();
  if (!(stream instanceof PDFRawStream)) throw new Error('a page without a drawing');
  const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const rings = [...text.matchAll(/(?:[\d.]+ [\d.]+ [ml]\n)+h\n/g)].map(([ring]) =>
    [...ring.matchAll(/([\d.]+) ([\d.]+) [ml]/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
  const corner = rings[0]?.[0] ?? { x: 0, y: 0 };
  const rounded = (mm: number) => Math.round(mm * 100) / 100;
  return rings.map((ring) =>
    ring.map(({ x, y }) => `${rounded(x - corner.x)} ${rounded(corner.y - y)}`).join(', '),
  );
}

describe('drawings of rooms', () => {
  it.each([
    ['our own paper', OWN],
    ['the client’s copy', { kind: 'client', markUp: 0, hasPrices: false }],
  ] as const)('are on %s, with sizes, floor, area, packs, direction and scale', async (_name, copy) => {
    const { text } = await textOf(paperFor(drawnQuotation(quotationOf([FLOOR], 0), ROOM), copy));
    expect(text).toContain(TITLE);
    for (const size of ['5.00 m', '3.60 m', '3.80 m', '1.20 m', '1.00 m', '2.60 m'])
      expect(text).toContain(size);
    expect(text).toContain(
      'Kitchen Whitby Oak Herringbone, brushed and oiled, H100 12.50 m², 9 packs Herringbone, towards the window. 1:100 on A4',
    );
  });

  it('change nothing where no plan has measured a room', async () => {
    const quotation = quotationOf([FLOOR], 0);
    const { text } = await textOf(paperFor(quotation, OWN));
    expect(text).toContain('Room schedule');
    expect(text).not.toContain(TITLE);
  });

  it('have the rows of a border in the PDF, to scale and between their mitres', async () => {
    const outline = {
      lengthMm: 5000,
      widthMm: 3600,
      border: { rows: 2, widthMm: 90, gapMm: 10 },
    };
    const paper = paperFor(drawnQuotation(quotationOf([FLOOR], 0), outline), OWN);
    const pdf = await makeQuotationPdf(paper, new Map(), NOW);
    const room = '0 0, 50 0, 50 36, 0 36';
    // at 1:100, 10 mm from each wall, then 90 mm for each row, whose ends lie at 45 degrees
    expect(await ringsIn(pdf)).toEqual([
      room,
      '0.1 0.1, 49.9 0.1, 49 1, 1 1',
      '1 1, 49 1, 48.1 1.9, 1.9 1.9',
      '49.9 0.1, 49.9 35.9, 49 35, 49 1',
      '49 1, 49 35, 48.1 34.1, 48.1 1.9',
      '49.9 35.9, 0.1 35.9, 1 35, 49 35',
      '49 35, 1 35, 1.9 34.1, 48.1 34.1',
      '0.1 35.9, 0.1 0.1, 1 1, 1 35',
      '1 35, 1 1, 1.9 1.9, 1.9 34.1',
      room,
    ]);
    const { figures } = await readTaggedPdf(pdf);
    expect(figures).toContainEqual(
      'Kitchen: 5.00 m × 3.60 m. Border of 2 rows. Direction: Towards the window. Drawn at 1:100.',
    );
  });

  it('are never cut by the end of a page, and stay with their captions', async () => {
    const many = drawnQuotation(
      quotationOf(
        Array.from({ length: 31 }, () => FLOOR),
        0,
      ),
      ROOM,
    );
    const pdf = await getDocumentProxy(
      new Uint8Array(await makeQuotationPdf(paperFor(many, OWN), new Map(), NOW)),
    );
    const { text } = await extractText(pdf);
    const pages = text.filter((page) => page.includes('on A4'));
    expect(pages.length).toBeGreaterThan(3);
    const count = (page: string, part: string) => page.split(part).length - 1;
    expect(pages.reduce((sum, page) => sum + count(page, 'on A4'), 0)).toBe(31);
    for (const page of pages) {
      const drawings = count(page, 'on A4');
      for (const size of ['5.00 m', '3.60 m', '2.60 m']) expect(count(page, size)).toBe(drawings);
    }
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const heights = items.flatMap((item) =>
        'str' in item && /^\d\.\d\d m$/.test(item.str) ? [item.transform[5]] : [],
      );
      // above the line at the foot of the page
      for (const y of heights) expect(y).toBeGreaterThan(50);
    }
  });
});
