import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadOf } from '../order/order-load.ts';
import { projectTotals } from '../project/project-totals.ts';
import { areaWithWastage, packsNeeded, totalAmount } from '../quantity/packs.ts';
import { wastageOf } from './laid-floors.ts';
import { newPlan, newRoom } from './new-plan.ts';
import type { Plan, PlanRoom } from './plan.ts';
import { planLines, workOut } from './plan-lines.ts';
import { roomSize } from './room-size.ts';
import { planFacts } from './testing/facts.ts';

const mm = fc.integer({ min: 0, max: 12_000 });
const shapes: fc.Arbitrary<PlanRoom['shape']> = fc.oneof(
  fc.record({ kind: fc.constant('Rectangle' as const), lengthMm: mm, widthMm: mm }),
  fc.record({
    kind: fc.constant('Area' as const),
    areaM2: fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100),
  }),
);
const rooms = fc.record({
  shape: shapes,
  productId: fc.constantFrom('', 'plank', 'block', 'chevron', 'panel', 'vinyl'),
  hasSkirting: fc.boolean(),
  isHeated: fc.boolean(),
  wastage: fc.option(
    fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
    { nil: undefined },
  ),
});
const doorways = fc.record({
  from: fc.nat(),
  to: fc.option(fc.nat()),
  widthMm: fc.integer({ min: 0, max: 3000 }),
  leadsTo: fc.constantFrom('outside' as const, 'elsewhere' as const),
});
/** Between two of the rooms, or out of one. */
function doorway(
  from: number,
  to: number | null,
  rooms: number,
  widthMm: number,
  leadsTo: 'outside' | 'elsewhere',
): Plan['doorways'][number] {
  const [near, far] = [from % rooms, to === null ? from % rooms : to % rooms];
  return near === far
    ? { roomIds: [`r${near}`], widthMm, leadsTo }
    : { roomIds: [`r${near}`, `r${far}`], widthMm };
}
const plans: fc.Arbitrary<Plan> = fc
  .record({
    rooms: fc.array(rooms, { maxLength: 25 }),
    openings: fc.array(doorways, { maxLength: 40 }),
    plots: fc.constantFrom(1, 2, 12, 40),
    isFitted: fc.boolean(),
  })
  .map(({ rooms: all, openings, plots, isFitted }) => ({
    ...newPlan(
      'House',
      all.map(({ wastage, ...room }, index) => ({
        ...newRoom(`r${index}`, `Room ${index}`),
        ...room,
        ...(wastage !== undefined && { wastagePercent: wastage }),
      })),
    ),
    plots,
    doorways:
      all.length === 0
        ? []
        : openings.map(({ from, to, widthMm, leadsTo }) => doorway(from, to, all.length, widthMm, leadsTo)),
    fitting: { isWanted: isFitted, checkList: [], visitDay: '', visitNote: '' },
  }));

const floorOf = (id: string) =>
  planFacts.floors.find(({ productId }) => productId === id) ?? expect.unreachable();

describe('packs of a floor over several rooms', () => {
  it('are never fewer than any room, or all together, need', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const { floor, shares, packs, surplusM2 } of workOut(plan, planFacts).laid) {
          const needed =
            shares.reduce((sum, { amountM2 }) => sum + Math.round(amountM2 * 100), 0) * plan.plots;
          expect(Math.round(totalAmount(packs, floor.packSize) * 100)).toBeGreaterThanOrEqual(needed);
          expect(surplusM2).toBeGreaterThanOrEqual(0);
          // at every room, what was opened until then covers what was laid until then
          let opened = 0;
          let laid = 0;
          for (const share of shares) {
            opened += share.packs;
            laid += Math.round(share.amountM2 * 100) * plan.plots;
            expect(Math.round(totalAmount(opened, floor.packSize) * 100)).toBeGreaterThanOrEqual(laid);
          }
          expect(opened).toBe(packs);
        }
      }),
    );
  });

  it('are never more than rooms rounded up by themselves would take', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const { floor, rooms: of, packs } of workOut(plan, planFacts).laid) {
          const separate = of.reduce((sum, room) => {
            const amount = areaWithWastage(roomSize(room).netM2, wastageOf(room, floor));
            return sum + packsNeeded(amount, floor.packSize) * plan.plots;
          }, 0);
          expect(packs).toBeLessThanOrEqual(separate);
          // and one pack less would be too little
          const needed = of.reduce(
            (sum, room) =>
              sum + Math.round(areaWithWastage(roomSize(room).netM2, wastageOf(room, floor)) * 100),
            0,
          );
          if (packs > 0) {
            expect(Math.round(totalAmount(packs - 1, floor.packSize) * 100)).toBeLessThan(
              needed * plan.plots,
            );
          }
        }
      }),
    );
  });
});

