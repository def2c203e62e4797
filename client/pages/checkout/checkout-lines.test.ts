import { describe, expect, it } from 'vitest';
import { checkoutLine, checkoutLoad, problemOf, projectOf, type ReceivedLine } from './checkout-lines.ts';

const received: ReceivedLine = {
  carId: 'b-1',
  carType: 0,
  productNo: 'AL-H101',
  productName: 'Blakeney Oak Natural',
  productPrice: 3690,
  productUnit: 'Pack/M2',
  number: 12,
  amount: 15.6,
  packSize: 1.3,
  packWeight: 14.2,
  palletSize: 48,
  specification: '15(4) x 120 x 600',
  productInfo: '{}',
  inventoryBalance: 40,
};
const line = (change: Partial<ReceivedLine> = {}) => checkoutLine({ ...received, ...change });

describe('a line of the checkout', () => {
  it('costs the same as in the basket', () => {
    expect(line()).toMatchObject({ costPence: 57_564, packs: 12, isGone: false });
  });

  it('for a sample has no weight and isn’t checked against the stock', () => {
    const sample = line({ carType: 1, number: 1, amount: 1, productPrice: 0, inventoryBalance: 0 });
    expect(sample).toMatchObject({ isSample: true, costPence: 0 });
    expect(checkoutLoad([sample])).toEqual({ weightKg: 0, pallets: 0, longestMm: 0 });
    expect(problemOf(sample)).toBeUndefined();
  });

  it('is gone if its product is, whatever its price was', () => {
    expect(line({ productName: null })).toMatchObject({ isGone: true, costPence: 0, name: 'AL-H101' });
  });
});

describe('the load', () => {
  it('has the total weight, the longest board and the number of pallets', () => {
    const long = line({ carId: 'b-2', specification: '14(3) x 190 x 1900', packWeight: 0.1, number: 3 });
    expect(checkoutLoad([line(), long])).toEqual({ weightKg: 170.7, pallets: 1, longestMm: 1900 });
  });

  it('is zero without lines', () => {
    expect(checkoutLoad([])).toEqual({ weightKg: 0, pallets: 0, longestMm: 0 });
  });
});

describe('what keeps a line from being ordered', () => {
  it.each([
    [{}, undefined, undefined],
    [{ inventoryBalance: 5 }, undefined, { kind: 'packs', packs: 5 }],
    [{ inventoryBalance: 0 }, undefined, { kind: 'remove' }],
    [{ productName: null }, undefined, { kind: 'remove' }],
    [{}, 'The price has gone up.', { kind: 'basket' }],
    [{ inventoryBalance: 5 }, 'There are 5 packs.', { kind: 'packs', packs: 5 }],
  ])('%j, refused with %j, is put right by %j', (change, refused, mend) => {
    const problem = problemOf(line(change), refused);
    expect(problem?.mend).toEqual(mend);
    if (refused) expect(problem?.words).toBe(refused);
  });
});

it.each([
  [['{', '{"projectInfo":"j-1"}'], 'j-1'],
  [['null', '{"projectInfo":7}'], ''],
  [[], ''],
])('samples whose lines carry %j are for project %j', (infos, project) => {
  expect(projectOf(infos.map((productInfo, n) => ({ carId: `b-${n}`, productInfo })))).toBe(project);
});
