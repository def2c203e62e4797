import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { makeQuotationPdf } from '../../engine/papers/make-pdf.ts';
import { paperFor, textOf } from '../../testing/paper-text.ts';
import { drawnQuotation, NOW, quotationOf } from '../../testing/sample-quotation.ts';

const FLOOR = { packs: 9, packSize: 1.2, price: 4590 };
const ROOM = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200, cutWidthMm: 1000 };
const OWN = { kind: 'own' } as const;
const TITLE = 'Drawings of the rooms';

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
