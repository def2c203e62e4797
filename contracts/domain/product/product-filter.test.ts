import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTERS, PRICE_RANGES, priceRangeOf } from './filter-rules.ts';
import { facetsOf, sizeFacetsOf } from './product-facets.ts';
import {
  changeSizeRange,
  filterFromSearch,
  filterProducts,
  filterToSearch,
  knownFilter,
  type ProductFilter,
  toggleFilterValue,
} from './product-filter.ts';
import { isTechnicalFilter, TECHNICAL_LEVELS, type TechnicalFilterName } from './technical-levels.ts';

describe('priceRangeOf', () => {
  it.each([
    [0, '£00.00-£19.99'],
    [1999, '£00.00-£19.99'],
    [2000, '£20.00-£39.99'],
    [4590, '£40.00-£59.99'],
    [6000, '£60.00-£79.99'],
    [7999, '£60.00-£79.99'],
    [9999, '£80.00-£99.99'],
  ])('puts %d pence into %s', (pence, label) => {
    expect(priceRangeOf(pence)?.label).toBe(label);
  });

  it.each([10000, -1, Number.NaN, undefined, null])('has no range for %j', (pence) => {
    expect(priceRangeOf(pence)).toBeUndefined();
  });

  it('leaves no gap between two ranges', () => {
    PRICE_RANGES.slice(1).forEach((range, index) => {
      expect(range.from).toBe((PRICE_RANGES[index]?.to ?? Number.NaN) + 1);
    });
  });
});

const floor = (id: string, fields: object = {}) => ({
  id,
  specification: '14(3) x 190 x 1900 mm',
  finish: 'UV oiled',
  productSurface: 'Smooth, UV oiled',
  productLevel: 'Prime (AB)',
  productColor: 'Natural',
  treeType: 'Oak',
  productPrice: 4590,
  ...fields,
});
const floors = [
  floor('a', { inventoryBalance: 25, packSize: 2.01, productUnit: 'Pack/M2' }),
  floor('b', {
    inventoryBalance: 100,
    packSize: 10,
    productUnit: 'Piece',
    productLevel: 'Rustic (ABCD)',
    productSurface: 'Brushed, UV oiled',
    productPrice: 2999,
  }),
  floor('c', { finish: 'Lacquered', productSurface: 'Saw marks, lacquered', treeType: 'Walnut' }),
  floor('d', { finish: 'Hardwax oiled', productSurface: '', productPrice: undefined, treeType: ' Ash ' }),
  floor('e', {
    finish: '',
    productSurface: null,
    productPrice: 12000,
    specification: '20(6) x 120 x 600 mm',
  }),
];
const idsOf = (filter: ProductFilter) =>
  filterProducts(floors, filter)
    .map(({ id }) => id)
    .join('');

describe('filterProducts', () => {
  it.each<[ProductFilter, string]>([
    [{}, 'abcde'],
    [{ grade: [] }, 'abcde'],
    [{ grade: ['Rustic (ABCD)'] }, 'b'],
    [{ grade: ['Rustic (ABCD)', 'Prime (AB)'] }, 'abcde'],
    [{ grade: ['Prime (AB)'], species: ['Oak'] }, 'ae'],
    [{ species: ['Ash'] }, 'd'],
    [{ species: [''] }, ''],
    [{ shadow: ['Natural'] }, 'abcde'],
    [{ dimensions: ['20(6) x 120 x 600 mm'] }, 'e'],
    [{ price: ['4000-5999'] }, 'ac'],
    [{ width: ['120-150'] }, 'e'],
    [{ width: ['120-'], length: ['-600'] }, 'e'],
    [{ wearlayer: ['-3'] }, 'abcd'],
    [{ thickness: ['14-20'] }, 'abcde'],
    [{ stock: ['any'] }, 'ab'],
    [{ stock: ['50'] }, 'a'],
    [{ stock: ['100'] }, ''],
    [{ price: ['4000-5999', '2000-3999'] }, 'abc'],
    [{ finish: ['UV oiled'] }, 'ab'],
    [{ finish: ['oiled'] }, 'abd'],
    [{ finish: ['Brushed'] }, 'b'],
    [{ finish: ['Textured'] }, 'bc'],
    [{ finish: ['Textured', 'Hardwax oiled'] }, 'bcd'],
    [{ finish: ['lacquer'] }, ''],
    [{ finish: ['-'] }, ''],
  ])('%j leaves %j', (filter, ids) => {
    expect(idsOf(filter)).toBe(ids);
  });

  it.each([
    ['Hand scraped, UV oiled', true],
    ['HAND-SCRAPED', true],
    ['lightly brushed', true],
    ['Antique with knots', true],
    ['Full of characters', true],
    ['saw marks', true],
    ['Antique', false],
    ['Smooth, lacquered', false],
    ['', false],
  ])('the surface %j is Textured: %s', (productSurface, textured) => {
    expect(filterProducts([{ productSurface }], { finish: ['Textured'] })).toHaveLength(textured ? 1 : 0);
  });

  it('does not read Textured from the finish field', () => {
    expect(
      filterProducts([{ finish: 'Textured, brushed', productSurface: '' }], { finish: ['Textured'] }),
    ).toEqual([]);
  });
});

