import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditForOrders, creditLeft } from '../../../contracts/domain/money/credit.ts';
import { sharedCredit } from './shared-credit.ts';

const invoice = (id: string, amountPence: number) => ({ kind: 'invoice' as const, id, amountPence });
const order = (id: string, amountPence: number) => ({ kind: 'order' as const, id, amountPence });

describe('shared credit', () => {
  it('pays the first in full before the next', () => {
    const items = [invoice('AI-1', 600), order('o-2', 300), invoice('AI-3', 500)];
    expect(sharedCredit(items, { creditPence: 1_000, forOrdersPence: 1_000 })).toEqual([
      invoice('AI-1', 600),
      order('o-2', 300),
      invoice('AI-3', 100),
    ]);
  });

  it('pays only invoices with the part that keeps the account within its limit', () => {
    const items = [order('o-1', 600), order('o-2', 300), invoice('AI-3', 500)];
    expect(sharedCredit(items, { creditPence: 1_000, forOrdersPence: 700 })).toEqual([
      order('o-1', 600),
      order('o-2', 100),
      invoice('AI-3', 300),
    ]);
    expect(sharedCredit(items, { creditPence: 200, forOrdersPence: 0 })).toEqual([invoice('AI-3', 200)]);
  });

  it('is never more than the credit or the amount to pay, and uses all the credit that can pay', () => {
    const pence = fc.integer({ min: 1, max: 100_000 });
    const asked = fc.array(
      fc.record({ kind: fc.constantFrom('order' as const, 'invoice' as const), amountPence: pence }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(asked, fc.nat(200_000), fc.nat(200_000), (wanted, creditPence, part) => {
        const items = wanted.map((one, index) => ({ ...one, id: `${index}` }));
        const forOrdersPence = Math.min(part, creditPence);
        const shares = sharedCredit(items, { creditPence, forOrdersPence });
        const sum = (list: typeof shares) => list.reduce((total, { amountPence }) => total + amountPence, 0);
        const orders = shares.filter(({ kind }) => kind === 'order');
        for (const { id, amountPence } of shares)
          expect(amountPence).toBeLessThanOrEqual(items[Number(id)]?.amountPence ?? 0);
        expect(sum(orders)).toBeLessThanOrEqual(forOrdersPence);
        expect(sum(shares)).toBeLessThanOrEqual(creditPence);
        const unpaidInvoices =
          sum(items.filter(({ kind }) => kind === 'invoice')) - (sum(shares) - sum(orders));
        if (unpaidInvoices > 0) expect(sum(shares)).toBe(creditPence);
      }),
    );
  });
});

describe('credit that can pay for orders', () => {
  it.each([
    // limit, open, credit, for orders
    [500_000, 100_000, 30_000, 30_000],
    [500_000, 520_000, 30_000, 10_000],
    [500_000, 540_000, 30_000, 0],
    [0, 0, 30_000, 30_000],
    [0, 20_000, 30_000, 10_000],
  ])('with a limit of %i and %i open, %i in credit: %i', (limitPence, openPence, creditPence, expected) => {
    expect(creditForOrders({ limitPence, openPence, creditPence })).toBe(expected);
  });

  it('never takes an account that was within its limit over it', () => {
    const pence = fc.nat(1_000_000);
    fc.assert(
      fc.property(pence, pence, pence, (limitPence, openPence, creditPence) => {
        const account = { limitPence, openPence, creditPence };
        const used = creditForOrders(account);
        const after = { ...account, creditPence: creditPence - used };
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(creditPence);
        if (openPence - creditPence <= limitPence)
          expect(openPence - after.creditPence).toBeLessThanOrEqual(limitPence);
        else expect(creditLeft(after)).toBe(creditLeft(account));
      }),
    );
  });
});
