import { expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { floorSize } from './floor-size.ts';

it.each([
  ['14(3) x 190 x 1900 mm', { thicknessMm: 14, wearLayerMm: 3, widthMm: 190, lengthMm: 1900 }],
  ['6.5(0.55)×228 × 1524 mm (2)', { thicknessMm: 6.5, wearLayerMm: 0.55, widthMm: 228, lengthMm: 1524 }],
  ['22 (6) X 220 X 600 - 2200', { thicknessMm: 22, wearLayerMm: 6, widthMm: 220, lengthMm: 2200 }],
  ['14(3) mm x 190 mm x 1900 mm', { thicknessMm: 14, wearLayerMm: 3, widthMm: 190, lengthMm: 1900 }],
  ['18 x 90 x 1200 mm', { thicknessMm: 18, widthMm: 90, lengthMm: 1200 }],
  ['15 kg', undefined],
  ['190 x 1900 mm', undefined],
  ['', undefined],
])('%j is read as %j', (specification, size) => {
  expect(floorSize(specification)).toEqual(size);
});

it('every floor of the catalogue has the sizes that it is made in', () => {
  const floors = catalogue().filter((item) => item.kind === 'floor');
  const read = floors.map((item) => floorSize(toProduct(item).specification));
  expect(read).toEqual(
    floors.map(({ build: { totalThicknessMm, wearLayerMm, widthMm, lengthMm } }) => ({
      thicknessMm: totalThicknessMm,
      ...(wearLayerMm && { wearLayerMm }),
      widthMm,
      lengthMm,
    })),
  );
});
