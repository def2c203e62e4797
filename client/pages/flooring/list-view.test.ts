import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { withFacts } from '../../data/floor-facts.ts';
import { readListAddress } from './list-address.ts';
import { listView } from './list-view.ts';

const priced = catalogue().map(toProduct);
const pence = new Map(priced.map(({ productId, productPrice = 0 }) => [productId, productPrice]));
const unpriced = priced.map(({ productPrice: _, ...product }) => product);
const view = (search: string, prices: boolean, facts: 'here' | 'coming' | 'absent' = 'coming') =>
  listView({
    products: facts === 'here' ? withFacts(unpriced, productSpecs()) : unpriced,
    address: readListAddress(search),
    dictionary: { grade: ['Prime (AB)', 'Nature (ABC)', 'Rustic (ABCD)'] },
    prices: prices ? pence : undefined,
    facts,
  });

describe('what the list shows', () => {
  it('is everything, sorted by name, at first', () => {
    const { shown, chips, sort } = view('', false);
    expect(shown).toHaveLength(priced.length);
    expect(shown[0]?.productName).toBe('Acoustic Rubber Underlay 3 mm');
    expect(shown.at(-1)?.productName).toBe('Writtle Oak Honey');
    expect(chips).toEqual([]);
    expect(sort).toBe('name');
  });

  it('is narrowed by every filter and has a chip for each value', () => {
    const { shown, chips } = view('?grade=Prime (AB)&species=Walnut&species=Teak', false);
    expect(shown.length).toBeGreaterThan(0);
    for (const product of shown) {
      expect(product.productLevel).toBe('Prime (AB)');
      expect(['Walnut', 'Teak']).toContain(product.treeType);
    }
    expect(chips.map(({ label }) => label)).toEqual(['Prime (AB)', 'Teak', 'Walnut']);
  });

  it('ignores a price filter and a price order for a visitor', () => {
    const { shown, chips, facets, sort } = view('?price=0-1999&sort=price-asc', false);
    expect(shown).toHaveLength(priced.length);
    expect(chips).toEqual([]);
    expect(sort).toBe('name');
    expect(facets.map(({ name }) => name)).not.toContain('price');
  });

  it('filters and sorts by price for a trade customer', () => {
    const { shown, chips, sort } = view('?price=4000-5999&sort=price-desc', true);
    const prices = shown.map(({ productId }) => pence.get(productId));
    const wanted = priced
      .map(({ productPrice = 0 }) => productPrice)
      .filter((price) => price >= 4000 && price <= 5999);
    expect(wanted).not.toEqual([]);
    expect(prices).toEqual(wanted.sort((a, b) => b - a));
    expect(chips.map(({ label }) => label)).toEqual(['£40.00-£59.99']);
    expect(sort).toBe('price-desc');
  });

  it('is filtered by technical facts, each at least as good as the level, once they are here', () => {
    const search = '?fire=Cfl-s1&ptv=36&useclass=33&sort=ptv-desc';
    const { shown, chips, sort } = view(search, false, 'here');
    expect(shown).toHaveLength(8);
    expect(new Set(shown.map(({ productSeries }) => productSeries))).toEqual(new Set(['Vinyl']));
    expect(chips.map(({ label }) => label)).toEqual([
      'Fire class Cfl-s1 or better',
      'PTV 36 or more, wet',
      'Use class 33 or more',
    ]);
    expect(sort).toBe('ptv-desc');
    const wood = view('?fire=Cfl-s1&species=Oak', false, 'here').shown;
    expect(wood.length).toBeGreaterThan(0);
    expect(new Set(wood.map(({ fireClass }) => fireClass))).toEqual(new Set(['Cfl-s1']));
  });

  it.each(['coming', 'absent'] as const)('ignores technical facts while they are %s', (facts) => {
    const { shown, chips, sort, facets } = view('?fire=Cfl-s1&sort=ptv-desc', false, facts);
    expect(shown).toHaveLength(priced.length);
    expect([chips, sort]).toEqual([[], 'name']);
    // they are offered before they are read, but not where there are none
    expect(facets.some(({ name }) => name === 'fire')).toBe(facts === 'coming');
  });

  it('has the same product objects after prices have arrived, so that cards aren’t drawn again', () => {
    for (const prices of [false, true])
      for (const product of view('?sort=price-asc', prices).shown) expect(unpriced).toContain(product);
  });
});
