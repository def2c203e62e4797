import { describe, expect, it } from 'vitest';
import { areaToOrder, usualWastage } from './laid-floors.ts';
import { NEW_FLIGHT, newPlan, newRoom } from './new-plan.ts';
import type { PlanFloor, PlanRoom, PlanStairs } from './plan.ts';
import { workOut } from './plan-lines.ts';
import { roomSize } from './room-size.ts';
import { stairBoards } from './stair-boards.ts';
import { planFacts } from './testing/facts.ts';

const FLIGHT: PlanStairs = { ...NEW_FLIGHT, straight: 14, goingMm: 250, riserMm: 200 };
const plank = planFacts.floors.find(({ productId }) => productId === 'plank') as PlanFloor;
const stairs = (flight: Partial<PlanStairs>, more: Partial<PlanRoom> = {}): PlanRoom => ({
  ...newRoom('s', 'Stairs'),
  stairs: { ...FLIGHT, ...flight },
  productId: 'plank',
  ...more,
});

describe('the boards of a flight', () => {
  it.each<[flight: Partial<PlanStairs>, lengthMm: number, widthMm: number, boards: number]>([
    // 14 × 3 pieces of 0.90 m, two out of each board
    [{}, 1900, 150, 21],
    [{}, 1900, 190, 21],
    [{}, 1900, 200, 21],
    // a step is covered by two boards of 260 mm
    [{}, 1900, 260, 14],
    // one piece out of each, and out of two
    [{ widthMm: 1000 }, 1900, 190, 42],
    [{ widthMm: 950 }, 1900, 190, 21],
    [{ widthMm: 600 }, 1900, 190, 14],
    // wider than a board is long: a whole one and 100 mm, of which one board gives six
    [{ widthMm: 700 }, 600, 90, 82],
    // shallow and deep steps
    [{ goingMm: 220, riserMm: 150 }, 1900, 190, 14],
    [{ goingMm: 220, riserMm: 170 }, 1900, 190, 21],
    // winding steps are half as deep again: 375 + 200 mm are four boards of 190 mm
    [{ straight: 0, winder: 2 }, 1900, 190, 4],
    // a landing is as deep as the flight is wide: 1,100 mm are six
    [{ straight: 0, landing: 1 }, 1900, 190, 3],
    [{ straight: 1 }, 1900, 190, 2],
  ])('%o out of %s × %s mm are %s', (flight, lengthMm, widthMm, boards) => {
    expect(stairBoards({ ...FLIGHT, ...flight }, { lengthMm, widthMm })).toBe(boards);
  });

  it('are not counted while the steps, or the boards, are not measured', () => {
    const size = { lengthMm: 1900, widthMm: 190 };
    expect(stairBoards({ ...FLIGHT, goingMm: 0 }, size)).toBeUndefined();
    expect(stairBoards({ ...FLIGHT, riserMm: 0 }, size)).toBeUndefined();
    expect(stairBoards({ ...FLIGHT, straight: 0 }, size)).toBeUndefined();
    expect(stairBoards(FLIGHT, { ...size, widthMm: 0 })).toBeUndefined();
    const { lines } = workOut(newPlan('House', [stairs({ riserMm: 0 })]), planFacts);
    expect(lines.filter(({ kind }) => kind === 'Floor')).toEqual([]);
  });

  it('are what a flight takes, unless its wastage is typed', () => {
    expect(roomSize(stairs({})).netM2).toBe(5.67);
    // 21 boards of packs of six, 2.17 m2 each: 3.5 × 2.17 = 7.595
    expect(areaToOrder(stairs({}), plank, undefined)).toBe(7.6);
    expect(usualWastage(stairs({}), plank, undefined)).toBe(34);
    expect(areaToOrder(stairs({}, { wastagePercent: 20 }), plank, undefined)).toBe(6.8);
    // a hall of 12 m2 with its steps: 7 % on the hall alone
    const hall = stairs({}, { shape: { kind: 'Area', areaM2: 12 } });
    expect(areaToOrder(hall, plank, undefined)).toBe(20.44);
  });

  it('are reported with the boards from which they are cut', () => {
    const [line] = workOut(newPlan('House', [stairs({})]), planFacts).lines;
    expect(line?.why).toEqual([
      '5.67 m² in 1 room, with what is cut off for steps: 7.60 m²',
      'Stairs: 14 steps 900 mm wide, going 250 mm, riser 200 mm, 5.67 m², cut from 21 boards of 1,900 × 190 mm: 7.60 m²',
      '4 packs of 2.17 m²; 1.08 m² left over',
    ]);
  });
});
