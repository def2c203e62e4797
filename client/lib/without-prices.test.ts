import { describe, expect, it } from 'vitest';
import { withoutPrices } from './without-prices.ts';

describe('a reply that is cached for all users', () => {
  it('loses the price of one product, and of each in a list or a page of one', () => {
    expect(withoutPrices({ resultCode: '0', data: { productId: 'p-1', productPrice: 4690 } })).toEqual({
      resultCode: '0',
      data: { productId: 'p-1' },
    });
    const list = { data: [{ productId: 'p-1' }, { productId: 'p-2', productPrice: 0 }] };
    expect(withoutPrices(list)).toEqual({ data: [{ productId: 'p-1' }, { productId: 'p-2' }] });
    const page = { data: { total: 1, facts: [], products: [{ productId: 'p-1', productPrice: 4690 }] } };
    expect(withoutPrices(page)).toEqual({ data: { total: 1, facts: [], products: [{ productId: 'p-1' }] } });
  });

  it('stays the same object if it has no price; otherwise the original isn’t changed', () => {
    for (const reply of [{ resultCode: '0' }, { data: [] }, { data: [{ codeName: 'Oak' }, null] }]) {
      expect(withoutPrices(reply)).toBe(reply);
    }
    const priced = { data: { productPrice: 4690 } };
    withoutPrices(priced);
    expect(priced.data.productPrice).toBe(4690);
  });
});
