import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSums } from '../order/order-sums.ts';
import { costOf, totalAmount } from '../quantity/packs.ts';
import { vatOf } from '../vat/vat.ts';
import { balanceOf, creditOfLine, creditSums, voucherShare } from './credit-note.ts';

const GOODS = { goods: 9594, voucher: 0, vatPercent: 20, vatLeft: 99_999 };
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
    expect(creditSums({ ...GOODS, isCharged: false })).toEqual({
      goods,
      voucher: 0,
      restocking: 0,
      vat: 1919,
      total: 11_513,
    });
  });

  it('deducts a fifth before VAT if packs come back without our agreement', () => {
    expect(creditSums({ ...GOODS, isCharged: true })).toMatchObject({
      restocking: 1919,
      vat: 1535,
      total: 9210,
    });
  });

  it('gives back what was paid after a voucher', () => {
    expect(creditSums({ ...GOODS, voucher: 594, isCharged: false })).toMatchObject({
      vat: 1800,
      total: 10_800,
    });
  });

  const line = fc.record({
    packSize: fc.integer({ min: 50, max: 400 }).map((hundredths) => hundredths / 100),
    pricePence: fc.integer({ min: 99, max: 30_000 }),
    /** packs that come back with each return; in the end all of them */
    parts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
  });

  it('credits a line to the penny in any number of parts, and never more than the invoice', () => {
    fc.assert(
      fc.property(
        line,
        fc.boolean(),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.constantFrom(15, 17.5, 20),
        ({ packSize, pricePence, parts }, isCharged, delivery, voucherValue, vatPercent) => {
          const number = sum(parts);
          const ordered = { number, pence: costOf(totalAmount(number, packSize), pricePence) };
          const costs = [{ costPence: ordered.pence, isSample: false }];
          const invoice = orderSums(costs, delivery, vatPercent, voucherValue);
          const credited = { number: 0, pence: 0 };
          const totals: number[] = [];
          const vouchers: number[] = [];
          let vatLeft = invoice.vat;
          for (const part of parts) {
            const goods = creditOfLine({ number: part, packSize, pricePence, ordered, credited });
            expect(goods).toBeGreaterThanOrEqual(0);
            const voucher = voucherShare(goods, credited.pence, invoice);
            const credit = creditSums({ goods, voucher, isCharged, vatPercent, vatLeft });
            const net = goods - voucher - credit.restocking;
            expect(net).toBeGreaterThanOrEqual(0);
            expect(credit.total).toBe(net + credit.vat);
            vouchers.push(voucher);
            expect(Math.abs(credit.vat - vatOf(net, vatPercent))).toBeLessThanOrEqual(parts.length);
            credited.number += part;
            credited.pence += goods;
            vatLeft -= credit.vat;
            totals.push(credit.total);
          }
          expect(credited.pence).toBe(ordered.pence);
          expect(sum(vouchers)).toBe(invoice.voucher);
          expect(vatLeft).toBeGreaterThanOrEqual(0);
          expect(sum(totals)).toBeLessThanOrEqual(invoice.total);
        },
      ),
    );
  });

  it('leaves either an amount to pay or an amount that we owe, never both', () => {
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
