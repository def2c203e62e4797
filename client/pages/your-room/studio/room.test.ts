import { describe, expect, it } from 'vitest';
import { laidOf, newMarks, readRoom, USUAL_LOOK } from './room.ts';

const PHOTO = { width: 2_000, height: 1_500 };
const MARKS = { ...newMarks(PHOTO), acrossMm: 2_000, awayMm: 3_000 };

describe('what is marked', () => {
  it('gives a floor once it is measured, up to the horizon where no edge is marked', () => {
    expect(laidOf({ ...MARKS, awayMm: 0 }, PHOTO)).toEqual({ fault: undefined, plane: undefined, edge: [] });
    const { plane, edge } = laidOf(MARKS, PHOTO);
    expect(plane).toBeDefined();
    expect(edge).toHaveLength(4);
    expect(Math.min(...edge.map(({ y }) => y))).toBeGreaterThan(0);
    const crossed = [MARKS.corners[0], MARKS.corners[2], MARKS.corners[1], MARKS.corners[3]] as const;
    expect(laidOf({ ...MARKS, corners: crossed }, PHOTO)).toMatchObject({
      fault: 'crossed',
      plane: undefined,
    });
  });
});

it('what another version kept isn’t read', () => {
  expect(readRoom({ version: 0, marks: MARKS, look: USUAL_LOOK })).toBeUndefined();
  expect(readRoom('room')).toBeUndefined();
  expect(readRoom({ version: 1, marks: MARKS, look: USUAL_LOOK })).toEqual({
    marks: MARKS,
    look: USUAL_LOOK,
  });
});
