import { describe, expect, it } from 'vitest';
import { checkStock } from './stock.ts';

describe('checkStock', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 900],
  ])('%d packs out of %d suffice', (packs, stock) => {
    expect(checkStock(packs, stock)).toEqual({ sufficient: true });
  });

  it.each([
    [1, 0, 0],
    [13, 12, 12],
    [2, 1, 1],
    [1, -4, 0],
  ])('%d packs out of %d do not', (packs, stock, available) => {
    expect(checkStock(packs, stock)).toEqual({
      sufficient: false,
      messages: [
        'Sorry, insufficient stock',
        `Available stock: ${available} packs.`,
        'Please contact us for future stock',
      ],
    });
  });
});
