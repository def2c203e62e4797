import { describe, expect, it } from 'vitest';
import { parseSort, type SortId, sortOptions, sortProducts } from './product-sort.ts';

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

  const floors = [
    {
      productName: 'A',
      specification: '15(4) x 90 x 600 mm',
      inventoryBalance: 20,
      finish: 'UV oiled',
      lightness: 0.4,
    },
    {
      productName: 'B',
      specification: '20 x 140 x 600-2200 mm',
      inventoryBalance: 0,
      finish: '',
      lightness: 0.7,
    },
    {
      productName: 'C',
      specification: '6.5(0.55) x 228 x 1524 mm',
      inventoryBalance: 100,
      finish: 'Brushed',
    },
    { productName: 'D', specification: '15 kg', inventoryBalance: 3, finish: 'Brushed' },
  ];

  it.each([
    ['name-desc', 'DCBA'],
    ['width-asc', 'ABCD'],
    ['width-desc', 'CBAD'],
    ['wearlayer-asc', 'CABD'],
    ['length-desc', 'BCAD'],
    ['stock-asc', 'BDAC'],
    ['finish-asc', 'CDAB'],
    ['finish-desc', 'ACDB'],
    ['lightness-desc', 'BACD'],
  ] as const)('by %s gives %s: figures by their value, products without one last', (sort, names) => {
    const sorted = sortProducts(floors, sort);
    expect(sorted.map(({ productName }) => productName).join('')).toBe(names);
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
    ['width-desc', 'width-desc'],
    ['name-desc', 'name-desc'],
    ['name-asc', 'name'],
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

  it('offers the order of a column that the list is sorted by, too', () => {
    const last = (sort: SortId) => sortOptions('', sort).at(-1)?.label;
    expect(last('width-desc')).toBe('Width high to low');
    expect(last('grade-asc')).toBe('Grade A to Z');
    expect(last('name-desc')).toBe('Name Z to A');
    expect(last('lightness-desc')).toBe('Light to dark');
    expect(last('price-asc')).toBe('Price low to high');
    expect(sortOptions('', 'price-asc')).toHaveLength(3);
  });

  it('offers a search the best match, as the default', () => {
    expect(sortOptions('oak')[0]?.label).toBe('Best match');
    expect(parseSort(null, 'oak')).toBe('match');
    expect(parseSort('name', 'oak')).toBe('name');
    expect(parseSort('match')).toBe('name');
    expect(sortProducts(products, 'match')).toEqual(products);
  });
});
