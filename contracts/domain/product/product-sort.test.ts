import { describe, expect, it } from 'vitest';
import { parseSort, sortOptions, sortProducts } from './product-sort.ts';

const products = [
  { productName: 'Oak 10', productPrice: 3000 },
  { productName: 'Walnut' },
  { productName: 'oak 9', productPrice: 8000 },
  { productName: 'Écru Ash', productPrice: 3000 },
  { productName: 'Teak', productPrice: null },
  { productName: 'Maple', productPrice: 0 },
];

describe('sortProducts', () => {
  it.each([
    ['name', ['Écru Ash', 'Maple', 'oak 9', 'Oak 10', 'Teak', 'Walnut']],
    ['price-desc', ['oak 9', 'Oak 10', 'Écru Ash', 'Maple', 'Walnut', 'Teak']],
    ['price-asc', ['Maple', 'Oak 10', 'Écru Ash', 'oak 9', 'Walnut', 'Teak']],
  ] as const)('by %s gives %j', (sort, names) => {
    expect(sortProducts(products, sort).map(({ productName }) => productName)).toEqual(names);
  });

  it('leaves the given list as it is', () => {
    const given = [...products];
    sortProducts(given, 'price-asc');
    expect(given).toEqual(products);
  });
});

describe('parseSort', () => {
  it.each([
    ['price-desc', 'price-desc'],
    ['price-asc', 'price-asc'],
    ['name', 'name'],
    ['cheapest', 'name'],
    ['', 'name'],
    [null, 'name'],
  ])('reads %j as %s', (text, sort) => {
    expect(parseSort(text)).toBe(sort);
  });

  it('offers the options of the spec, in its order', () => {
    expect(sortOptions('').map(({ label }) => label)).toEqual([
      'Name',
      'Price high to low',
      'Price low to high',
    ]);
  });

  it('offers a search the best match, as the default', () => {
    expect(sortOptions('oak')[0]?.label).toBe('Best match');
    expect(parseSort(null, 'oak')).toBe('match');
    expect(parseSort('name', 'oak')).toBe('name');
    expect(parseSort('match')).toBe('name');
    expect(sortProducts(products, 'match')).toEqual(products);
  });
});