describe('a technical level', () => {
  it.each([
    ['fire', 'Cfl-s1', { fireClass: 'Bfl-s1' }, true],
    ['fire', 'Cfl-s1', { fireClass: 'Dfl-s1' }, false],
    ['fire', 'Dfl-s1', { fireClass: 'Efl' }, false],
    ['ptv', '36', { slipWetPtv: 36 }, true],
    ['ptv', '36', { slipWetPtv: 35 }, false],
    ['useclass', '32', { useClass: '23/33/42' }, true],
    ['useclass', '34', { useClass: '23/33/42' }, false],
    ['useclass', '33', {}, false],
    ['fire', 'Dfl-s1', {}, false],
    ['ptv', '25', {}, false],
  ])('of %s %s is met by %j: %s', (name, level, facts, isMet) => {
    expect(filterProducts([facts], { [name]: [level] })).toHaveLength(isMet ? 1 : 0);
  });
});

describe('facetsOf', () => {
  const optionsOf = (name: string, filter: ProductFilter, dictionary = {}) =>
    facetsOf(floors, filter, dictionary)
      .find((facet) => facet.name === name)
      ?.options.map(({ value, count, chosen }) => `${value}: ${count}${chosen ? ' *' : ''}`);

  it("offers sizes sorted by their figures, with multiplication signs, and filters by the backend's text", () => {
    const sizes = [
      '6.5(0.55) x 180 x 1220 mm',
      '5.5(0.55) x 180 x 1220 mm',
      '14(3) x 190 x 1900 mm',
      '5(0.55) x 180 x 1220 mm',
    ];
    const vinyls = sizes.map((specification) => floor(specification, { specification }));
    const dimensions = facetsOf(vinyls, {}).find(({ name }) => name === 'dimensions');
    expect(dimensions?.options.map(({ label }) => label)).toEqual([
      '5(0.55) × 180 × 1220 mm',
      '5.5(0.55) × 180 × 1220 mm',
      '6.5(0.55) × 180 × 1220 mm',
      '14(3) × 190 × 1900 mm',
    ]);
    expect(dimensions?.options.map(({ value }) => value)).toContain('5(0.55) x 180 x 1220 mm');
  });

  it('come in the documented order', () => {
    expect(facetsOf(floors, {}).map(({ label }) => label)).toEqual([
      'Dimensions',
      'Finish',
      'Grade',
      'Shadow',
      'Species',
      'Pattern',
      'Use',
      'Fire class',
      'Slip resistance, wet',
      'Use class',
      'Stock',
      'Price',
    ]);
  });

  it('count products with the other filters applied, but not their own', () => {
    const filter: ProductFilter = { grade: ['Rustic (ABCD)'] };
    expect(optionsOf('grade', filter)).toEqual(['Prime (AB): 4', 'Rustic (ABCD): 1 *']);
    expect(optionsOf('species', filter)).toEqual(['Ash: 0', 'Oak: 1', 'Walnut: 0']);
  });

  it('tell patterns by the series, and none where all have the same', () => {
    const bySeries = ['Herringbone Flooring', 'Vinyl', '3-Ply T&G', 'Accessories', 'Another series'].map(
      (name) => floor(name, { productSeries: name }),
    );
    const pattern = (products: typeof bySeries, filter: ProductFilter = {}) =>
      facetsOf(products, filter)
        .find(({ name }) => name === 'pattern')
        ?.options.map(({ label, count }) => [label, count]);
    expect(pattern(bySeries)).toEqual([
      ['Herringbone', 1],
      ['Plank', 2],
    ]);
    expect(pattern(bySeries.slice(1))).toEqual([]);
    expect(pattern(bySeries.slice(1), { pattern: ['Plank'] })).toEqual([['Plank', 2]]);
    expect(filterProducts(bySeries, { pattern: ['Herringbone', 'Chevron'] })).toEqual([bySeries[0]]);
  });

  it('sort sizes by number and label price ranges in pounds', () => {
    expect(optionsOf('dimensions', {})).toEqual(['14(3) x 190 x 1900 mm: 4', '20(6) x 120 x 600 mm: 1']);
    const price = facetsOf(floors, {}).find(({ name }) => name === 'price');
    expect(price?.options.map(({ label, count }) => [label, count])).toEqual([
      ['£20.00-£39.99', 1],
      ['£40.00-£59.99', 2],
    ]);
  });

  it('offer the finishes and Textured', () => {
    expect(optionsOf('finish', {})).toEqual([
      'Hardwax oiled: 1',
      'Lacquered: 1',
      'UV oiled: 2',
      'Textured: 2',
    ]);
  });

  it("use the dictionary's values in its order, without those that no product has", () => {
    expect(optionsOf('finish', {}, { finish: ['Textured', 'Brushed', 'Fumed'] })).toEqual([
      'Textured: 2',
      'Brushed: 1',
    ]);
  });

  it('keep a chosen value that no product has, so that it can be removed', () => {
    expect(optionsOf('species', { species: ['Teak'] })).toContain('Teak: 0 *');
  });

  it('count what is left of the products with all uses that are chosen, when another is chosen as well', () => {
    const used = [
      floor('heated', { productSeries: '3-Ply T&G' }),
      floor('heavy', { productSeries: '3-Ply T&G', specification: '20(6) x 220 x 2200 mm' }),
      floor('vinyl', { productSeries: 'Vinyl', specification: '5(0.55) x 180 x 1220 mm' }),
      floor('solid', { productSeries: 'Solid Oak Flooring', specification: '18 x 90 x 1200 mm' }),
    ];
    const uses = (filter: ProductFilter) =>
      facetsOf(used, filter)
        .find(({ name }) => name === 'use')
        ?.options.map(({ label, count }) => `${label}: ${count}`);
    expect(uses({})).toEqual(['Underfloor heating: 3', 'Bathrooms: 1', 'Stairs: 3', 'Shops and offices: 3']);
    const chosen: ProductFilter = { use: ['heating', 'stairs'] };
    expect(filterProducts(used, chosen).map(({ id }) => id)).toEqual(['heated', 'heavy']);
    expect(uses(chosen)).toEqual([
      'Underfloor heating: 2',
      'Bathrooms: 0',
      'Stairs: 2',
      'Shops and offices: 1',
    ]);
  });

  it('count what would follow of each technical level, whatever else is chosen', () => {
    const made = fc.array(
      fc.record(
        {
          fireClass: fc.constantFrom('Bfl-s1', 'Cfl-s1', 'Dfl-s1', 'Efl'),
          slipWetPtv: fc.constantFrom(0, 24, 25, 36, 42),
          useClass: fc.constantFrom('23/33/42', '22', '23/31', '34/43'),
          treeType: fc.constantFrom('Oak', 'Ash'),
        },
        { requiredKeys: [] },
      ),
      { minLength: 1 },
    );
    const level = (name: TechnicalFilterName) =>
      fc.constantFrom(...TECHNICAL_LEVELS[name].map(({ id }) => [id]));
    const chosen = fc.record(
      {
        fire: level('fire'),
        ptv: level('ptv'),
        useclass: level('useclass'),
        species: fc.constant(['Oak']),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(made, chosen, (products, filter) => {
        const technical = facetsOf(products, filter).filter(({ name }) => isTechnicalFilter(name));
        expect(technical).toHaveLength(3);
        for (const { name, options } of technical)
          for (const { value, count } of options)
            expect(filterProducts(products, { ...filter, [name]: [value] })).toHaveLength(count);
      }),
    );
  });

  it('offer no technical levels where there are only accessories', () => {
    const technical = facetsOf([{ productSeries: 'Accessories' }], {}).filter(({ name }) =>
      isTechnicalFilter(name),
    );
    expect(technical.flatMap(({ options }) => options)).toEqual([]);
  });

  it('offer no prices to a visitor, whose products have none', () => {
    const visitors = floors.map((product) => ({ ...product, productPrice: undefined }));
    expect(facetsOf(visitors, {}).find(({ name }) => name === 'price')?.options).toEqual([]);
  });
});

describe('sizeFacetsOf', () => {
  const sizesOf = (name: string, filter: ProductFilter) =>
    sizeFacetsOf(floors, filter)
      .find((facet) => facet.name === name)
      ?.sizes.map(({ mm, count }) => `${mm}: ${count}`);

  it('offers the sizes that there are, rising, and counts what the other filters leave', () => {
    expect(sizesOf('width', {})).toEqual(['120: 1', '190: 4']);
    expect(sizesOf('width', { thickness: ['20-'], width: ['150-'] })).toEqual(['120: 1', '150: 0', '190: 0']);
  });

  it('counts what each single size would leave, whatever is chosen', () => {
    const figure = fc.constantFrom(3, 4, 6, 14, 15, 90, 190);
    const made = fc.array(
      fc.tuple(figure, figure, figure, figure).map(([a, b, c, d]) => ({
        specification: `${a}(${b}) x ${c} x ${d} mm`,
        treeType: a > 10 ? 'Oak' : 'Ash',
      })),
    );
    const chosen = fc.record(
      {
        width: fc.tuple(figure, figure).map(([a, b]) => [`${Math.min(a, b)}-${Math.max(a, b)}`]),
        thickness: figure.map((mm) => [`${mm}-`]),
        species: fc.constant(['Oak']),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(made, chosen, (products, filter) => {
        for (const { name, sizes } of sizeFacetsOf(products, filter))
          for (const { mm, count } of sizes)
            expect(filterProducts(products, { ...filter, [name]: [`${mm}-${mm}`] })).toHaveLength(count);
      }),
    );
  });

  it('leaves out a measure that no product has', () => {
    expect(sizeFacetsOf([{ specification: '18 x 90 x 1200 mm' }], {}).map(({ name }) => name)).toEqual([
      'thickness',
      'width',
      'length',
    ]);
  });
});

describe('changeSizeRange', () => {
  it('sets and takes away one end, and the other gives way where nothing is between them', () => {
    const wide = changeSizeRange({}, 'width', 'from', 180);
    expect(wide).toEqual({ width: ['180-'] });
    const both = changeSizeRange(wide, 'width', 'to', 220);
    expect(both).toEqual({ width: ['180-220'] });
    expect(changeSizeRange(both, 'width', 'from', 260)).toEqual({ width: ['260-'] });
    expect(changeSizeRange(both, 'width', 'to', 90)).toEqual({ width: ['-90'] });
    expect(changeSizeRange(wide, 'width', 'from', undefined)).toEqual({});
  });
});

describe('a filter in the URL', () => {
  it.each([
    ['', {}],
    ['grade=Prime+%28AB%29&grade=Nature+%28ABC%29', { grade: ['Nature (ABC)', 'Prime (AB)'] }],
    ['grade=+Prime+&grade=Prime&grade=', { grade: ['Prime'] }],
    ['price=4000-5999&price=1-2', { price: ['4000-5999'] }],
    ['width=180-220&width=90-&thickness=14.0-15', { width: ['180-220'], thickness: ['14-15'] }],
    ['width=220-180&length=-&wearlayer=3&thickness=-1-2&stock=7', {}],
    ['stock=100&stock=50', { stock: ['100'] }],
    ['use=stairs&use=heating&use=sauna', { use: ['heating', 'stairs'] }],
    ['price=cheap&type=vinyl&sort=name&__proto__=x', {}],
  ])('%j is read as %j', (query, filter) => {
    expect(filterFromSearch(new URLSearchParams(query))).toEqual(filter);
  });

  it.each<[ProductFilter, string]>([
    [{}, ''],
    [{ grade: [], price: [] }, ''],
    [
      { species: ['Walnut', 'Oak', 'Oak'], finish: ['UV oiled'] },
      'finish=UV+oiled&species=Oak&species=Walnut',
    ],
    [{ price: ['8000-9999', '0-1999'] }, 'price=0-1999&price=8000-9999'],
  ])('%j is written as %j', (filter, query) => {
    expect(filterToSearch(filter).toString()).toBe(query);
  });

  const texts = fc.uniqueArray(
    fc
      .string({ unit: 'grapheme' })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    { minLength: 1 },
  );
  const filters = fc.record(
    {
      dimensions: texts,
      finish: texts,
      grade: texts,
      shadow: texts,
      species: texts,
      price: fc.uniqueArray(fc.constantFrom(...PRICE_RANGES.map(({ id }) => id)), { minLength: 1 }),
      stock: fc.constantFrom('any', '50', '500').map((level) => [level]),
      use: fc.uniqueArray(fc.constantFrom('heating', 'bathroom', 'stairs'), { minLength: 1 }),
      fire: fc.constantFrom('Bfl-s1', 'Dfl-s1').map((level) => [level]),
      ptv: fc.constantFrom('25', '36').map((level) => [level]),
      useclass: fc.constantFrom('23', '33').map((level) => [level]),
      width: fc.constantFrom('90-', '-260', '120.5-260').map((range) => [range]),
    },
    { requiredKeys: [] },
  );

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const back = filterFromSearch(new URLSearchParams(filterToSearch(filter).toString()));
        const sorted = Object.entries(filter).map(([name, values]) => [name, [...values].sort()]);
        expect(back).toEqual(Object.fromEntries(sorted));
      }),
    );
  });

  it('gives the same text in any order of choosing', () => {
    fc.assert(
      fc.property(texts, (values) => {
        const backwards = filterToSearch({ grade: [...values].reverse() });
        expect(backwards.toString()).toBe(filterToSearch({ grade: values }).toString());
      }),
    );
  });
});

