import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { suitsOf } from '../plan/floor-suits.ts';
import { type UseId, usesOf } from './floor-uses.ts';

describe('what a floor is suitable for', () => {
  it.each([
    ['3-Ply T&G', '14(3) x 190 x 1900 mm', ['heating', 'stairs']],
    ['3-Ply T&G', '20(6) x 220 x 2200 mm', ['heating', 'stairs', 'commercial']],
    ['Solid Oak Flooring', '18 x 90 x 1200 mm', ['stairs', 'commercial']],
    ['Herringbone Flooring', '15(4) x 90 x 450 mm', ['heating']],
    ['Vinyl', '5(0.55) x 180 x 1220 mm', ['heating', 'bathroom', 'commercial']],
    ['Vinyl', '4(0.3) x 180 x 1220 mm', ['heating', 'bathroom']],
    ['Accessories', '20 x 95 x 2400 mm', []],
    ['Vinyl', 'various', []],
  ])('follows from its series and size: %s, %s', (productSeries, specification, uses) => {
    expect(usesOf({ productSeries, specification })).toEqual(uses);
  });

  it('agrees with the technical facts of every floor', () => {
    const products = new Map(catalogue().map((item) => [toProduct(item).productId, toProduct(item)]));
    const differing = productSpecs().flatMap((spec) => {
      const product = products.get(spec.productId);
      const suits = suitsOf({
        installMethods: spec.installMethods,
        lengthMm: spec.faceLengths[0]?.toMm ?? 0,
        isVinyl: spec.useClass !== undefined,
        hasNosing: true,
        ...(spec.wearLayer && { wearLayerMm: spec.wearLayer.nominalMm }),
        ...(spec.useClass !== undefined && { useClass: spec.useClass }),
      });
      const told: Record<UseId, boolean> = {
        heating: spec.underfloorHeating.suitability !== 'not suitable',
        bathroom: suits.bathroom?.suitability === 'suitable',
        stairs: suits.stairs?.suitability === 'suitable',
        commercial: suits.commercial?.suitability === 'suitable',
      };
      const uses = product ? usesOf(product) : [];
      return Object.entries(told).flatMap(([use, isMet]) =>
        uses.includes(use as UseId) === isMet ? [] : [`${product?.productNo}: ${use} is ${isMet}`],
      );
    });
    expect(differing).toEqual([]);
  });
});
