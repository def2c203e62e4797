import { describe, expect, it } from 'vitest';
import { daysLeft, lastDay, mayTake, quotationState } from './quotation-state.ts';

const DAY_MS = 86_400_000;
const made = Date.UTC(2026, 10, 21, 9, 30);
const validUntil = lastDay(made);

describe('the state of a quotation', () => {
  it('ends at midnight in London after its last day, unless it waits or is over', () => {
    expect(new Date(validUntil).toISOString().slice(0, 10)).toBe('2026-12-21');
    const lastMoment = validUntil + DAY_MS - 1;
    for (const sts of ['draft', 'answered', 'accepted'] as const) {
      expect(quotationState({ sts, validUntil }, lastMoment)).toBe(sts);
      expect(quotationState({ sts, validUntil }, lastMoment + 1)).toBe('expired');
    }
    for (const sts of ['requested', 'ordered', 'declined'] as const)
      expect(quotationState({ sts, validUntil }, lastMoment + 1)).toBe(sts);
  });

  it('ends by London’s clock in summer', () => {
    const summer = lastDay(Date.UTC(2026, 5, 1, 12));
    expect(quotationState({ sts: 'draft', validUntil: summer }, summer + DAY_MS - 3_600_001)).toBe('draft');
    expect(quotationState({ sts: 'draft', validUntil: summer }, summer + DAY_MS - 3_600_000)).toBe('expired');
  });

  it('counts the days to its last one', () => {
    expect(daysLeft(validUntil, made)).toBe(30);
    expect(daysLeft(validUntil, validUntil + 5)).toBe(0);
    expect(daysLeft(validUntil, validUntil + 9 * DAY_MS)).toBe(0);
  });

  it('says which steps can be taken', () => {
    expect(mayTake('accept', 'draft')).toBe(true);
    expect(mayTake('accept', 'requested')).toBe(false);
    expect(mayTake('order', 'accepted')).toBe(true);
    expect(mayTake('order', 'expired')).toBe(false);
  });
});
