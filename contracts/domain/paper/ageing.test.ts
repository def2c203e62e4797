import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageingOf, ageingRows, daysOverdue, openOf } from './ageing.ts';

const DAY = 86_400_000;
const today = Date.UTC(2026, 10, 22);
const dueAgo = (days: number) => ({ dueDay: today - days * DAY, duePence: 100 });

describe('ageing', () => {
  it.each([
    [-40, 'Not due yet'],
    [0, 'Not due yet'],
    [1, '1–30 days overdue'],
    [30, '1–30 days overdue'],
    [31, '31–60 days overdue'],
    [60, '31–60 days overdue'],
    [61, '61–90 days overdue'],
    [90, '61–90 days overdue'],
    [91, 'Over 90 days overdue'],
    [4000, 'Over 90 days overdue'],
  ])('%i days after the due day: %s', (days, label) => {
    const rows = ageingRows(ageingOf([dueAgo(days)], today)).filter(({ pence }) => pence > 0);
    expect(rows).toEqual([{ label, pence: 100 }]);
  });

  it('counts whole days, and none before the due day has passed', () => {
    expect(daysOverdue(today, today)).toBe(0);
    expect(daysOverdue(today + 5 * DAY, today)).toBe(0);
    expect(daysOverdue(Date.UTC(2026, 1, 28), Date.UTC(2026, 2, 1))).toBe(1);
  });

  const invoices = fc.array(
    fc.record({
      dueDay: fc.integer({ min: -300, max: 300 }).map((days) => today + days * DAY),
      duePence: fc.integer({ min: 0, max: 1e9 }),
    }),
    { maxLength: 60 },
  );

  it('has bands that add up to the open amount', () => {
    fc.assert(
      fc.property(invoices, (open) => {
        const ageing = ageingOf(open, today);
        const all = open.reduce((sum, { duePence }) => sum + duePence, 0);
        const late = open.filter(({ dueDay }) => dueDay < today);
        expect(openOf(ageing)).toEqual({
          openPence: all,
          overduePence: late.reduce((sum, { duePence }) => sum + duePence, 0),
        });
      }),
    );
  });
});
