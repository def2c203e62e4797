import { describe, expect, it } from 'vitest';
import { type WorkedLine, workingOf } from './quotation-working.ts';

const room = (areaM2: number, wastagePercent: number, neededM2: number, number: number) => ({
  roomName: 'Kitchen',
  storey: '',
  areaM2,
  wastagePercent,
  neededM2,
  number,
  pattern: '',
  direction: '',
  note: '',
});
const oak: WorkedLine = {
  productUnit: 'Pack/M2',
  productSeries: 'Multiply Inspiration',
  packSize: 2.17,
  number: 9,
  need: { amount: 18.3, unit: 'm2', pack: 2.17 },
  rooms: [room(12, 7, 12.84, 6), room(5, 9.2, 5.46, 3)],
};

describe('how the packs of a line follow from a plan', () => {
  it('names area, wastage, packs and what is left over', () => {
    expect(workingOf(oak, { plots: 1, packing: 'eachPlot' })).toEqual([
      '17.00 m² laid and 1.30 m² wastage (7% and 9.2%), 18.30 m² needed.',
      'Rounded up to 9 packs of 2.17 m², 1.23 m² left over.',
    ]);
  });

  it('says for several plots whether each has whole packs or all are counted once', () => {
    expect(workingOf(oak, { plots: 12, packing: 'eachPlot' })).toEqual([
      'Each plot: 17.00 m² laid and 1.30 m² wastage (7% and 9.2%), 18.30 m² needed.',
      'Rounded up to 9 packs of 2.17 m², 1.23 m² left over on each plot, 108 packs in all.',
    ]);
    expect(workingOf({ ...oak, number: 102 }, { plots: 12, packing: 'together' })[1]).toBe(
      'All 12 plots together: 219.60 m² in 102 packs of 2.17 m², 1.74 m² left over.',
    );
  });

  it('says that packs were set by hand, and what they lack', () => {
    expect(workingOf({ ...oak, number: 8 }, { plots: 1, packing: 'eachPlot' }).slice(1)).toEqual([
      'In 8 packs of 2.17 m², 0.94 m² too little.',
      'Set by hand: the plan counts 9 packs.',
    ]);
  });

  it('counts accessories and fitting in what they are measured in', () => {
    const glue = {
      ...oak,
      productUnit: 'Tub',
      productSeries: 'Accessories',
      packSize: 1,
      number: 2,
      rooms: [],
    };
    expect(
      workingOf({ ...glue, need: { amount: 18.7, unit: 'kg', pack: 15 } }, { plots: 1, packing: 'eachPlot' }),
    ).toEqual(['18.7 kg needed.', 'Rounded up to 2 tubs of 15 kg, 11.3 kg left over.']);
    const fitting = { ...glue, productUnit: 'm²', productSeries: 'Fitting', number: 17 };
    expect(
      workingOf(
        { ...fitting, need: { amount: 16.2, unit: 'm2', pack: 1 } },
        { plots: 1, packing: 'eachPlot' },
      ),
    ).toEqual(['16.20 m² needed.', 'Rounded up to 17 m².']);
  });

  it('is nothing for a line that no plan has worked out', () => {
    expect(workingOf({ ...oak, need: undefined }, { plots: 12, packing: 'eachPlot' })).toEqual([]);
  });
});
