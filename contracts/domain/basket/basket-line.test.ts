import { expect, it } from 'vitest';
import { lineFacts } from './basket-line.ts';

const floor = {
  productNo: 'AL-H101',
  productName: 'Blakeney Oak Natural',
  productSeries: 'Herringbone Flooring',
  productPrice: 3690,
  productUnit: 'Pack/M2',
  packSize: 1.3,
  packWeight: 12.5,
  palletSize: 48,
  specification: '14(3) x 90 x 450 mm',
  inventoryBalance: 900,
};

it('a line of a floor has the packs’ area at today’s price', () => {
  expect(lineFacts(floor, { carType: 0, number: 9 })).toMatchObject({
    productPrice: 3690,
    productUnit: 'Pack/M2',
    amount: 11.7,
    packSize: 1.3,
    packWeight: 12.5,
  });
});

it('a line of a sample is one piece without weight, free unless it is a panel', () => {
  const sample = { productUnit: 'Piece', amount: 1, packSize: 1, packWeight: 0 };
  expect(lineFacts(floor, { carType: 1, number: 1 })).toMatchObject({ ...sample, productPrice: 0 });
  const panel = { ...floor, productSeries: 'Versailles Panel' };
  expect(lineFacts(panel, { carType: 1, number: 1 })).toMatchObject({ ...sample, productPrice: 3500 });
});
