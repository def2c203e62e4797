import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaText, countText, percentText, sizeText } from './notation.ts';

describe('notation', () => {
  it.each([
    [291, '291.00 m²'],
    [271.6, '271.60 m²'],
    [2.345, '2.35 m²'],
    [Number.NaN, '—'],
  ])('writes an area with two decimals: %d as %s', (areaM2, text) => {
    expect(areaText(areaM2)).toBe(text);
  });

  it('keeps every area of whole hundredths exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (hundredths) => {
        const text = areaText(hundredths / 100);
        expect(text).toMatch(/^\d+\.\d\d m²$/);
        expect(Number(text.replace(/\D/g, ''))).toBe(hundredths);
      }),
    );
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
});
