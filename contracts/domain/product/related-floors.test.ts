import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { offenders } from '../../../fixtures/testing/offenders.ts';
import { relatedFloors } from './related-floors.ts';

const SHOP = catalogue()
  .filter(({ kind }) => kind === 'floor')
  .map(toProduct);

const floor = (
  productId: string,
  productSeries: string,
  treeType: string,
  productColor: string,
  specification = 'S',
) => ({
  productId,
  productSeries,
  treeType,
  productColor,
  specification,
});
const idsOf = (...args: Parameters<typeof relatedFloors>) =>
  relatedFloors(...args).map(({ product, why }) => `${product.productId}: ${why}`);

describe('floors related to one', () => {
  const here = floor('h1', 'Herringbone', 'Oak', 'Natural');
  it('have its look in another series, each series once, then its size in another look', () => {
    const shop = [
      floor('c1', 'Chevron', 'Oak', 'Natural'),
      here,
      floor('h2', 'Herringbone', 'Oak', 'Grey', 'wider'),
      floor('h3', 'Herringbone', 'Walnut', 'Natural'),
      floor('p1', 'Panel', 'Oak', 'Natural'),
      floor('p2', 'Panel', 'Oak', 'Natural'),
      floor('v1', 'Vinyl', '', 'Natural'),
    ];
    expect(idsOf(here, shop)).toEqual([
      'p1: Same look, Panel',
      'c1: Same look, Chevron',
      'h3: Same series and size',
      'h2: Same series',
    ]);
  });

  it('are none where there is nothing like it', () => {
    expect(idsOf(here, [here, floor('v1', 'Vinyl', '', 'Natural')])).toEqual([]);
    expect(idsOf(floor('v1', 'Vinyl', '', ''), [floor('x', 'Other', '', '')])).toEqual([]);
  });

  it('are four others for every floor of the shop', () => {
    const faulty = offenders(
      SHOP,
      ({ productNo }) => productNo,
      (product) => {
        const ids = relatedFloors(product, SHOP).map((each) => each.product.productId);
        return [
          new Set(ids).size !== 4 && `${ids.length} floors: ${ids.join(', ')}`,
          ids.includes(product.productId) && 'itself',
        ];
      },
    );
    expect(faulty).toEqual([]);
  });
});
