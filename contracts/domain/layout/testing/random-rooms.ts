import fc from 'fast-check';
import { isCrossing } from '../corners.ts';
import { CORNERS, floorArea, inset, lOutline, type Outline, rectangleOutline } from '../outline.ts';

/** A length between two in millimetres, in tenths. */
export const length = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: from * 10, max: to * 10 });

/** Rooms of up to that size in millimetres, with and without a missing corner; the corner leaves at least 400 mm. */
const roomsUpTo = (longestMm: number, widestMm: number): fc.Arbitrary<Outline> =>
  fc.record({ length: length(800, longestMm), width: length(800, widestMm) }).chain((size) =>
    fc.oneof(
      fc.constant(rectangleOutline(size.length, size.width)),
      fc
        .record({
          length: fc.integer({ min: 500, max: size.length - 4_000 }),
          width: fc.integer({ min: 500, max: size.width - 4_000 }),
          corner: fc.constantFrom(...CORNERS),
        })
        .map((cut) => lOutline(size, cut)),
    ),
  );

/** A room and what stands in it. */
export interface Place {
  readonly room: Outline;
  readonly columns: readonly Outline[];
}

const around = (longestMm: number, widestMm: number): fc.Arbitrary<Outline> =>
  fc
    .array(fc.record({ part: fc.integer({ min: 1, max: 9 }), reach: fc.integer({ min: 55, max: 100 }) }), {
      minLength: 4,
      maxLength: 9,
    })
    .map((corners) => {
      const all = corners.reduce((sum, { part }) => sum + part, 0);
      let turn = 0;
      return corners.map(({ part, reach }) => {
        turn += (2 * Math.PI * part) / all;
        const [x, y] = [Math.cos(turn), Math.sin(turn)].map((each) => 1 + (each * reach) / 100) as [
          number,
          number,
        ];
        return { x: Math.round((x * longestMm) / 2) * 10, y: Math.round((y * widestMm) / 2) * 10 };
      });
    });

/** A rectangle with a bay below, one corner cut off at a slant, and a recess above. */
const withBay = (longestMm: number, widestMm: number): fc.Arbitrary<Outline> =>
  fc
    .record({
      length: length(2_000, longestMm),
      width: length(1_400, widestMm),
      out: length(200, 500),
      lean: length(0, 300),
      corner: length(1, 500),
      recess: length(100, 500),
    })
    .map(({ length: long, width, out, lean, corner, recess }) => [
      { x: 0, y: out },
      { x: 5_000, y: out },
      { x: 5_000 + lean, y: 0 },
      { x: 15_000 - lean, y: 0 },
      { x: 15_000, y: out },
      { x: long, y: out },
      { x: long, y: out + width - corner },
      { x: long - corner, y: out + width },
      { x: 12_000, y: out + width },
      { x: 12_000, y: out + width - recess },
      { x: 6_000, y: out + width - recess },
      { x: 6_000, y: out + width },
      { x: 0, y: out + width },
    ]);

const column = (longestMm: number, widestMm: number): fc.Arbitrary<Outline> =>
  fc
    .record({
      x: length(0, longestMm),
      y: length(0, widestMm),
      length: length(50, 600),
      width: length(50, 600),
    })
    .map(({ x, y, length: long, width }) =>
      rectangleOutline(long, width).map((corner) => ({ x: corner.x + x, y: corner.y + y })),
    );

/** Square rooms, and rooms with slanting walls, bays and recesses; some with up to three columns, also at walls. */
export const placesUpTo = (longestMm: number, widestMm: number): fc.Arbitrary<Place> =>
  fc
    .record({
      room: fc.oneof(
        roomsUpTo(longestMm, widestMm),
        around(longestMm, widestMm),
        withBay(longestMm, widestMm),
      ),
      columns: fc.oneof(
        fc.constant([]),
        fc.array(column(longestMm, widestMm), { minLength: 1, maxLength: 3 }),
      ),
    })
    .filter(({ room, columns }) => {
      const floor = !isCrossing(room) && inset({ outline: room, holes: columns }, 200);
      return floor !== undefined && floor !== false && floorArea(floor) > 10_000_000;
    });
