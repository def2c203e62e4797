import { describe, expect, it } from 'vitest';
import { quantityText, unitText, unitWord } from './quantity-text.ts';

describe('quantityText', () => {
  it.each([
    [true, 'Pack/M2', 1, 1, '', '1 piece'],
    [true, 'Piece', 0, 3, '', '3 piece'],
    [false, 'Pack/M2', 10, 21.9, '10 Pack', '21.90 m²'],
    [false, 'Roll/M2', 2, 20, '2 Roll', '20.00 m²'],
    [false, 'Piece', 1, 4, '', '4 Piece'],
    [false, 'Tin', 2, 2, '', '2 Tin'],
  ])('sample %s, unit %s, %d packs, %d: %j and %j', (sample, unit, packs, amount, pack, text) => {
    expect(quantityText({ sample, unit, packs, amount })).toEqual({ pack, real: text });
  });
});

describe('a unit', () => {
  it.each([
    ['Pack/M2', 'm²', 'm²'],
    ['Roll/M2', 'm²', 'm²'],
    ['Piece', 'Piece', 'piece'],
    ['', '', ''],
  ])('%j is shown as %j, and within a line as %j', (unit, text, word) => {
    expect(unitText(unit)).toBe(text);
    expect(unitWord(unit)).toBe(word);
  });
});
