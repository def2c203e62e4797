import fc from 'fast-check';
import { CORNERS, lOutline, type Outline, rectangleOutline } from '../outline.ts';

/** A length between two in millimetres, in tenths. */
export const length = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: from * 10, max: to * 10 });

/** Rooms of up to that size in millimetres, with and without a missing corner; the corner leaves at least 400 mm. */
export const roomsUpTo = (longestMm: number, widestMm: number): fc.Arbitrary<Outline> =>
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
