import { describe, expect, it } from 'vitest';
import { areaOf } from './corners.ts';
import { followed, snapped, type Wall, wallsOf, withBay, withCorner } from './walls.ts';

const ROOM = [
  { x: 0, y: 0 },
  { x: 5_200, y: 0 },
  { x: 5_200, y: 3_800 },
  { x: 0, y: 3_800 },
];
const changed = (walls: readonly Wall[], at: number, part: Partial<Wall>) =>
  walls.map((wall, other) => (other === at ? { ...wall, ...part } : wall));

it('walls are read as a tape gives them, and lead back to the same corners', () => {
  const walls = wallsOf(ROOM);
  expect(walls).toEqual([5_200, 3_800, 5_200, 3_800].map((length) => ({ length, turn: 90 })));
  expect(followed(ROOM, walls, 0)).toEqual({ kind: 'closed', corners: ROOM });
  const bay = withBay(ROOM, 0);
  // 5,200 in three parts, whole millimetres each; out of the room and in again
  expect(wallsOf(bay).map(({ length, turn }) => [length, turn])).toEqual([
    [1_733, -90],
    [600, 90],
    [1_734, 90],
    [600, -90],
    [1_733, 90],
    [3_800, 90],
    [5_200, 90],
    [3_800, 90],
  ]);
  expect(areaOf(bay) - areaOf(ROOM)).toBe(600 * 1_734);
  expect(areaOf(withCorner(ROOM, 1)), 'a new corner is straight').toBe(areaOf(ROOM));
  expect(withCorner(ROOM, 3), 'of the last wall too').toEqual([...ROOM, { x: 0, y: 1_900 }]);
});

describe('walls that don’t close', () => {
  it('say by how much, and the wall opposite or the last one makes up for it', () => {
    const typed = followed(ROOM, changed(wallsOf(ROOM), 0, { length: 6_000 }), 0);
    expect(typed).toEqual({
      kind: 'open',
      miss: { x: 800, y: 0 },
      offers: [
        {
          changed: [2],
          corners: [
            { x: 0, y: 0 },
            { x: 6_000, y: 0 },
            { x: 6_000, y: 3_800 },
            { x: 0, y: 3_800 },
          ],
        },
        {
          changed: 'last',
          corners: [
            { x: 0, y: 0 },
            { x: 6_000, y: 0 },
            { x: 6_000, y: 3_800 },
            { x: 800, y: 3_800 },
          ],
        },
      ],
    });
  });

  it('close when the wall opposite is typed as well', () => {
    const walls = changed(changed(wallsOf(ROOM), 0, { length: 6_000 }), 2, { length: 6_000 });
    expect(followed(ROOM, walls, 2)).toMatchObject({ kind: 'closed' });
  });

  it('close within a centimetre where a wall slants, as angles are rounded', () => {
    const slanting = [ROOM[0], ROOM[1], { x: 5_200, y: 3_000 }, { x: 0, y: 3_800 }].flatMap(
      (corner) => corner ?? [],
    );
    const rounded = wallsOf(slanting).map(({ length, turn }) => ({
      length: Math.round(length),
      turn: Math.round(turn * 10) / 10,
    }));
    expect(followed(slanting, rounded, 2)).toMatchObject({ kind: 'closed' });
  });
});

it('walls that would cross are no room', () => {
  // the bay is folded back into the room, beyond the wall opposite
  const bay = withBay(ROOM, 0);
  const walls = wallsOf(bay).map((wall, at) => {
    if (at === 1 || at === 3) return { length: 4_000, turn: -wall.turn };
    return at === 0 || at === 2 ? { ...wall, turn: -wall.turn } : wall;
  });
  expect(followed(bay, walls, 1).kind).not.toBe('closed');
});

it('a corner is drawn square with its neighbours where it is near, else to whole centimetres', () => {
  expect(snapped(ROOM, 2, { x: 5_244, y: 4_123 })).toEqual({ x: 5_200, y: 4_120 });
  expect(snapped(ROOM, 2, { x: 5_544, y: 3_861 })).toEqual({ x: 5_540, y: 3_860 });
});
