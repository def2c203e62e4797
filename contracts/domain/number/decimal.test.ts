import { describe, expect, it } from 'vitest';
import {
  add,
  ceilQuotient,
  type Decimal,
  decimalText,
  multiply,
  parseDecimal,
  roundTo,
  truncateTo,
} from './decimal.ts';

function decimal(value: number | string): Decimal {
  const parsed = parseDecimal(value);
  if (!parsed) throw new Error(`${value} is no decimal`);
  return parsed;
}

describe('parseDecimal', () => {
  it.each([
    [0.1, '0.1'],
    ['12.50', '12.50'],
    [' 7 ', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    [-0.07, '-0.07'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [Number.MIN_VALUE, `0.${'0'.repeat(323)}5`],
  ])('reads %j as %s', (value, text) => {
    expect(decimalText(decimal(value))).toBe(text);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    'e5',
    '1,5',
    '1.2.3',
    '0x10',
    '1e9999',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %j', (value) => {
    expect(parseDecimal(value)).toBeUndefined();
  });
});

describe('arithmetic', () => {
  it.each([
    [0.1, 0.2, '0.02'],
    [1.1, 1.1, '1.21'],
    [-2.5, 4, '-10.0'],
  ])('%d times %d is %s', (a, b, text) => {
    expect(decimalText(multiply(decimal(a), decimal(b)))).toBe(text);
  });

  it.each([
    [0.1, 0.2, '0.3'],
    [24.5, 100, '124.5'],
    [0, 0.125, '0.125'],
    [1, -1, '0'],
  ])('%d and %d are %s', (a, b, text) => {
    expect(decimalText(add(decimal(a), decimal(b)))).toBe(text);
  });

  it.each([
    [3.3, 1.1, 3n],
    [3.31, 1.1, 4n],
    [0.3, 0.1, 3n],
    [1, 3, 1n],
    [9, 0.09, 100n],
  ])('%d over %d rounded up is %d', (a, b, whole) => {
    expect(ceilQuotient(decimal(a), decimal(b))).toBe(whole);
  });

  it.each([
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [2.6749, 2, '2.67'],
    [-1.005, 2, '-1.01'],
    [-0.004, 2, '0.00'],
    [0.5, 0, '1'],
    [7, 2, '7.00'],
  ])('%d rounds to %d places as %s', (value, places, text) => {
    expect(decimalText(roundTo(decimal(value), places))).toBe(text);
  });

  it.each([
    [1.999, 2, '1.99'],
    [-1.999, 2, '-1.99'],
    [-0.009, 2, '0.00'],
    [7, 2, '7.00'],
  ])('%d is cut to %d places as %s', (value, places, text) => {
    expect(decimalText(truncateTo(decimal(value), places))).toBe(text);
  });
});
