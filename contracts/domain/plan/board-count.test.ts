import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLayout } from '../layout/testing/at-once.ts';
import { areaOfBoards } from '../quantity/boards.ts';
import { packsNeeded } from '../quantity/packs.ts';
import { jobOf, patternText, roomsToCount, takesBorder } from './board-count.ts';
import { newPlan, newRoom } from './new-plan.ts';
import type { Plan, PlanFloor, PlanRoom } from './plan.ts';
import { workOut } from './plan-lines.ts';
import { linesToQuote } from './plan-to-quote.ts';
import { planFacts } from './testing/facts.ts';

const plank = planFacts.floors.find(({ productId }) => productId === 'plank') as PlanFloor;
const room = (id: string, more: Partial<PlanRoom> = {}): PlanRoom => ({
  ...newRoom(id, id),
  shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 },
  productId: 'plank',
  ...more,
});
const counted = (rooms: PlanRoom[], sparePercent = 0): Plan => ({
  ...newPlan('House', rooms),
  boardCount: { sparePercent },
});
const floorLine = (plan: Plan) => workOut(plan, planFacts).lines.find(({ kind }) => kind === 'Floor');

describe('boards counted by layout', () => {
  it('are pooled over the rooms of a floor: three rooms of 8 boards take 4 packs of six', () => {
    const plan = counted(['Hall', 'Study', 'Den'].map((id) => room(id, { boards: 8 })));
    expect(floorLine(plan)).toMatchObject({
      number: 4,
      needed: 8.68,
      surplusM2: 0,
      // the first rooms open what the later ones finish
      rooms: [{ packs: 2 }, { packs: 1 }, { packs: 1 }],
    });
  });

  it('have some for breakage in each room, rounded up, and say so', () => {
    // 3 % of 34 is 1.02, so 2; 36 boards are 6 packs of 2.17 m2: 13.02 m2
    const line = floorLine(counted([room('Hall', { boards: 34 })], 3));
    expect(line).toMatchObject({ number: 6, needed: 13.02, surplusM2: 0 });
    expect(line?.why).toEqual([
      '12.00 m² in 1 room, with boards counted by layout: 13.02 m²',
      'Hall: 34 boards by its layout and 2 for breakage',
      '6 packs of 2.17 m²; 0.00 m² left over',
    ]);
  });

  it.each([
    ['Herringbone Flooring', 'Hall: 34 blocks by its layout'],
    ['Versailles Panel', 'Hall: 34 panels by its layout'],
  ])('are called what they are in %s', (productSeries, why) => {
    const floors = [{ ...plank, productSeries }];
    const { lines } = workOut(counted([room('Hall', { boards: 34 })]), { ...planFacts, floors });
    expect(lines[0]?.why).toContain(why);
  });

  it('take as many packs as hold them, in any number of rooms and with any pack', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 300, max: 2400 }),
        fc.integer({ min: 70, max: 300 }),
        fc.constantFrom(2, 3, 4),
        (rooms, inPack, lengthMm, widthMm, decimals) => {
          const packSize = Number(((inPack * lengthMm * widthMm) / 1_000_000).toFixed(decimals));
          const floor = { ...plank, packSize, lengthMm, widthMm };
          const plan = counted(rooms.map((boards, at) => room(`r-${at}`, { boards })));
          const sum = rooms.reduce((all, boards) => all + boards, 0);
          const [laid] = workOut(plan, { ...planFacts, floors: [floor] }).laid;
          expect(laid?.packs).toBe(Math.ceil(sum / inPack));
          expect(packsNeeded(areaOfBoards(sum, floor), packSize)).toBe(laid?.packs);
          expect(laid?.shares.reduce((all, { packs }) => all + packs, 0)).toBe(laid?.packs);
        },
      ),
    );
  });

  it('give way to a percentage that is typed, and count only where the plan asks for it', () => {
    const byPercent = floorLine(newPlan('House', [room('Hall')]));
    expect(floorLine(newPlan('House', [room('Hall', { boards: 90 })]))).toEqual(byPercent);
    expect(floorLine(counted([room('Hall', { boards: 90, wastagePercent: 7 })]))).toEqual(byPercent);
    // until they are counted
    expect(floorLine(counted([room('Hall')]))).toEqual(byPercent);
  });

  it('are quoted as the percentage that they come to, which is never below nothing', () => {
    const quoted = (boards: number) => {
      const plan = counted([room('Hall', { boards })]);
      const onePlot = { plots: 1, packing: 'eachPlot' } as const;
      const [line] = linesToQuote(plan, planFacts, workOut(plan, planFacts), onePlot);
      return line?.rooms?.[0];
    };
    // 36 boards are 13.02 m2 for 12 m2
    expect(quoted(36)).toMatchObject({ areaM2: 12, neededM2: 13.02, wastagePercent: 8.5 });
    expect(quoted(33)).toMatchObject({ neededM2: 11.94, wastagePercent: 0 });
  });
});

