import { expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { dictionaries } from '../../../fixtures/catalogue/dictionaries.ts';
import { fittingServices } from '../../../fixtures/catalogue/fitting-services.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { factsFromProducts, type SoldProducts } from './facts-from-products.ts';
import { newPlan, newRoom } from './new-plan.ts';
import type { PlanFloor } from './plan.ts';
import { workOut } from './plan-lines.ts';

const products = catalogue().map(toProduct);
const ofSeries = (isMeant: (series: string) => boolean) =>
  products.filter(({ productSeries }) => isMeant(productSeries));
const SOLD: SoldProducts = {
  wood: ofSeries((series) => series !== 'Vinyl' && series !== 'Accessories'),
  vinyl: ofSeries((series) => series === 'Vinyl'),
  accessories: ofSeries((series) => series === 'Accessories'),
  fittings: fittingServices(),
  methods: dictionaries().InstallMethod.map(({ codeName }) => codeName),
};
const facts = factsFromProducts(SOLD);
const specs = productSpecs();
const floorNamed = (text: string) =>
  facts.floors.find(({ productName }) => productName.includes(text)) as PlanFloor;

it('agrees with every floor’s technical facts on size, patterns, laying and trims', () => {
  expect(facts.floors).toHaveLength(specs.length);
  for (const spec of specs) {
    const floor = facts.floors.find(({ productId }) => productId === spec.productId);
    const fitting = spec.accessories.filter(({ use }) => use !== 'Adhesive' && use !== 'Care');
    expect({
      ...floor,
      accessories: floor?.accessories.map(({ productId }) => productId).sort(),
    }).toMatchObject({
      layouts: spec.wastage,
      installMethods: spec.installMethods,
      thicknessMm: spec.thickness.nominalMm,
      ...(spec.wearLayer && { wearLayerMm: spec.wearLayer.nominalMm }),
      widthMm: spec.faceWidths[0]?.widthMm,
      lengthMm: spec.faceLengths[0]?.toMm,
      accessories: fitting.map(({ productId }) => productId).sort(),
    });
  }
});

it('leaves out what products don’t tell: heating of layered boards, commercial use of vinyl, fire class and slip', () => {
  const layered = floorNamed('Harwich');
  expect([layered.heating, layered.fireClass, layered.slipWetPtv]).toEqual([undefined, undefined, undefined]);
  expect(layered.bathroom?.suitability).toBe('with restrictions');
  const [vinyl] = facts.floors.filter(({ productSeries }) => productSeries === 'Vinyl');
  expect([vinyl?.heating, vinyl?.commercial]).toEqual([undefined, undefined]);
  expect(vinyl?.bathroom?.suitability).toBe('suitable');
  const [solid] = facts.floors.filter(({ productSeries }) => productSeries === 'Solid Oak Flooring');
  expect(solid?.heating?.suitability).toBe('not suitable');
});

it('works out packs, skirting and fitting of a plan, and asks for the adhesive', () => {
  const { productId } = floorNamed('Harwich');
  const room = {
    ...newRoom('r-1', 'Kitchen'),
    shape: { kind: 'Rectangle', lengthMm: 5000, widthMm: 4000 } as const,
    productId,
  };
  const plan = newPlan('Flat', [room]);
  const { lines, gaps } = workOut({ ...plan, fitting: { ...plan.fitting, isWanted: true } }, facts);
  expect(lines.map(({ kind }) => kind)).toEqual(['Floor', 'Skirting', 'Fitting']);
  expect(gaps).toEqual([{ kind: 'Adhesive', floorIds: [productId] }]);
});

it('takes methods of other names as the dictionary has them, and shows visitors no prices', () => {
  const visitors = factsFromProducts({
    ...SOLD,
    wood: SOLD.wood.map(({ productPrice: _, ...product }) => ({ ...product, productSeries: 'Barn Boards' })),
    methods: ['Full bond', 'Nail'],
  });
  expect(visitors.floors[0]?.installMethods).toEqual(['Full bond', 'Nail']);
  expect(visitors.floors[0]).not.toHaveProperty('productPrice');
});

it('plans a floor whose size can’t be read by its area alone', () => {
  const [first] = SOLD.wood;
  const [floor] = factsFromProducts({
    ...SOLD,
    wood: first ? [{ ...first, specification: 'various' }] : [],
  }).floors;
  expect(floor).toMatchObject({ thicknessMm: 0, lengthMm: 0 });
  expect(new Set(floor?.accessories.map(({ kind }) => kind))).toEqual(
    new Set(['Underlay', 'Skirting', 'Scotia']),
  );
  expect(floor).not.toHaveProperty('bathroom');
});
