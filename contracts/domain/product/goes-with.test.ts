import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { offenders } from '../../../fixtures/testing/offenders.ts';
import { goesWith } from './goes-with.ts';

type Spec = ReturnType<typeof productSpecs>[number];

const listOf = (spec: Spec) => goesWith(spec, toProduct(itemByNumber(spec.productNo)).finish);

function reasonsOf(productNo: string): string[] {
  const spec = productSpecs().find((each) => each.productNo === productNo);
  if (!spec) throw new Error(`no facts of ${productNo}`);
  return listOf(spec).map(({ accessory, reason }) => `${accessory.use}: ${reason}`);
}

describe('the accessories that go with a floor', () => {
  it('begin with what it is laid with, then one of each use', () => {
    expect(reasonsOf('AL-H101').slice(0, 6)).toEqual([
      'Adhesive: Needed when glued down, 1.1 kg per m²',
      'Trim: At doors and where floors meet',
      'Skirting: Covers the gap along the walls',
      'Scotia: Covers the gap where the skirting stays',
      'Stair nosing: For the front edge of stairs',
      'Care: For its UV oiled surface',
    ]);
  });

  it('offer a choice where one of several is needed, and say what only another way of laying takes', () => {
    const click = reasonsOf('AL-C101');
    expect(click.slice(0, 3)).toEqual(Array(3).fill('Underlay: One of 3 needed when clicked together'));
    expect(click.at(-1)).toBe('Adhesive: Only when glued down');
    expect(click).toContain('Care: For its lacquered surface');
  });

  it('lose none of them for any floor, and give each a reason', () => {
    const faulty = offenders(
      productSpecs(),
      ({ productNo }) => productNo,
      (spec) => {
        const list = listOf(spec);
        return [
          new Set(list.map(({ accessory }) => accessory)).size !== spec.accessories.length &&
            'not all, each once',
          ...list.map(({ reason }) => /undefined|^\s*$/.test(reason) && `reason “${reason}”`),
        ];
      },
    );
    expect(faulty).toEqual([]);
  });
});