describe('rooms to count', () => {
  const L = { kind: 'L', lengthMm: 5000, widthMm: 4000, cutLengthMm: 2000, cutWidthMm: 1500 } as const;
  const FIVE_CORNERS = [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
    { x: 5000, y: 3000 },
    { x: 4000, y: 4000 },
    { x: 0, y: 4000 },
  ];
  it.each<[string, Partial<PlanRoom>, boolean]>([
    ['a rectangle', {}, true],
    ['an L', { shape: L }, true],
    ['a room by its corners', { shape: { kind: 'Corners', corners: FIVE_CORNERS } }, true],
    ['boards along the room', { direction: 'Along the room' }, true],
    ['an L whose corner is as long as the room', { shape: { ...L, cutLengthMm: 5000 } }, false],
    ['a room that is not measured', { shape: { kind: 'Rectangle', lengthMm: 0, widthMm: 3000 } }, false],
    ['an area', { shape: { kind: 'Area', areaM2: 12 } }, false],
    ['diagonal boards', { layout: 'Diagonal' }, false],
    ['boards towards a window', { direction: 'Towards the window' }, false],
    [
      'stairs',
      { stairs: { straight: 3, winder: 0, landing: 0, widthMm: 900, goingMm: 250, riserMm: 200 } },
      false,
    ],
    ['a room with a percentage of its own', { wastagePercent: 5 }, false],
    ['a room that is counted', { boards: 34 }, false],
    ['a room without a floor', { productId: '' }, false],
    ['a floor that is no longer on sale', { productId: 'gone' }, false],
  ])('%s', (_, more, isCounted) => {
    expect(roomsToCount(counted([room('Hall', more)]), planFacts)).toHaveLength(isCounted ? 1 : 0);
    expect(roomsToCount(newPlan('House', [room('Hall', more)]), planFacts)).toEqual([]);
  });

  it.each(['Single herringbone', 'Double herringbone'])(
    'are searched in %s where they are laid so',
    (layout) => {
      const layouts = [
        { layout: 'Single herringbone', percent: 10 },
        { layout: 'Double herringbone', percent: 12 },
      ];
      const blocks = { ...plank, productSeries: 'Herringbone Flooring', layouts };
      const isDouble = layout === 'Double herringbone';
      expect(jobOf(room('Hall', { layout }), blocks)).toMatchObject({
        pattern: { kind: 'herringbone', isDouble },
      });
    },
  );

  it('are searched with the border of a floor that can have one, which its pattern says', () => {
    const bordered = room('Hall', { layout: 'Straight', borderRows: 2 });
    expect(jobOf(bordered, plank)).toMatchObject({ border: 2 });
    expect([takesBorder(bordered, plank), patternText(bordered, plank)]).toEqual([
      true,
      'Straight, border of 2 rows',
    ]);
    const panels = { ...plank, productSeries: 'Versailles Panel' };
    const steps = {
      ...bordered,
      stairs: { straight: 12, winder: 0, landing: 0, widthMm: 800, goingMm: 250, riserMm: 200 },
    };
    for (const [other, floor] of [
      [{ ...bordered, layout: 'Diagonal' }, plank],
      [bordered, panels],
      [steps, plank],
    ] as const) {
      expect(takesBorder(other, floor)).toBe(false);
      expect(patternText(other, floor)).not.toMatch(/border/);
    }
  });

  it('are searched as they run: along the room, or across it', () => {
    const rowsOf = (direction: string) => {
      const job = jobOf(room('Hall', { direction }), plank);
      const found = job && 'bond' in job ? findLayout(job) : undefined;
      return typeof found === 'object' ? [found.run, found.rows] : found;
    };
    // 3.00 m without two gaps of 10 mm over 190 mm, and 4.00 m
    expect(rowsOf('Along the room')).toEqual(['along', 16]);
    expect(rowsOf('Across the room')).toEqual(['across', 21]);
  });
});
