import { describe, expect, it } from 'vitest';
import {
  laidOf,
  newMarks,
  type RoomHistory,
  readRoom,
  stepRoom,
  USUAL_LOOK,
  withPointAfter,
} from './room.ts';

const PHOTO = { width: 2_000, height: 1_500 };
const MARKS = { ...newMarks(PHOTO), acrossMm: 2_000, awayMm: 3_000 };
const BEGIN: RoomHistory = { room: { marks: MARKS, look: USUAL_LOOK }, past: [], tag: '' };

describe('what is marked', () => {
  it('goes back step by step, and a drag is one step', () => {
    const edge = (x: number) => [
      { x, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
    ];
    const dragged = [1, 2, 3].reduce(
      (history, x) => stepRoom(history, { do: 'mark', part: { edge: edge(x) }, tag: 'drag a' }),
      BEGIN,
    );
    const moved = stepRoom(dragged, { do: 'mark', part: { edge: edge(7) }, tag: 'drag b' });
    const brighter = stepRoom(moved, { do: 'look', part: { brightness: 120 } });
    const back = stepRoom(brighter, { do: 'undo' });
    expect(back.room.marks.edge).toEqual(edge(3));
    expect(back.room.look.brightness).toBe(120);
    const first = stepRoom(back, { do: 'undo' });
    expect(first.room.marks).toEqual(MARKS);
    expect(stepRoom(first, { do: 'undo' })).toBe(first);
    // the same handle again after going back is a step of its own
    const again = stepRoom(back, { do: 'mark', part: { edge: edge(5) }, tag: 'drag b' });
    expect(stepRoom(again, { do: 'undo' }).room.marks.edge).toEqual(edge(3));
  });

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

  it('gets a corner in the middle of a side, also of the last one', () => {
    const shape = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 20 },
    ];
    expect(withPointAfter(shape, 2)).toEqual([...shape, { x: 5, y: 10 }]);
  });
});

it('what another version kept isn’t read', () => {
  expect(readRoom({ version: 0, marks: MARKS, look: USUAL_LOOK })).toBeUndefined();
  expect(readRoom('room')).toBeUndefined();
  expect(readRoom({ version: 1, marks: MARKS, look: USUAL_LOOK })).toEqual(BEGIN.room);
});
