import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clientPrice } from '../../../../contracts/domain/paper/client-copy.ts';
import { costOf } from '../../../../contracts/domain/quantity/packs.ts';
import { vatOf } from '../../../../contracts/domain/vat/vat.ts';
import { makeQuotationPdf } from '../../engine/papers/make-pdf.ts';
import { expectAddsUp, moneyIn, paperFor, sum, textOf } from '../../testing/paper-text.ts';
import {
  anyDelivery,
  anyLines,
  anyMarkUp,
  anyPlots,
  NOW,
  quotationOf,
} from '../../testing/sample-quotation.ts';

const OURS = /Alderline|AL-000|sales@|Upminster/i;

/** Sums in words that are worked out from it. */
const shownIn = ({ facts, terms }: ReturnType<typeof paperFor>) => ({ facts, terms });

describe("the client's copy", () => {
  it('adds up with its mark-up, and has no trade price anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, anyDelivery, anyPlots, anyMarkUp, async (lines, delivery, houses, at) => {
        const quotation = quotationOf(lines, delivery, houses);
        const paper = paperFor(quotation, { kind: 'client', markUp: at, hasPrices: true });
        const { text } = await textOf(paper);
        const total = expectAddsUp(text, lines.length);
        expect(total).toBe(paper.sums?.totalPence);
        expect(total).toBeGreaterThanOrEqual(quotation.totalPence);
        const prices = paper.lines.map(({ unitPence = 0 }) => unitPence);
        for (const [index, line] of quotation.lines.entries())
          expect(
            Math.abs((prices[index] ?? 0) - (line.productPrice * (10_000 + at)) / 10_000),
          ).toBeLessThanOrEqual(0.5);
        // a figure that happens to equal one of the client's own reveals nothing
        const own = new Set(moneyIn(JSON.stringify(shownIn(paper))));
        const { sums } = paper;
        for (const each of [...prices, ...paper.lines.map(({ netPence = 0 }) => netPence)]) own.add(each);
        for (const each of [
          sums?.goodsPence,
          sums?.deliveryPence,
          sums?.totalPence,
          ...(sums?.vat ?? []).flatMap(({ netPence, vatPence }) => [netPence, vatPence]),
        ])
          if (each !== undefined) own.add(each);
        expect(moneyIn(text).filter((shown) => !own.has(shown))).toEqual([]);
        expect(JSON.stringify(paper)).not.toMatch(OURS);
        expect(text).not.toMatch(OURS);
        expect(text).not.toContain('We pay');
      }),
      { numRuns: 10 },
    );
  });

  it('has no figure in its data but those worked out from the client’s prices', () => {
    fc.assert(
      fc.property(anyLines, anyDelivery, anyPlots, anyMarkUp, (lines, delivery, houses, at) => {
        const quotation = quotationOf(lines, delivery, houses);
        const paper = paperFor(quotation, { kind: 'client', markUp: at, hasPrices: true });
        const figures = JSON.stringify(paper).match(/"\w+Pence":\d+/g) ?? [];
        const priced = quotation.lines.map(({ amount, productPrice }) => {
          const unit = clientPrice(productPrice, at);
          return { unit, net: costOf(amount, unit) };
        });
        const goods = sum(priced.map(({ net }) => net));
        const deliveryDue = clientPrice(delivery, at);
        const vat = vatOf(goods + deliveryDue, 20);
        const due = [
          ...priced.flatMap(({ unit, net }) => [unit, net]),
          ...[goods, deliveryDue, goods + deliveryDue, vat, goods + deliveryDue + vat],
        ];
        const ascending = (all: readonly number[]) => [...all].sort((a, b) => a - b);
        expect(ascending(figures.map((figure) => Number(figure.split(':')[1])))).toEqual(ascending(due));
      }),
    );
  });

  it('without prices has no money at all, and nothing to sign', async () => {
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500);
    const paper = paperFor(quotation, { kind: 'client', markUp: 2000, hasPrices: false });
    const { text } = await textOf(paper);
    expect(moneyIn(text)).toEqual([]);
    expect(JSON.stringify(paper)).not.toMatch(/Pence|£/);
    expect([paper.title, paper.signatures]).toEqual(['Schedule of floors', []]);
    expect(text).toContain('10.80 m²');
  });

  it('at 0% shows our prices as they are', () => {
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500);
    const paper = paperFor(quotation, { kind: 'client', markUp: 0, hasPrices: true });
    expect(paper.sums?.totalPence).toBe(quotation.totalPence);
  });

  it('comes under the name and logo of the company', async () => {
    const png = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#234' } })
      .png()
      .toBuffer();
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500);
    const logo = { png: png.toString('base64'), width: 400, height: 100 };
    const copy = { kind: 'client', markUp: 0, hasPrices: true } as const;
    const [without, withLogo] = await Promise.all(
      [undefined, logo].map((each) => makeQuotationPdf(paperFor(quotation, copy, each), new Map(), NOW)),
    );
    expect(withLogo?.includes('/Subtype /Image')).toBe(true);
    expect(without?.includes('/Subtype /Image')).toBe(false);
    expect((await textOf(paperFor(quotation, copy, logo))).text).toContain('Halloran & Pike');
  });
});
