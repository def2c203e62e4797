import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../../fixtures/builders/build-product.ts';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import type { OrderLine } from '../../features/orders/orders.api.ts';
import { type FloorDraft, NEW_DRAFT, sampledFloors } from './sampled-floors.ts';

const OAK = buildProduct({
  ...toProduct(itemByNumber('AL-H101')),
  productPrice: 4200,
  packSize: 1.3,
  inventoryBalance: 30,
});
const SPECS = new Map(productSpecs().map((spec) => [spec.productId, spec]));
const sample = ({ productId, productName }: typeof OAK) => ({ productId, productName }) as OrderLine;

function floorWith(draft: Partial<FloorDraft>, { products = [OAK], specs = SPECS, held = 0 } = {}) {
  const drafts = new Map([[OAK.productId, { ...NEW_DRAFT, ...draft }]]);
  const inBasket = new Map([[OAK.productId, held]]);
  const [floor] = sampledFloors([sample(OAK)], { products, specs, inBasket, drafts });
  return floor;
}

describe('the floor of a sample', () => {
  it('is not ordered until something is entered', () => {
    expect(floorWith({})).toMatchObject({ packs: 0, cost: 0, note: '', areaProblem: '', most: 30 });
  });

  it('needs the packs that cover the area with the usual wastage', () => {
    // 10 m² and 10% are 11 m², which is 9 packs of 1.3 m²
    expect(floorWith({ area: '10' })).toMatchObject({
      packs: 9,
      amount: 11.7,
      cost: 49_140,
      layout: 'Single herringbone',
      layouts: [
        { layout: 'Single herringbone', label: 'Single herringbone, 10% wastage' },
        { layout: 'Double herringbone', label: 'Double herringbone, 12% wastage' },
        { layout: '', label: 'No wastage' },
      ],
    });
    expect(floorWith({ area: '10', layout: '' })).toMatchObject({ packs: 8 });
    expect(floorWith({ area: '10' }, { specs: new Map() })).toMatchObject({ packs: 8, layouts: [] });
  });

  it('uses packs that are set by hand as they are', () => {
    expect(floorWith({ packs: 3 })).toMatchObject({ packs: 3, amount: 3.9 });
  });

  it('takes no more than the stock without the packs in the basket, and says so', () => {
    expect(floorWith({ area: '100' }, { held: 10 })).toMatchObject({
      packs: 20,
      most: 20,
      note: 'Only 20 of 85 packs in stock.',
    });
    expect(floorWith({ area: '1500' }, { held: 10 })).toMatchObject({
      note: 'Only 20 of 1,270 packs in stock.',
    });
    expect(floorWith({ area: '100' }, { held: 40 })).toMatchObject({ packs: 0, most: 0 });
  });

  it.each(['ten', '0', '-3', '1e3'])('does not read %s as an area', (area) => {
    expect(floorWith({ area })).toMatchObject({ packs: 0, areaProblem: 'Enter the area in m²' });
  });

  it('keeps its name when it is no longer sold', () => {
    expect(floorWith({ area: '10' }, { products: [] })).toMatchObject({
      name: OAK.productName,
      product: undefined,
      packs: 0,
      most: 0,
    });
  });

  it('is listed once, even if two samples of it were ordered', () => {
    const basis = { products: [OAK], specs: SPECS, inBasket: new Map(), drafts: new Map() };
    expect(sampledFloors([sample(OAK), sample(OAK)], basis)).toHaveLength(1);
  });
});
