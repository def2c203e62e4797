import { expect, it } from 'vitest';
import { complaintOf } from './calm.ts';

const CALM = { busy: 0.02, slowdown: 1.03 };

it('says nothing about an idle machine', () => {
  expect(complaintOf([CALM, CALM])).toBeUndefined();
});

it('says how often and how much other programs disturbed, measured by load or by slowdown', () => {
  const seen = { busy: 0.5, slowdown: 1 };
  const felt = { busy: 0, slowdown: 1.4 };
  expect(complaintOf([CALM, seen, felt])).toMatch(/2 of 3 times, up to 50% .* up to 1\.40 times its best/);
});