describe('what a plan takes', () => {
  it('doesn’t depend on which of its two rooms a doorway names first', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const turned = plan.doorways.map((each) => ({ ...each, roomIds: [...each.roomIds].reverse() }));
        expect(workOut({ ...plan, doorways: turned }, planFacts)).toEqual(workOut(plan, planFacts));
      }),
    );
  });
});

describe('the sums of a plan', () => {
  it('are those of a basket and of a project with the same lines', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { lines, sums } = workOut(plan, planFacts);
        if (lines.length === 0) {
          expect(sums.costPence).toBeUndefined();
          return;
        }
        const products = [...planFacts.floors, ...planFacts.accessories];
        const goods = lines.flatMap((line) => {
          const product = products.find(({ productId }) => productId === line.productId);
          return product ? [{ ...product, productSeries: '', number: line.number, kind: line.kind }] : [];
        });
        const project = projectTotals(
          goods.map((line) => ({
            ...line,
            productPrice: line.productPrice,
            productSeries: line.kind === 'Floor' ? 'Vinyl' : 'Accessories',
          })),
        );
        const fitting = lines.filter(({ kind }) => kind === 'Fitting');
        const fitted = fitting.reduce((sum, { costPence = 0 }) => sum + costPence, 0);
        expect(sums.costPence).toBe(project.cost + fitted);
        expect([sums.amountM2, sums.packs]).toEqual([project.areaM2, project.packs]);
        expect(sums.weightKg).toBe(project.weightKg);
        expect(sums.weightKg).toBe(loadOf(goods).weightKg);
      }),
    );
  });

  it('hold every product once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const ids = planLines(plan, planFacts).map(({ productId }) => productId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('have no money without prices, and the same packs', () => {
    const bare = {
      floors: planFacts.floors.map(({ productPrice, ...rest }) => rest),
      accessories: planFacts.accessories.map(({ productPrice, ...rest }) => rest),
      fittings: planFacts.fittings.map(({ productPrice, ...rest }) => rest),
    };
    const plan = newPlan('Flat', [
      {
        ...newRoom('a', 'A'),
        shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 },
        productId: 'plank',
      },
    ]);
    const { lines, sums } = workOut(plan, bare);
    expect(sums.costPence).toBeUndefined();
    expect(JSON.stringify(lines)).not.toContain('Pence');
    expect(lines.map(({ number }) => number)).toEqual(planLines(plan, planFacts).map(({ number }) => number));
  });
});

describe('what a customer decides', () => {
  const shape = { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 } as const;
  const base = newPlan('House', [
    { ...newRoom('a', 'A'), shape, productId: 'plank' },
    { ...newRoom('b', 'B'), shape, productId: 'block' },
  ]);
  const needs = (more: Partial<Plan>) => workOut({ ...base, ...more }, planFacts).needs;

  it('leaves an accessory out for one floor and keeps it for the other', () => {
    const glue = needs({ choices: [{ kind: 'Adhesive', floorId: 'plank', productId: '', isWanted: false }] });
    const adhesives = glue.filter(({ kind }) => kind === 'Adhesive');
    expect(adhesives.map(({ floorIds, isWanted }) => [floorIds, isWanted])).toEqual([
      [['plank'], false],
      [['block'], true],
    ]);
  });

  it('keeps care as an offer until it is chosen', () => {
    const care = needs({}).filter(({ kind }) => kind === 'Care');
    expect(care.map(({ isOptional, isWanted, number }) => [isOptional, isWanted, number])).toEqual([
      [true, false, 0],
      [true, false, 0],
    ]);
  });

  it('takes another way of laying only where the floor allows it', () => {
    const methods = (method: 'Click' | 'Floating') =>
      workOut({ ...base, methods: [{ productId: 'plank', method }] }, planFacts).laid[0]?.method;
    expect([methods('Floating'), methods('Click')]).toEqual(['Floating', 'Glue down']);
  });

  it('is reported where we have nothing that fits', () => {
    const facts = {
      ...planFacts,
      floors: planFacts.floors.map((floor) => ({
        ...floor,
        accessories: floor.accessories.filter(({ kind }) => kind !== 'Edge profile'),
      })),
    };
    const rooms = base.rooms.map((room) => ({ ...room, openEdgeMm: 500 }));
    expect(workOut({ ...base, rooms }, facts).gaps).toEqual([
      { kind: 'Edge profile', floorIds: ['plank'] },
      { kind: 'Edge profile', floorIds: ['block'] },
    ]);
  });

  it('leaves out floors that are no longer on sale', () => {
    expect(planLines(base, { ...planFacts, floors: [floorOf('block')] })[0]?.productId).toBe('block');
  });
});
