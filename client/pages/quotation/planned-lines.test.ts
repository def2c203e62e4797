import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import { planFacts } from '../../../contracts/domain/plan/testing/facts.ts';
import { plannedLines } from './planned-lines.ts';

const room = (id: string, lengthMm: number, widthMm: number) => ({
  ...newRoom(id, 'Bedroom'),
  shape: { kind: 'Rectangle' as const, lengthMm, widthMm },
  productId: 'plank',
});
// 7.50 and 6.00 m2 with 7% wastage are 14.45 m2: 7 packs of 2.17 m2
const plan: Plan = newPlan('House', [room('a', 3000, 2500), room('b', 3000, 2000)]);
const planned = (plots: number, packing: 'eachPlot' | 'together', of = plan) =>
  plannedLines(of, planFacts, { plots, packing, postCode: '' });

describe('a plan that is quoted for several plots', () => {
  it('has whole packs on each plot or packs counted once for all, each with its price', () => {
    const [each, together] = [planned(12, 'eachPlot'), planned(12, 'together')];
    expect([each.lines[0]?.number, each.lines[0]?.perPlot]).toEqual([84, 7]);
    expect([together.lines[0]?.number, together.lines[0]?.perPlot]).toEqual([80, undefined]);
    expect(each.lines[0]?.working).toContain(
      'Rounded up to 7 packs of 2.17 m², 0.74 m² left over on each plot, 84 packs in all.',
    );
    expect(together.lines[0]?.working).toContain(
      'All 12 plots together: 173.40 m² in 80 packs of 2.17 m², 0.20 m² left over.',
    );
    expect(together.packs).toBeLessThan(each.packs);
    expect(together.sums?.total).toBeLessThan(each.sums?.total ?? 0);
  });

  it('shares the packs of a line between rooms, also where two rooms have one name', () => {
    expect(planned(12, 'eachPlot').rooms.map(({ areaM2, packs }) => [areaM2, packs])).toEqual([
      [7.5, 4],
      [6, 3],
    ]);
    const shares = planned(12, 'together').rooms.map(({ packs }) => packs);
    expect(shares.reduce((sum, packs) => sum + packs, 0)).toBe(80);
  });

  it('has the packs that the customer has set for one plot on every plot', () => {
    const own = { ...plan, quantities: [{ productId: 'skirting', number: 9 }] };
    for (const packing of ['eachPlot', 'together'] as const) {
      const line = planned(12, packing, own).lines.find(({ productId }) => productId === 'skirting');
      expect(line?.number).toBe(108);
    }
  });
});

it('leads from a measured room, whose floor is laid in its usual way, to its layout', () => {
  const query = (of: Partial<PlanRoom>) =>
    planned(1, 'eachPlot', { ...plan, rooms: [{ ...room('a', 3000, 2500), ...of }] }).rooms[0]?.layout;
  expect(query({ direction: 'Across the room' })).toMatchObject({
    id: 'plank',
    length: 3000,
    width: 2500,
    run: 'across',
  });
  expect(query({ borderRows: 2 })).toMatchObject({ border: 2 });
  const l = { kind: 'L' as const, lengthMm: 4000, widthMm: 3000, cutLengthMm: 1500, cutWidthMm: 1000 };
  expect(query({ shape: l })).toMatchObject({ shape: 'L', cutlength: 1500, cutwidth: 1000 });
  expect(query({ shape: { kind: 'Area', areaM2: 12 } })).toBeUndefined();
  expect(query({ layout: 'Diagonal' })).toBeUndefined();
  const blocks = {
    ...planFacts,
    floors: planFacts.floors.map((floor) => ({
      ...floor,
      productSeries: 'Herringbone Flooring',
      layouts: [
        { layout: 'Single herringbone', percent: 10 },
        { layout: 'Double herringbone', percent: 12 },
      ],
    })),
  };
  const leads = (layout: string) =>
    plannedLines({ ...plan, rooms: [{ ...room('a', 3000, 2500), layout }] }, blocks, {
      plots: 1,
      packing: 'eachPlot',
      postCode: '',
    }).rooms[0]?.layout;
  expect(leads('')).toMatchObject({ id: 'plank', length: 3000, herringbone: undefined });
  expect(leads('Double herringbone')).toMatchObject({ id: 'plank', herringbone: 'double' });
});
