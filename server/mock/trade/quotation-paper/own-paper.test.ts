import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectAddsUp, paperFor, textOf } from '../../testing/paper-text.ts';
import { anyDelivery, anyLines, anyPlots, quotationOf } from '../../testing/sample-quotation.ts';

describe('our own paper', () => {
  it('adds up again as PDF, to the total of the quotation', async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, anyDelivery, anyPlots, async (lines, delivery, houses) => {
        const quotation = quotationOf(lines, delivery, houses);
        const { text } = await textOf(paperFor(quotation, { kind: 'own' }));
        expect(expectAddsUp(text, lines.length)).toBe(quotation.totalPence);
      }),
      { numRuns: 10 },
    );
  });

  it('says who, where, until when, and what goes into which room', async () => {
    const { pages, text } = await textOf(
      paperFor(quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500, 12), { kind: 'own' }),
    );
    for (const words of [
      'Alderline Flooring Ltd',
      'Q-000012, revision 2',
      'Halloran & Pike',
      '4 Mill Lane, Ipswich',
      '22 December 2026',
      'Type B',
      'Room schedule, for one of 12 plots',
      'Packs Whole packs on each plot',
      'Kitchen',
      'Brushed and oiled',
      '12.50 m²',
      'Herringbone',
      'Towards the window',
      '14(3) × 90 × 600 mm',
      'We pay £45.90',
    ])
      expect(text).toContain(words);
    expect(pages.at(-1)).toMatch(/Page \d+ of \d+/);
  });

  it('says how packs follow from the plan, for each plot or for all, as does the client’s copy', async () => {
    const quotation = quotationOf([{ packs: 12, packSize: 1.2, price: 4590 }], 6500, 3);
    const lines = quotation.lines.map((line) => ({
      ...line,
      need: { amount: 13.75, unit: 'm2' as const, pack: 1.2 },
      rooms: line.rooms.map((room) => ({ ...room, wastagePercent: 10, neededM2: 13.75 })),
    }));
    const { text } = await textOf(paperFor({ ...quotation, lines }, { kind: 'own' }));
    for (const words of [
      'Packs Whole packs on each plot',
      'Each plot: 12.50 m² laid and 1.25 m² wastage (10%), 13.75 m² needed.',
      'Rounded up to 12 packs of 1.20 m², 0.65 m² left over on each plot, 36 packs in all.',
      'Kitchen Whitby Oak Herringbone, brushed and oiled H100 Brushed and oiled 12.50 m² 10% 13.75 m² 12 Herringbone Towards the window',
    ])
      expect(text).toContain(words);
    const once = {
      ...quotation,
      packing: 'together' as const,
      lines: lines.map((line) => ({ ...line, number: 35, totalNumber: 35 })),
    };
    const client = await textOf(paperFor(once, { kind: 'client', markUp: 0, hasPrices: false }));
    for (const words of [
      'Packs Packs counted once for all plots',
      'All 3 plots together: 41.25 m² in 35 packs of 1.20 m², 0.75 m² left over.',
      'Room schedule, for one of 3 plots; packs for all',
    ])
      expect(client.text).toContain(words);
  });

  it('repeats number and headings on each page', async () => {
    const many = Array.from({ length: 60 }, () => ({ packs: 3, packSize: 1.2, price: 4590 }));
    const { pages } = await textOf(paperFor(quotationOf(many, 0), { kind: 'own' }));
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Quotation Q-000012, revision 2');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const heads = pages.filter((page) => page.includes('Pattern Direction Details'));
    expect(heads.length).toBeGreaterThan(2);
  });
});
