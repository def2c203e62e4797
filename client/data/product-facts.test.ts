import { describe, expect, it } from 'vitest';
import { catalogue, itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { productFacts } from './product-facts.ts';

const floor = toProduct(itemByNumber('AL-H101'));
const factOf = (product: typeof floor, label: string) =>
  productFacts(product).find((fact) => fact.label === label)?.value;

describe('facts of a product', () => {
  it('read the wear layer from the specification', () => {
    expect(factOf(floor, 'Wear layer')).toBe('3 mm');
    expect(factOf({ ...floor, specification: '5.5(0.55) x 228 x 1524 mm' }, 'Wear layer')).toBe('0.55 mm');
    expect(factOf({ ...floor, specification: '20 x 140 x 1900 mm' }, 'Wear layer')).toBeUndefined();
  });

  it('show a unit of area as m² and others unchanged', () => {
    expect(factOf(floor, 'Unit')).toBe('m²');
    expect(factOf({ ...floor, productUnit: 'Roll/M2' }, 'Unit')).toBe('m²');
    expect(factOf({ ...floor, productUnit: 'Piece', packSize: 5 }, 'Pack')).toBe('5 pieces');
  });

  it('leave out what a product has no value for, for every product of the shop', () => {
    for (const item of catalogue()) {
      const facts = productFacts(toProduct(item));
      expect(facts, item.number).not.toEqual([]);
      for (const { value } of facts) expect(value.trim(), item.number).not.toBe('');
    }
    expect(factOf({ ...floor, treeType: '' }, 'Species')).toBeUndefined();
  });
});
