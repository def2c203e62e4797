import { describe, expect, it } from 'vitest';
import { formatPence, truncateDecimals } from './money.ts';

describe('formatPence', () => {
  it.each([
    [4590, '£45.90'],
    [0, '£0.00'],
    [-0, '£0.00'],
    [5, '£0.05'],
    [99, '£0.99'],
    [100, '£1.00'],
    [123456789, '£1,234,567.89'],
    [-4590, '-£45.90'],
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

describe('truncateDecimals', () => {
  it.each([
    ['12.349', 2, '12.34'],
    [12.999, 2, '12.99'],
    [1.005, 2, '1.00'],
    [0.29, 2, '0.29'],
    [4.35, 2, '4.35'],
    [0.1 + 0.2, 1, '0.3'],
    [' 12.50 ', 1, '12.5'],
    [12.5, 2, '12.50'],
    [7, 0, '7'],
    [-1.239, 2, '-1.23'],
    [-0.001, 2, '0.00'],
    [1e21, 2, '1000000000000000000000.00'],
    [1e-7, 2, '0.00'],
    ['123456789012345678901.987', 2, '123456789012345678901.98'],
  ])('%j to %d places is %s', (value, places, text) => {
    expect(truncateDecimals(value, places)).toBe(text);
  });

  it.each(['', null, undefined, '1,5', 'abc', Number.NaN])('%j gives a dash', (value) => {
    expect(truncateDecimals(value, 2)).toBe('—');
  });
});
