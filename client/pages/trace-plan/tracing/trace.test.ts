import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, inBounds, isWithin } from '../../../../contracts/domain/layout/corners.ts';
import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import type { Trace } from '../../../features/plan/floor-plan/kept-trace.ts';
import {
  isRectangle,
  measured,
  mmPerUnit,
  movedCorner,
  overlapping,
  rectangleBetween,
  resized,
  roomFault,
  shapeOf,
} from './trace.ts';

const at = (x: number, y: number) => ({ x, y });

describe('rooms that lie over each other', () => {
  const room = (
    name: string,
    corners: Trace['rooms'][number]['corners'],
    page = 1,
  ): Trace['rooms'][number] => ({
    id: name,
    page,
    kind: 'Other',
    name,
    corners,
  });
  const named = (...rooms: Trace['rooms']) =>
    overlapping(rooms).map(([one, other]) => `${one.name} and ${other.name}`);
  const hall = room('Hall', rectangleBetween(at(0, 0), at(100, 100)));

  it('are named in pairs, also where one lies within the other', () => {
    const kitchen = room('Kitchen', rectangleBetween(at(90, 50), at(200, 150)));
    const cupboard = room('Cupboard', rectangleBetween(at(120, 90), at(130, 100)));
    expect(named(hall, kitchen, cupboard)).toEqual(['Hall and Kitchen', 'Kitchen and Cupboard']);
  });

  it('are not those that meet, that lie on another page, or whose walls are traced a little over each other', () => {
    expect(named(hall, room('Next', rectangleBetween(at(100, 0), at(200, 100))))).toEqual([]);
    expect(named(hall, room('Above', hall.corners, 2))).toEqual([]);
    expect(named(hall, room('Next', rectangleBetween(at(99, 0), at(200, 100))))).toEqual([]);
    expect(named(hall, room('Next', rectangleBetween(at(97, 0), at(200, 100))))).toEqual(['Hall and Next']);
  });

  it('are not confused with those in the recess of another, whichever way round they are traced', () => {
    const l = [at(0, 0), at(200, 0), at(200, 100), at(100, 100), at(100, 200), at(0, 200)];
    const recess = room('Bath', rectangleBetween(at(100, 100), at(200, 200)));
    expect(named(room('Living Room', l), recess)).toEqual([]);
    expect(named(room('Living Room', [...l].reverse()), recess)).toEqual([]);
    const slanting = room('Study', [at(100, 120), at(180, 120), at(180, 180)]);
    expect(named(room('Living Room', [...l].reverse()), slanting)).toEqual([]);
    expect(named(room('Living Room', l), room('Study', [at(50, 120), at(180, 120), at(180, 180)]))).toEqual([
      'Living Room and Study',
    ]);
  });
});

describe('the scale of a page', () => {
  it('is that of the paper: at 1:50, an A3 sheet shows 21 by 14.85 m', () => {
    const mm = mmPerUnit({ kind: 'paper', ratio: 50 }) ?? 0;
    // A3 in points, which are 1/72 inch
    expect(1190.55 * mm).toBeCloseTo(21_000, -1);
    expect(841.89 * mm).toBeCloseTo(14_850, -1);
  });

  it('is that of a line whose length is typed, however it lies', () => {
    expect(mmPerUnit({ kind: 'line', from: at(100, 500), to: at(400, 100), mm: 4250 })).toBe(8.5);
  });

  it('is not known before the length is typed, or of a line without one', () => {
    expect(mmPerUnit(undefined)).toBeUndefined();
    expect(mmPerUnit({ kind: 'line', from: at(0, 0), to: at(400, 0), mm: 0 })).toBeUndefined();
    expect(mmPerUnit({ kind: 'line', from: at(5, 5), to: at(5, 5), mm: 4250 })).toBeUndefined();
  });
});

/** Corners around a middle, in order, so that their walls don't cross. */
const polygons = fc
  .record({
    around: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 50, max: 100 })), {
      minLength: 4,
      maxLength: 20,
    }),
    isClockwise: fc.boolean(),
  })
  .map(({ around, isClockwise }) => {
    const all = around.reduce((sum, [part]) => sum + part, 0);
    let turn = 0;
    const corners = around.map(([part, reach]) => {
      turn += (2 * Math.PI * part) / all;
      return at(5 + (4 * reach * Math.cos(turn)) / 100, 6 + (5 * reach * Math.sin(turn)) / 100);
    });
    return isClockwise ? corners.reverse() : corners;
  });

