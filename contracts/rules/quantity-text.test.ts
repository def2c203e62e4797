import { describe, expect, it } from 'vitest';
import { countedText, quantityText, unitText } from './quantity-text.ts';

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

describe('countedText', () => {
  it.each([
    [true, 'Pack/M2', 1, 1, '', '1 piece'],
    [true, 'Piece', 0, 3, '', '3 pieces'],
    [false, 'Pack/M2', 1, 2.17, '1 pack', '2.17 m²'],
    [false, 'Pack/M2', 24, 31.2, '24 packs', '31.20 m²'],
    [false, 'Pack/M2', 0, 0, '0 packs', '0.00 m²'],
    [false, 'Roll/M2', 2, 20, '2 rolls', '20.00 m²'],
    [false, 'Roll/M2', 1, 10, '1 roll', '10.00 m²'],
    [false, 'Piece', 1, 4, '', '4 pieces'],
    [false, 'Piece', 1, 1, '', '1 piece'],
    [false, 'Tin', 2, 2, '', '2 tins'],
    [false, 'Tub', 1, 1, '', '1 tub'],
  ])('sample %s, unit %s, %d packs, %d: %j and %j', (sample, unit, packs, amount, pack, text) => {
    expect(countedText({ sample, unit, packs, amount })).toEqual({ pack, real: text });
  });
});

describe('unitText', () => {
  it.each([
    ['Pack/M2', 'm²'],
    ['Roll/M2', 'm²'],
    ['Piece', 'Piece'],
    ['', ''],
  ])('%j is shown as %j', (unit, text) => {
    expect(unitText(unit)).toBe(text);
  });
});
