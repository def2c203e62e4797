import { expect, it } from 'vitest';
import { stockText } from './stock-text.ts';

it.each([
  [-1, 'none', 'Out of stock'],
  [0, 'none', 'Out of stock'],
  [1, 'few', 'Only 1 pack left'],
  [9, 'few', 'Only 9 packs left'],
  [10, 'plenty', '10 packs in stock'],
  [900, 'plenty', '900 packs in stock'],
])('says of %d packs: %s, %j', (packs, level, text) => {
  expect(stockText(packs)).toEqual({ level, text });
});