describe('knownFilter', () => {
  const products = [
    {
      treeType: 'Oak',
      productLevel: 'Prime (AB)',
      productSurface: 'Brushed',
      specification: '15(4) x 90 x 600 mm',
    },
  ];

  it('keeps what the dictionary lists or a product has, and drops the rest', () => {
    const asked = {
      species: ['Oak', 'Teak'],
      grade: ['Rustic', 'invented'],
      finish: ['Textured'],
      shadow: ['invented'],
      price: ['0-1999'],
      width: ['90-190'],
      length: ['600-'],
    } as const;
    expect(knownFilter(products, asked, { grade: ['Rustic'] })).toEqual({
      species: ['Oak'],
      grade: ['Rustic'],
      finish: ['Textured'],
      price: ['0-1999'],
      length: ['600-'],
    });
  });
});

describe('toggleFilterValue', () => {
  it('chooses and removes a value', () => {
    const oak = toggleFilterValue({ grade: ['Prime (AB)'] }, 'species', 'Oak');
    expect(oak).toEqual({ grade: ['Prime (AB)'], species: ['Oak'] });
    expect(toggleFilterValue(oak, 'species', 'Walnut').species).toEqual(['Oak', 'Walnut']);
    expect(toggleFilterValue(oak, 'species', 'Oak')).toEqual({ grade: ['Prime (AB)'] });
  });

  it('works for every filter', () => {
    const values: Partial<Record<string, string>> = {
      price: '0-1999',
      stock: '50',
      use: 'stairs',
      fire: 'Cfl-s1',
      ptv: '36',
      useclass: '33',
      dimensions: '14 mm',
    };
    for (const { name } of FILTERS) {
      const value = values[name] ?? '14-15';
      const chosen = toggleFilterValue({}, name, value);
      expect(chosen).toEqual({ [name]: [value] });
      expect(toggleFilterValue(chosen, name, value)).toEqual({});
    }
  });
});
