import { describe, expect, it } from 'vitest';
import { checkStock, sentencesOf } from './stock.ts';

describe('checkStock', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 900],
  ])('%d packs out of %d are enough', (packs, stock) => {
    expect(checkStock(packs, stock)).toEqual({ sufficient: true });
  });

  it.each([
    [1, 0, 0],
    [13, 12, 12],
    [2, 1, 1],
    [1, -4, 0],
  ])('%d packs out of %d are not enough', (packs, stock, available) => {
    expect(checkStock(packs, stock)).toEqual({
      sufficient: false,
      messages: [
        'Sorry, insufficient stock',
        `Available stock: ${available} packs.`,
        'Please contact us for future stock',
      ],
    });
  });

  it.each([
    [3, 12, 9, true],
    [4, 12, 9, false],
    [1, 12, 12, false],
  ])('%d packs out of %d, with %d in the basket already: %s', (packs, stock, inBasket, sufficient) => {
    expect(checkStock(packs, stock, inBasket).sufficient).toBe(sufficient);
  });

  it('says how many packs are in the basket', () => {
    const messagesOf = (inBasket: number) => {
      const check = checkStock(12, 12, inBasket);
      return check.sufficient ? [] : check.messages;
    };
    expect(messagesOf(1)[2]).toBe('1 pack of it is in your basket already.');
    expect(sentencesOf(messagesOf(9))).toBe(
      'Sorry, insufficient stock. Available stock: 12 packs. 9 packs of it are in your basket already. ' +
        'Please contact us for future stock.',
    );
  });
});
