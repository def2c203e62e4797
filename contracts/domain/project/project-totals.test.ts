import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, totalAmount } from '../quantity/packs.ts';
import { lineCosts, type ProjectLine, projectTotals } from './project-totals.ts';

const oak: ProjectLine = {
  productId: 'p-1',
  productSeries: 'Herringbone Flooring',
  productUnit: 'Pack/M2',
  number: 3,
  packSize: 2.17,
  packWeight: 19.4,
  productPrice: 4590,
};
const underlay: ProjectLine = {
  ...oak,
  productId: 'p-2',
  productSeries: 'Accessories',
  packSize: 15,
  packWeight: 6,
  number: 2,
  productPrice: 320,
};

/** Products of a project, some of them in several rooms. */
const projects = fc
  .array(
    fc.record({
      productId: fc.constantFrom('p-1', 'p-2', 'p-3', 'p-4'),
      number: fc.integer({ min: 1, max: 400 }),
    }),
    { maxLength: 30 },
  )
  .chain((lines) =>
    fc
      .array(
        fc.record({
          packSize: fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100),
          packWeight: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
          productPrice: fc.integer({ min: 0, max: 30_000 }),
          productSeries: fc.constantFrom('Vinyl', 'Accessories'),
          productUnit: fc.constant('Pack/M2'),
        }),
        { minLength: 4, maxLength: 4 },
      )
      .map((products) =>
        lines.flatMap((line): ProjectLine[] => {
          const product = products[Number(line.productId.slice(2)) - 1];
          return product ? [{ ...line, ...product }] : [];
        }),
      ),
  );

describe('project totals', () => {
  it('count a floor once for all its rooms, and don’t count accessories as floors', () => {
    expect(projectTotals([oak, { ...oak, number: 1 }, underlay])).toEqual({
      floors: 1,
      areaM2: 8.68,
      packs: 6,
      weightKg: 89.6,
      cost: costOf(8.68, 4590) + costOf(30, 320),
    });
  });

  it('include fitting only in the cost, not in floors, area or packs', () => {
    const fitting = {
      ...oak,
      productId: 'p-3',
      productSeries: 'Fitting',
      productUnit: 'm²',
      number: 121,
      packSize: 1,
      packWeight: 0,
    };
    const without = projectTotals([oak, underlay]);
    expect(projectTotals([oak, underlay, fitting])).toEqual({
      ...without,
      cost: without.cost + costOf(121, oak.productPrice ?? 0),
    });
  });

  it('are zero for a project with only rooms', () => {
    expect(projectTotals([])).toEqual({ floors: 0, areaM2: 0, packs: 0, weightKg: 0, cost: 0 });
  });

  it('leave out lines without a price, and say so line by line', () => {
    const lines = [oak, { ...underlay, productPrice: undefined }];
    expect(lineCosts(lines)).toEqual([costOf(6.51, 4590), undefined]);
    expect(projectTotals(lines).cost).toBe(costOf(6.51, 4590));
  });

  it('give two rooms of one floor together the cost that the basket has for both', () => {
    // 2.17 × 4590 is 9960.3, twice that 19920.6
    expect(
      lineCosts([
        { ...oak, number: 1 },
        { ...oak, number: 1 },
      ]),
    ).toEqual([9960, 9961]);
  });

  it('add up: lines to the total, and the total to the basket’s cost of each product', () => {
    fc.assert(
      fc.property(projects, (lines) => {
        const { cost, packs, areaM2 } = projectTotals(lines);
        const costs = lineCosts(lines);
        expect(costs.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(cost);
        const products = new Map<string, ProjectLine>();
        for (const line of lines) {
          const before = products.get(line.productId)?.number ?? 0;
          products.set(line.productId, { ...line, number: before + line.number });
        }
        const basket = [...products.values()];
        const asked = basket.map((line) =>
          costOf(totalAmount(line.number, line.packSize), line.productPrice ?? 0),
        );
        expect(asked.reduce((sum, each) => sum + each, 0)).toBe(cost);
        expect(basket.reduce((sum, { number }) => sum + number, 0)).toBe(packs);
        expect(projectTotals(basket)).toMatchObject({ areaM2, cost });
      }),
    );
  });

  it('never give a line a negative cost', () => {
    fc.assert(
      fc.property(projects, (lines) => {
        expect(lineCosts(lines).every((cost) => (cost ?? 0) >= 0)).toBe(true);
      }),
    );
  });
});
