import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSizes, compareText } from './text-order.ts';

describe('compareSizes', () => {
  it('orders by the figures, not by the text', () => {
    const sizes = [
      '6.5 x 180 mm',
      '5.5(0.55) x 180 mm',
      '14(3) x 90 mm',
      '14(3) x 190 mm',
      '6 x 180 mm',
      '5(0.55) x 1220 mm',
    ];
    expect(sizes.sort(compareSizes)).toEqual([
      '5(0.55) x 1220 mm',
      '5.5(0.55) x 180 mm',
      '6 x 180 mm',
      '6.5 x 180 mm',
      '14(3) x 90 mm',
      '14(3) x 190 mm',
    ]);
  });

  it('orders any sizes by thickness, then width', () => {
    const figure = fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(fc.tuple(figure, figure)), (sizes) => {
        const sorted = sizes.map(([thick, wide]) => `${thick} x ${wide} mm`).sort(compareSizes);
        const due = [...sizes].sort(([a, b], [c, d]) => a - c || b - d);
        expect(sorted).toEqual(due.map(([thick, wide]) => `${thick} x ${wide} mm`));
      }),
    );
  });
});

describe('compareText', () => {
  it('orders as a person would: numbers by value, ignoring case and accents', () => {
    const names = ['Oak 10', 'oak 9', 'Étretat', 'Esher', 'Walnut', 'Fulham', 'Oak', 'eton'];
    expect(names.sort(compareText)).toEqual([
      'Esher',
      'eton',
      'Étretat',
      'Fulham',
      'Oak',
      'oak 9',
      'Oak 10',
      'Walnut',
    ]);
  });
});
