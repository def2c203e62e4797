import fc from 'fast-check';
import { expect, it } from 'vitest';
import { londonTime } from '../calendar/london-time.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import {
  anyOf,
  approvalEnds,
  type CompanyRole,
  mayDecideOn,
  mayOrder,
  needsApproval,
  noOrdering,
  ROLE_WORDS,
} from './company-people.ts';

const ROLES = Object.keys(ROLE_WORDS) as CompanyRole[];

it('requires approval above a buyer’s or an approver’s limit, not at the limit, and never for an owner', () => {
  expect(needsApproval('buyer', 100_000, 100_000)).toBe(false);
  expect(needsApproval('buyer', 100_000, 100_001)).toBe(true);
  expect(needsApproval('approver', 0, 1)).toBe(true);
  expect(needsApproval('buyer', 0, 0)).toBe(false);
  expect(needsApproval('buyer', null, 9_000_000)).toBe(false);
  expect(needsApproval('owner', 0, 9_000_000)).toBe(false);
});

it('lets owners decide on everything and approvers on others’ orders', () => {
  expect(ROLES.filter((role) => mayDecideOn(role, false))).toEqual(['owner', 'approver']);
  expect(ROLES.filter((role) => mayDecideOn(role, true))).toEqual(['owner']);
  expect(ROLES.filter((role) => !mayOrder(role))).toEqual(['accounts']);
});

it('gives three working days, across a weekend and across Christmas', () => {
  // Friday at noon until Wednesday at noon
  expect(approvalEnds(Date.UTC(2026, 10, 20, 12))).toBe(Date.UTC(2026, 10, 25, 12));
  // 23 December 2026: 24th, then 29th and 30th, as Boxing Day is kept on the 28th
  expect(approvalEnds(Date.UTC(2026, 11, 23, 9))).toBe(Date.UTC(2026, 11, 30, 9));
});

it('always ends on a working day, three to eleven days later', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) }), (now) => {
      const days = (approvalEnds(now) - now) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(3);
      expect(days).toBeLessThanOrEqual(11);
      expect(isWorkingDay(londonTime(now).day + days * 86_400_000)).toBe(true);
    }),
  );
});

it('names whom to ask', () => {
  expect(anyOf(['Ann', 'Ben', 'Cara'])).toBe('Ann, Ben or Cara');
  expect(anyOf(['Ann', 'Ben'])).toBe('Ann or Ben');
  expect(noOrdering(['Tom Halloran'])).toContain('Ask Tom Halloran if you need to.');
  expect(noOrdering([])).toContain('owner of your company');
});
