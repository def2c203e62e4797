import { describe, expect, it } from 'vitest';
import { shortDate } from '../../../contracts/domain/calendar/day-words.ts';
import { parseQuotationState, plotsWords, validityWords } from './quotation-words.ts';

describe('words about quotations', () => {
  it.each([
    ['accepted', 30, 'Valid until 22 December 2026'],
    ['answered', 5, 'Ends in 5 days, on 22 December 2026'],
    ['draft', 1, 'Ends tomorrow, 22 December 2026'],
    ['accepted', 0, 'Ends today'],
    ['expired', 0, 'Ended on 22 December 2026'],
    ['ordered', 3, ''],
    ['requested', 3, ''],
  ] as const)('say how long one that is %s with %i days left holds', (sts, daysLeft, words) => {
    expect(validityWords({ sts, daysLeft, validUntil: '2026-12-22' })).toBe(words);
  });

  it('write its last day as the list does', () => {
    const quotation = { sts: 'answered', daysLeft: 30, validUntil: '2026-12-22' } as const;
    expect(validityWords(quotation, shortDate)).toBe('Valid until 22 Dec 2026');
  });

  it.each([
    [1, '', ''],
    [1, 'type B', 'type B'],
    [12, 'type B', '12 × type B'],
    [40, '', '40 plots'],
  ])('name %i plots of “%s”', (plots, houseType, words) => {
    expect(plotsWords({ plots, houseType })).toBe(words);
  });

  it('know their states', () => {
    expect(parseQuotationState('answered')).toBe('answered');
    expect(parseQuotationState('paid')).toBeUndefined();
    expect(parseQuotationState(null)).toBeUndefined();
  });
});
