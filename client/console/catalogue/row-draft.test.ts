import { describe, expect, it } from 'vitest';
import { draftOf, judge } from './row-draft.ts';

const row = {
  productId: 'p-0101',
  productNo: 'AL-H101',
  productName: 'Oak',
  productSeries: 'Herringbone Flooring',
  productUnit: 'Pack/M2',
  productPrice: 4550,
  inventoryBalance: 120,
};

describe('judge', () => {
  it('finds no change in a fresh draft', () => {
    expect(judge(row, draftOf(row))).toEqual({ change: {} });
  });
  it.each([
    ['46', 4600],
    ['46.5', 4650],
    ['£46.05', 4605],
    ['46.', 4600],
    [' 0.29 ', 29],
  ])('reads %j as %i pence', (price, productPrice) => {
    expect(judge(row, { price, stock: '120' })).toEqual({ change: { productPrice } });
  });
  it('names only what differs', () => {
    expect(judge(row, { price: '45.50', stock: '0' })).toEqual({ change: { inventoryBalance: 0 } });
  });
  it.each(['', '-1', '1e3', '45.505', '1,000', 'free'])('refuses the price %j', (price) => {
    expect(judge(row, { price, stock: '1' }).wrong?.field).toBe('price');
  });
  it.each(['', '-1', '1.5', 'many'])('refuses the stock %j', (stock) => {
    expect(judge(row, { price: '1', stock }).wrong?.field).toBe('stock');
  });
});
