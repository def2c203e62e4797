import { expect, it } from 'vitest';
import { NEW_FLIGHT, newPlan, newRoom } from './new-plan.ts';
import type { PlanRoom, PlanShape } from './plan.ts';
import { workOut } from './plan-lines.ts';
import { linesToQuote } from './plan-to-quote.ts';
import { planFacts } from './testing/facts.ts';

const room = (id: string, shape: PlanShape, more: Partial<PlanRoom> = {}): PlanRoom => ({
  ...newRoom(id, id),
  shape,
  productId: 'plank',
  ...more,
});

const SLANTED = [
  { x: 0, y: 0 },
  { x: 5000, y: 0 },
  { x: 4200, y: 3600 },
  { x: 0, y: 3600 },
];

it('hands the outline of a room that is measured as a rectangle, an L or by corners to the quotation, and none of other rooms', () => {
  const size = { lengthMm: 5000, widthMm: 3600 };
  const cut = { cutLengthMm: 1200, cutWidthMm: 1000 };
  const plan = newPlan('House', [
    room('Rectangle', { kind: 'Rectangle', ...size }),
    room('L', { kind: 'L', ...size, ...cut }),
    room('Corners', { kind: 'Corners', corners: SLANTED }),
    room('L without its corner', { kind: 'L', ...size }),
    room('Area', { kind: 'Area', areaM2: 12 }),
    room('Parts', { kind: 'Rectangles', parts: [{ ...size, joinedMm: 0 }] }),
    room('Stairs', { kind: 'Rectangle', ...size }, { stairs: { ...NEW_FLIGHT, straight: 13 } }),
  ]);
  const lines = linesToQuote(plan, planFacts, workOut(plan, planFacts), { plots: 1, packing: 'eachPlot' });
  const rooms = lines.flatMap((line) => line.rooms ?? []);
  expect(rooms.map(({ roomName, outline }) => [roomName, outline])).toEqual([
    ['Rectangle', size],
    ['L', { ...size, ...cut }],
    ['Corners', { corners: SLANTED, lengthMm: 5000, widthMm: 3600 }],
    ['L without its corner', undefined],
    ['Area', undefined],
    ['Parts', undefined],
    ['Stairs', undefined],
  ]);
});

it('hands on the border of a floor that can have one, with the gap of its layout: none of diagonal boards', () => {
  // at 2 mm for each metre of its shorter side the gap is 11 mm
  const shape = { kind: 'Rectangle', lengthMm: 7000, widthMm: 5500 } as const;
  const plan = newPlan('House', [
    room('Hall', shape, { layout: 'Straight', borderRows: 2 }),
    room('Study', shape, { layout: 'Diagonal', borderRows: 2 }),
  ]);
  const lines = linesToQuote(plan, planFacts, workOut(plan, planFacts), { plots: 1, packing: 'eachPlot' });
  const [hall, study] = lines.flatMap((line) => line.rooms ?? []);
  expect(hall?.outline?.border).toEqual({ rows: 2, widthMm: 190, gapMm: 11 });
  expect(study?.outline?.border).toBeUndefined();
});
