import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bordered } from './border.ts';
import { boundsOf, sidesOf } from './corners.ts';
import { type LaidPiece, type Layout, type LayoutJob, leastFor } from './find-layout.ts';
import { layBorder } from './lay-border.ts';
import { apartOverTwoRows } from './lay-rows.ts';
import { bandsOf, type Floor, floorArea, inset, isSquare, mirroredFloor, type Point } from './outline.ts';
import { areApart, boxOf, type Polygon, sizeOf, within } from './polygon.ts';
import { findLayout } from './testing/at-once.ts';
import { length, placesUpTo } from './testing/random-rooms.ts';

const jobs: fc.Arbitrary<LayoutJob> = fc
  .tuple(
    placesUpTo(4_200, 2_000),
    fc.record({
      gap: length(5, 20),
      board: fc.record({ length: length(600, 2_400), width: length(110, 260) }),
      kerf: length(1, 4),
      bond: fc.constantFrom('random' as const, 'half' as const, 'third' as const),
      run: fc.constantFrom('best' as const, 'along' as const, 'across' as const),
      centre: fc.constantFrom('best' as const, 'joint' as const),
      border: fc.constantFrom(0, 0, 1, 2, 3),
      seed: fc.integer({ min: 0, max: 9 }),
    }),
  )
  .map(([place, rest]) => ({ ...place, ...rest }));

/** The laws see the same jobs, so each layout is searched once. */
const found = new Map<string, ReturnType<typeof findLayout>>();
function layoutOf(job: LayoutJob) {
  const key = JSON.stringify(job);
  const layout = found.get(key) ?? findLayout(job);
  found.set(key, layout);
  return layout;
}

/** Checks what holds for every layout that there is; some bonds have none, and rooms too small for their border. */
const everyLayout = (holds: (layout: Layout, job: LayoutJob) => void, numRuns = 200) =>
  fc.assert(
    fc.property(jobs, (job) => {
      const layout = layoutOf(job);
      if (layout === 'too small') throw new Error('each of these rooms has a floor');
      if (typeof layout === 'object') holds(layout, job);
      else if (layout === 'border') expect(hasField(job), 'a border always finds its joints').toBe(false);
      else expect(job.bond, 'random bond is always possible').not.toBe('random');
    }),
    { numRuns },
  );

/** Whether a border leaves a board's width. */
const hasField = ({ room, columns = [], gap, border = 0, board }: LayoutJob) => {
  const floor = inset({ outline: room, holes: columns }, gap);
  return floor && bordered(floor, border, board.width, Math.round) !== undefined;
};

/** Hundredths of a square millimetre in one square millimetre. */
const MM2 = 100;
const floorOf = ({ floor, holes }: Layout): Floor => ({ outline: floor, holes });
const sizesOf = (parts: readonly Polygon[]) => parts.reduce((sum, part) => sum + sizeOf(part), 0);
const isInside = (floor: Floor, part: Polygon) => {
  const inFloor = bandsOf(floor).flatMap(({ spans }) => spans.map((span) => within(part, span)));
  return Math.abs(sizesOf(inFloor) - sizeOf(part)) < 1;
};

it('pieces cover the floor without its gap, and none overlaps another', () => {
  everyLayout((layout) => {
    const floor = floorOf(layout);
    const parts = layout.pieces.flatMap((piece) => piece.parts);
    expect(layout.area).toBe(floorArea(floor));
    // where walls are square, lengths are whole tenths
    if (isSquare(floor)) expect(sizesOf(parts)).toBe(layout.area);
    else expect(Math.abs(sizesOf(parts) - layout.area)).toBeLessThan(MM2);
    for (const part of parts) expect(isInside(floor, part)).toBe(true);
    for (const [at, part] of parts.entries())
      expect(parts.slice(at + 1).every((other) => areApart(part, other, -0.01))).toBe(true);
  });
});

/** How far a point is on the left of a side. */
const aside = ([from, to]: readonly [Point, Point], { x, y }: Point) =>
  ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) /
  Math.hypot(to.x - from.x, to.y - from.y);

