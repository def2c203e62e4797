import { describe, expect, it } from 'vitest';
import { FITTING_CHECKLIST } from '../../../contracts/domain/order/fitting.ts';
import { checkoutLine } from './checkout-lines.ts';
import { knownFitting } from './known-fitting.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const fittingLine = (productInfo: string) =>
  checkoutLine({ carId: 'b-1', productName: 'Fitting', productPrice: 1, productUnit: 'm²', productInfo });
const quoted = (productUnit: string, checkList: number[], visitDay = '', visitNote = '') => ({
  lines: [{ productUnit, productSeries: productUnit === 'm²' ? 'Fitting' : 'Vinyl' }] as never,
  fitting: { checkList, visitDay, visitNote },
});

describe('what is known of fitting at the checkout', () => {
  it.each([
    [JSON.stringify({ installCheckList: FITTING_CHECKLIST }), [0, 1, 2, 3, 4]],
    [JSON.stringify({ installCheckList: FITTING_CHECKLIST.slice(1) }), []],
    [JSON.stringify({ installCheckList: 5 }), []],
    ['null', []],
    ['', []],
    ['any text', []],
  ])('the points of a basket line whose productInfo is %j', (productInfo, checkList) => {
    expect(knownFitting([fittingLine(productInfo)], [], NOW).checkList).toEqual(checkList);
  });

  it('only the fitting lines of the basket decide which points are confirmed', () => {
    const floor = checkoutLine({ carId: 'b-2', productName: 'Oak', productPrice: 1, productUnit: 'Pack/M2' });
    const fitting = fittingLine(JSON.stringify({ installCheckList: FITTING_CHECKLIST }));
    expect(knownFitting([floor, fitting], [], NOW).checkList).toEqual([0, 1, 2, 3, 4]);
  });

  it('a point is confirmed if each quotation with fitting has it; the first visit still to come is used', () => {
    const known = (...all: ReturnType<typeof quoted>[]) => knownFitting([], all, NOW);
    expect(known(quoted('m²', [0, 1, 2]), quoted('m²', [1, 2, 4]), quoted('Pack/M2', [])).checkList).toEqual([
      1, 2,
    ]);
    expect(
      known(quoted('m²', [], '2026-11-20', 'over'), quoted('m²', [], '2026-11-23', 'gate')),
    ).toMatchObject({ visitDay: '2026-11-23', visitNote: 'gate' });
  });
});
