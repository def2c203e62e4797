import { describe, expect, it } from 'vitest';
import { checkStock } from '../../contracts/domain/product/stock.ts';
import { mayAddToBasket, numberToSend } from './add-to-basket.ts';

describe('mayAddToBasket', () => {
  it.each([
    [true, 21.9, 10, 12, true],
    [true, 21.9, 12, 12, true],
    [false, 21.9, 10, 12, false],
    [true, 0, 0, 12, false],
    [true, 21.9, 13, 12, false],
  ])('logged in %s, amount %d, %d packs of %d in stock: %s', (loggedIn, amount, packs, inStock, allowed) => {
    expect(mayAddToBasket({ loggedIn, amount, stock: checkStock(packs, inStock) })).toBe(allowed);
  });
});

describe('numberToSend', () => {
  it.each([
    [3, 3],
    [1, 1],
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
  ])('%d is sent as %d', (number, sent) => {
    expect(numberToSend(number)).toBe(sent);
  });
});