it('each side of the floor lies by the gap from its wall or column, that of the field by the border, and corners are whole tenths', () => {
  everyLayout(({ floor, field, holes }, { room, columns = [], gap, border = 0, board }) => {
    const rings = [
      { walls: room, floor, by: gap },
      { walls: floor, floor: field, by: border * board.width },
    ].concat(columns.map((walls, at) => ({ walls, floor: holes[at] ?? [], by: -gap })));
    for (const ring of rings)
      for (const [at, wall] of sidesOf(ring.walls).entries())
        for (const corner of [ring.floor[at], ring.floor[(at + 1) % ring.floor.length]]) {
          expect(corner && [corner.x % 1, corner.y % 1].map(Math.abs)).toEqual([0, 0]);
          // a rounded corner is off by less than the diagonal of half a tenth
          if (corner) expect(Math.abs(aside(wall, corner) - ring.by)).toBeLessThan(0.71);
        }
  });
});

/** What a piece covers, seen along its row in the order of laying. */
const seenAlong = ({ beginsAt }: Layout, { along, parts }: LaidPiece) => {
  const way = beginsAt === 'left' || beginsAt === 'top' ? 1 : -1;
  return boxOf(
    parts.flat().map(({ x, y }) => ({ x: way * (x * along.x + y * along.y), y: y * along.x - x * along.y })),
  );
};
/** Whole tenths, rounded at both ends of a piece. */
const ROUNDED = 2;
/** Tenths of a millimetre that floats are off. */
const NOISE = 1e-4;

it('a board gives what it holds: pieces lie apart by the kerf, and keep the ends that join others', () => {
  everyLayout((layout, { board, kerf }) => {
    const byBoard = new Map<number, LaidPiece[]>();
    for (const piece of layout.pieces) {
      const { cut, kind, parts } = piece;
      const seen = seenAlong(layout, piece);
      expect(seen.x.to - seen.x.from).toBeLessThanOrEqual(cut.to - cut.from + NOISE);
      expect(seen.y.to - seen.y.from).toBeLessThanOrEqual(board.width + (isSquare(floorOf(layout)) ? 0 : 1));
      // a column at an end takes some of it
      if (layout.holes.length === 0)
        expect(seen.x.to - seen.x.from).toBeGreaterThan(cut.to - cut.from - ROUNDED);
      if (kind === 'whole' || kind === 'end') expect(cut.from).toBe(0);
      if (kind === 'whole' || kind === 'start') expect(cut.to).toBe(board.length);
      expect(piece.across).toBeLessThanOrEqual(board.width);
      expect(parts.length).toBeGreaterThan(0);
      byBoard.set(cut.board, [...(byBoard.get(cut.board) ?? []), piece]);
    }
    for (const pieces of byBoard.values()) {
      const cuts = pieces.map(({ cut }) => cut).sort((a, b) => a.from - b.from);
      expect(cuts[0]?.from).toBeGreaterThanOrEqual(0);
      expect(cuts.at(-1)?.to).toBeLessThanOrEqual(board.length);
      for (const [at, cut] of cuts.slice(1).entries())
        expect(cut.from - (cuts[at]?.to ?? 0)).toBeGreaterThanOrEqual(kerf);
    }
    // each board is numbered, and used
    expect([...byBoard.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: layout.boards }, (_, at) => at + 1),
    );
    expect(layout.boards).toBeGreaterThanOrEqual(layout.fewest);
  });
});

/** Where pieces of a row meet, as positions along it. */
const jointsOf = (layout: Layout, row: number) =>
  layout.pieces
    .filter((piece) => piece.row === row && (piece.kind === 'whole' || piece.kind === 'end'))
    .map((piece) => seenAlong(layout, piece).x.from);

const closest = (a: readonly number[], b: readonly number[]) =>
  Math.min(Number.POSITIVE_INFINITY, ...a.flatMap((joint) => b.map((other) => Math.abs(joint - other))));

