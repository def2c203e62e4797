import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, creditOfLine, creditSums } from './credit-note.ts';
import { orderSums } from './order-sums.ts';
import { costOf, totalAmount } from './packs.ts';
import { vatOf } from './vat.ts';

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

describe('a credit note', () => {
  it('gives back the price of the packs and the VAT on it', () => {
    const ordered = { number: 8, pence: costOf(totalAmount(8, 1.3), 3690) };
    const goods = creditOfLine({
      number: 2,
      packSize: 1.3,
      pricePence: 3690,
      ordered,
      credited: { number: 0, pence: 0 },
    });
    expect(goods).toBe(9594);
    expect(creditSums(goods, false, 99_999)).toEqual({
      goods: 9594,
      restocking: 0,
      vat: 1919,
      total: 11_513,
    });
  });

  it('takes off a fifth where packs come back without our agreement, before VAT', () => {
    expect(creditSums(9594, true, 99_999)).toEqual({ goods: 9594, restocking: 1919, vat: 1535, total: 9210 });
  });

  const line = fc.record({
    packSize: fc.integer({ min: 50, max: 400 }).map((hundredths) => hundredths / 100),
    pricePence: fc.integer({ min: 99, max: 30_000 }),
    /** packs that come back with each return, all of them in the end */
    parts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
  });

  it('in any parts: a line is credited to the penny, and the invoice never gives back more than it asked for', () => {
    fc.assert(
      fc.property(
        line,
        fc.boolean(),
        fc.integer({ min: 0, max: 60_000 }),
        ({ packSize, pricePence, parts }, isCharged, delivery) => {
          const number = sum(parts);
          const ordered = { number, pence: costOf(totalAmount(number, packSize), pricePence) };
          const invoice = orderSums([{ costPence: ordered.pence, isSample: false }], delivery);
          const credited = { number: 0, pence: 0 };
          const totals: number[] = [];
          let vatLeft = invoice.vat;
          for (const part of parts) {
            const goods = creditOfLine({ number: part, packSize, pricePence, ordered, credited });
            expect(goods).toBeGreaterThanOrEqual(0);
            const credit = creditSums(goods, isCharged, vatLeft);
            expect(credit.total).toBe(credit.goods - credit.restocking + credit.vat);
            expect(Math.abs(credit.vat - vatOf(credit.goods - credit.restocking))).toBeLessThanOrEqual(
              parts.length,
            );
            credited.number += part;
            credited.pence += goods;
            vatLeft -= credit.vat;
            totals.push(credit.total);
          }
          expect(credited.pence).toBe(ordered.pence);
          expect(vatLeft).toBeGreaterThanOrEqual(0);
          expect(sum(totals)).toBeLessThanOrEqual(invoice.total);
        },
      ),
    );
  });

  it('leaves either something to pay or something to our debt, and both come to what is open', () => {
    const pence = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(pence, pence, pence, (totalPence, paidPence, creditedPence) => {
        const { duePence, surplusPence } = balanceOf({ totalPence, paidPence, creditedPence });
        expect(duePence - surplusPence).toBe(totalPence - paidPence - creditedPence);
        expect(Math.min(duePence, surplusPence)).toBe(0);
      }),
    );
  });
});
