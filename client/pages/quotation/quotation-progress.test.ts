import { describe, expect, it } from 'vitest';
import { nextWords, progressOf } from './quotation-progress.ts';

const AT = Date.UTC(2026, 10, 22, 9, 5);
const DRAFT = {
  sts: 'draft',
  madeAt: AT,
  madeBy: 'Ada Moss',
  revisions: [],
  signedBy: '',
  reason: '',
  orderNo: '',
  validUntil: '2026-12-22',
  daysLeft: 30,
} as const;
const revision = { revision: 2, at: AT, message: 'For 40 plots.', changes: [], totalPence: 100 };
const words = (quotation: Parameters<typeof progressOf>[0]) =>
  progressOf(quotation).map(({ words: said, isAhead }) => (isAhead ? `(${said})` : said));

describe('the progress of a quotation', () => {
  it('tells what was done and what is still to come', () => {
    expect(words(DRAFT)).toEqual(['Made', '(Acceptance)', '(Order)']);
    expect(words({ ...DRAFT, sts: 'requested' })).toEqual([
      'Made',
      'Price requested',
      '(Our answer)',
      '(Acceptance)',
      '(Order)',
    ]);
    const again = { ...revision, revision: 3 };
    expect(
      words({ ...DRAFT, sts: 'ordered', revisions: [revision, again], signedBy: 'Ada', orderNo: 'AO-1' }),
    ).toEqual(['Made', 'Answered', 'Answered again, revision 3', 'Accepted', 'Ordered']);
  });

  it('ends where it ended', () => {
    expect(words({ ...DRAFT, sts: 'declined', reason: 'Too late' })).toEqual(['Made', 'Declined']);
    expect(words({ ...DRAFT, sts: 'expired', daysLeft: 0 })).toEqual(['Made', 'Ended on 22 December 2026']);
  });
});

describe('what comes next', () => {
  it('is said to those who may do it', () => {
    expect(nextWords({ sts: 'accepted', mayRequest: 0 })).toContain('Order when');
    expect(nextWords({ sts: 'accepted', mayRequest: 0, refusal: 'Your login is for accounts.' })).toBe('');
  });
});