it('joints keep their distance, and no piece with a joint is too short', () => {
  everyLayout((layout, { board, bond, border = 0 }) => {
    const least = leastFor(board.length);
    const ofBorder = Array.from({ length: border * layout.floor.length }, (_, at) => layout.rows + at + 1);
    for (const row of ofBorder)
      for (const [lines, apart] of [
        [1, least],
        [2, apartOverTwoRows(least)],
      ] as const) {
        const isAtSameWall = (row - layout.rows - 1) % border >= lines;
        if (isAtSameWall)
          expect(closest(jointsOf(layout, row), jointsOf(layout, row - lines))).toBeGreaterThan(
            apart - NOISE,
          );
      }
    for (const piece of layout.pieces)
      if (piece.kind !== 'single') expect(piece.cut.to - piece.cut.from).toBeGreaterThanOrEqual(least);
    const rows = Array.from({ length: layout.rows }, (_, at) => jointsOf(layout, at + 1));
    for (const [at, joints] of rows.entries()) {
      const [next = [], overNext = []] = rows.slice(at + 1);
      if (bond === 'random') {
        expect(closest(joints, next)).toBeGreaterThanOrEqual(least);
        expect(closest(joints, overNext)).toBeGreaterThanOrEqual(apartOverTwoRows(least));
      } else {
        // a third may be rounded to a tenth of a millimetre
        const bondLength = Math.floor(board.length / (bond === 'half' ? 2 : 3)) - 1;
        expect(closest(joints, next)).toBeGreaterThanOrEqual(bondLength);
      }
    }
  });
});

it('half and third bond shift by exactly that part of a board, to a tenth of a millimetre', () => {
  everyLayout((layout, { board, bond }) => {
    if (bond === 'random') return;
    const parts = bond === 'half' ? 2 : 3;
    const shifts = Array.from({ length: parts }, (_, part) => Math.round((board.length * part) / parts));
    const positions = Array.from({ length: layout.rows }, (_, at) => jointsOf(layout, at + 1)).flatMap(
      (joints, at) => joints.map((joint) => joint - (shifts[at % parts] ?? 0)),
    );
    const remainder = (position: number) => ((position % board.length) + board.length) % board.length;
    expect(new Set(positions.map(remainder)).size).toBeLessThanOrEqual(1);
  });
});

it('first and last rows are at least half a board wide, and of a centred floor equally wide', () => {
  everyLayout(({ field, holes, run, rows, pieces }, { board, centre }) => {
    // a column at a wall may leave less of them
    if (holes.length > 0) return;
    const { x0, x1, y0, y1 } = boundsOf(field);
    const depth = run === 'along' ? y1 - y0 : x1 - x0;
    const widthOf = (row: number) =>
      Math.max(...pieces.filter((piece) => piece.row === row).map(({ across }) => across));
    const least = depth < board.width ? depth : board.width / 2;
    expect(widthOf(1)).toBeGreaterThanOrEqual(least);
    expect(widthOf(rows)).toBeGreaterThanOrEqual(least);
    if (centre !== 'best' && isSquare({ outline: field, holes }))
      expect(Math.abs(widthOf(rows) - widthOf(1))).toBeLessThanOrEqual(1);
  });
});

it('the same job has the same layout', () => {
  everyLayout((layout, job) => expect(findLayout(job)).toEqual(layout), 30);
});

// The search sees a room and its mirror image as the same two views. Only those along the room are mirrored with it: across,
// left and right are the order of rows, which isn't reversed.
it('a room mirrored from left to right takes as many boards along its length', () => {
  everyLayout((layout, job) => {
    if (layout.run !== 'along' || job.run !== 'along') return;
    const { outline, holes } = mirroredFloor({ outline: job.room, holes: job.columns ?? [] });
    expect(findLayout({ ...job, room: outline, columns: holes })).toMatchObject({ boards: layout.boards });
  }, 60);
});

it('a border seen in a mirror is cut as that of the mirrored room', () => {
  everyLayout((layout, { board, border = 0, kerf, seed }) => {
    // corners at slanting walls are rounded, and not the same way in a mirror
    if (!isSquare(floorOf(layout))) return;
    const least = leastFor(board.length);
    const cutsOf = (floor: Floor, isMirrored: boolean) => {
      const { walls = [] } = bordered(floor, border, board.width, Math.round) ?? {};
      const rules = { board: board.length, shortest: least, stagger: least };
      const laid = layBorder(walls, floor.holes, { isMirrored, slant: 0, rules, kerf, seed });
      return laid?.rows.map(({ runs }) => runs.flatMap(({ cuts }) => cuts));
    };
    expect(cutsOf(floorOf(layout), true)).toEqual(cutsOf(mirroredFloor(floorOf(layout)), false));
  });
});