describe('a traced room', () => {
  it('has its area at any scale, whichever way round it is traced, to the rounding of its corners', () => {
    fc.assert(
      fc.property(polygons, fc.double({ min: 0.5, max: 200, noNaN: true }), (metres, mm) => {
        // as it lies on the page, y downwards and anywhere
        const onPage = metres.map(({ x, y }) => at(300 + (x * 1000) / mm, 700 - (y * 1000) / mm));
        const corners = measured(onPage, mm);
        fc.pre(corners !== undefined);
        const room = { ...newRoom('r-1', 'Kitchen'), shape: shapeOf(corners ?? []) };
        const { netM2, edgeMm } = roomSize(room);
        const real = Math.abs(areaOf(metres));
        // each corner is up to half a millimetre off in both directions; an area has two decimals
        expect(Math.abs(netM2 - real)).toBeLessThanOrEqual((edgeMm * 0.75) / 1e6 + 0.0051);
      }),
    );
  });

  it('has corners from its left and its lower wall, anticlockwise', () => {
    const traced = [at(110, 120), at(130, 120), at(130, 150), at(120, 140), at(110, 140)];
    expect(measured(traced, 100)).toEqual([
      at(0, 1000),
      at(1000, 1000),
      at(2000, 0),
      at(2000, 3000),
      at(0, 3000),
    ]);
  });

  it('is no room where its walls cross or touch, or where it is larger than a plan can hold', () => {
    expect(measured([at(0, 0), at(10, 10), at(10, 0), at(0, 10)], 100)).toBeUndefined();
    expect(measured(rectangleBetween(at(0, 0), at(100, 0.001)), 10)).toBeUndefined();
    expect(measured(rectangleBetween(at(0, 0), at(201, 10)), 1000)).toBeUndefined();
    expect(measured(rectangleBetween(at(0, 0), at(200, 10)), 1000)).toBeDefined();
  });

  it('is refused with the reason where its walls cross or it is too long, and may have any length before the scale is known', () => {
    const crossing = [at(0, 0), at(10, 10), at(10, 0), at(0, 10)];
    expect(roomFault(crossing, 100)).toMatch(/^Walls would cross/);
    expect(roomFault(crossing)).toMatch(/^Walls would cross/);
    const long = rectangleBetween(at(0, 0), at(4000, 10));
    expect(roomFault(long, 100)).toMatch(/at most 200 m/);
    expect(roomFault(long, 50)).toBe('');
    expect(roomFault(long)).toBe('');
  });

  it('is a rectangle in the plan where its four corners are one, and corners otherwise', () => {
    const upright = measured(rectangleBetween(at(50, 90), at(10, 60)), 100) ?? [];
    expect(shapeOf(upright)).toEqual({ kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 });
    const slanting = upright.with(0, at(100, 0));
    expect(shapeOf(slanting)).toEqual({ kind: 'Corners', corners: slanting });
  });

  it('stays a rectangle when one of its corners is moved', () => {
    const moved = movedCorner(rectangleBetween(at(0, 0), at(40, 30)), 2, at(50, 35));
    expect(moved).toEqual(rectangleBetween(at(0, 0), at(50, 35)));
    const five = [at(0, 0), at(40, 0), at(40, 20), at(30, 30), at(0, 30)];
    expect(movedCorner(five, 3, at(20, 30))).toEqual(five.with(3, at(20, 30)));
  });

  it('gets the sizes that are typed, to the millimetre, from its upper left corner', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 1, max: 200_000 }),
        fc.double({ min: 0.5, max: 200, noNaN: true }),
        (lengthMm, widthMm, mm) => {
          const old = rectangleBetween(at(517.3, 88.1), at(212.9, 402.6));
          const corners = resized(resized(old, { x: lengthMm / mm }), { y: widthMm / mm });
          expect(isRectangle(corners)).toBe(true);
          expect(shapeOf(measured(corners, mm) ?? [])).toEqual({ kind: 'Rectangle', lengthMm, widthMm });
          expect(Math.min(...corners.map(({ x }) => x))).toBe(212.9);
        },
      ),
    );
  });

  it('is found by a press within its walls, not in a corner that it lacks', () => {
    const L = [at(0, 0), at(40, 0), at(40, 20), at(20, 20), at(20, 40), at(0, 40)];
    expect(isWithin(L, at(30, 10))).toBe(true);
    expect(isWithin(L, at(30, 30))).toBe(false);
    expect(isWithin(L, at(41, 10))).toBe(false);
  });

  it('follows a scale that is changed later', () => {
    const corners = rectangleBetween(at(0, 0), at(400, 300));
    const sizeAt = (mm: number) => inBounds(measured(corners, mm) ?? []);
    expect(sizeAt(10)).toMatchObject({ lengthMm: 4000, widthMm: 3000 });
    expect(sizeAt(20)).toMatchObject({ lengthMm: 8000, widthMm: 6000 });
  });
});
