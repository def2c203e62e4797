import { expect, it } from 'vitest';
import { buildProduct } from '../../../fixtures/builders/build-product.ts';
import { lineProduct, packedOf } from './line-product.ts';

it('keeps how a product is named, sold, packed and measured, and nothing else', () => {
  expect(lineProduct(buildProduct())).toEqual({
    productNo: 'AL-TEST',
    productName: 'Test Oak Natural',
    productUnit: 'Pack/M2',
    packSize: 2,
    packWeight: 20,
    palletSize: 48,
    specification: '15(4) x 200 x 2000 mm',
  });
});

it('takes what a backend leaves out, or sends as null, for nothing', () => {
  const nothing = { packSize: 0, packWeight: 0, palletSize: 0, specification: '' };
  expect(packedOf({ packSize: null })).toEqual(nothing);
  expect(lineProduct({})).toEqual({ productNo: '', productName: '', productUnit: '', ...nothing });
});
