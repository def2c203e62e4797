import { describe, expect, it } from 'vitest';
import { formatPence } from './money.ts';

describe('formatPence', () => {
  it.each([
    [4590, '£45.90'],
    [0, '£0.00'],
    [-0, '£0.00'],
    [5, '£0.05'],
    [99, '£0.99'],
    [100, '£1.00'],
    [123456789, '£1,234,567.89'],
    [-4590, '−£45.90'],
    [4590.9, '£45.90'],
    [-0.5, '£0.00'],
    [Number.MAX_SAFE_INTEGER, '£90,071,992,547,409.91'],
  ])('shows %d pence as %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text);
  });

  it.each([undefined, null, '' as const, Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    'shows %j as a dash',
    (pence) => {
      expect(formatPence(pence)).toBe('—');
    },
  );
});
