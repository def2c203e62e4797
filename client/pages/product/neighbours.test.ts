import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const list = ['a', 'b', 'c', 'd', 'e', 'f'].map((productId) => ({ productId }));
const idsOf = (productId: string | undefined, among = list) =>
  neighboursOf(productId, among)
    .map((product) => product.productId)
    .join('');

describe('neighbours of a product', () => {
  it('are the next four, starting again from the front at the end, never the product itself', () => {
    expect(idsOf('a')).toBe('bcde');
    expect(idsOf('e')).toBe('fabc');
    expect(idsOf('f')).toBe('abcd');
  });

  it('are fewer in a small series, and the first ones if the product is not in the list', () => {
    expect(idsOf('a', list.slice(0, 2))).toBe('b');
    expect(idsOf('a', list.slice(0, 1))).toBe('');
    expect(idsOf('x')).toBe('abcd');
    expect(idsOf(undefined, [])).toBe('');
  });
});
