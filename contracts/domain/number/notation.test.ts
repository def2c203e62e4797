import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaText,
  countText,
  groupDigits,
  percentText,
  sizeText,
  truncateDecimals,
  weightText,
} from './notation.ts';

describe('groups of digits', () => {
  it('are those of English numbers', () => {
    const english = new Intl.NumberFormat('en-GB');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (figure) => {
        expect(groupDigits(figure)).toBe(english.format(figure));
      }),
    );
  });
});

describe('notation', () => {
  it.each([
    [291, '291.00 m²'],
    [271.6, '271.60 m²'],
    [2.345, '2.34 m²'],
    [2.349, '2.34 m²'],
    [0.009, '0.00 m²'],
    [0.7 + 0.1, '0.80 m²'],
    [Number.NaN, '—'],
  ])('writes an area with two decimals: %d as %s', (areaM2, text) => {
    expect(areaText(areaM2)).toBe(text);
  });

  it('keeps every area of whole hundredths exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (hundredths) => {
        const text = areaText(hundredths / 100);
        expect(text).toMatch(/^[\d,]+\.\d\d m²$/);
        expect(Number(text.replace(/\D/g, ''))).toBe(hundredths);
      }),
    );
  });

  it.each([
    [0, '0.0 kg'],
    [0.04, '0.1 kg'],
    [0.001, '0.1 kg'],
    [0.05, '0.1 kg'],
    [0.14, '0.1 kg'],
    [0.15, '0.2 kg'],
    [1.15, '1.2 kg'],
    [1.25, '1.3 kg'],
    [1.005, '1.0 kg'],
    [9.949, '9.9 kg'],
    [9.95, '10.0 kg'],
    [15, '15.0 kg'],
    [19.4, '19.4 kg'],
    [99.95, '100.0 kg'],
    [100, '100.0 kg'],
    [999.9, '999.9 kg'],
    [999.94, '999.9 kg'],
    [999.95, '1,000.0 kg'],
    [1000, '1,000.0 kg'],
    [1236, '1,236.0 kg'],
    [1641.2, '1,641.2 kg'],
    [1641.23, '1,641.2 kg'],
    [2345.6, '2,345.6 kg'],
    [12_345.67, '12,345.7 kg'],
    [123_456.78, '123,456.8 kg'],
    [1_234_567.89, '1,234,567.9 kg'],
    [0.1 + 0.2, '0.3 kg'],
    [1.1 + 2.2, '3.3 kg'],
    [4.35 * 100, '435.0 kg'],
    [1e21, '1,000,000,000,000,000,000,000.0 kg'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('writes the weight %d kg as %s', (kg, text) => {
    expect(weightText(kg)).toBe(text);
  });

  it.each([
    ['14(3) x 190 x 1900 mm', '14(3) × 190 × 1900 mm'],
    ['5.5x180x1220 mm', '5.5 × 180 × 1220 mm'],
    ['15 × 45 × 2400 mm', '15 × 45 × 2400 mm'],
    ['Matt box x', 'Matt box x'],
  ])('writes the size %s as %s', (size, text) => {
    expect(sizeText(size)).toBe(text);
  });

  it('counts in words, and writes percent without a space', () => {
    expect([1, 2, 0].map((count) => countText(count, 'Piece'))).toEqual(['1 piece', '2 pieces', '0 pieces']);
    expect(percentText(7)).toBe('7%');
  });

  it('counts thousands in groups, and adds no s to the symbol of a unit', () => {
    expect(countText(1236, 'Pack')).toBe('1,236 packs');
    expect(countText(2, 'Box')).toBe('2 boxes');
    expect(countText(1, 'Box')).toBe('1 box');
    expect(countText(1236.5, 'm²')).toBe('1,236.5 m²');
    expect(countText(91, 'm²')).toBe('91 m²');
    expect(areaText(12_604)).toBe('12,604.00 m²');
    expect(countText(2, 'kg')).toBe('2 kg');
  });
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
    [0.7 + 0.1, 2, '0.80'],
    [4.35 * 100, 0, '435'],
    [1.1 + 2.2, 2, '3.30'],
    [-(0.7 + 0.1), 2, '-0.80'],
    ['0.7999999999999999', 2, '0.79'],
  ])('%j to %d places is %s', (value, places, text) => {
    expect(truncateDecimals(value, places)).toBe(text);
  });

  it.each(['', null, undefined, '1,5', 'abc', Number.NaN])('%j gives a dash', (value) => {
    expect(truncateDecimals(value, 2)).toBe('—');
  });
});
