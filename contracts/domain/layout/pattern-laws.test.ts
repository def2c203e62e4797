import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BlockPattern } from './block-pattern.ts';
import { bordered } from './border.ts';
import { areaOf, boundsOf, sidesOf } from './corners.ts';
import type { PatternJob, PatternLayout } from './find-pattern.ts';
import { stretchesOf } from './lay-blocks.ts';
import { cornersText, type Floor, floorArea, inset, mirroredFloor, type Point } from './outline.ts';
import { areApart, boxOf, type Polygon, sizeOf, within } from './polygon.ts';
import { findPattern } from './testing/at-once.ts';
import { length, placesUpTo } from './testing/random-rooms.ts';

const patterns = fc.oneof(
  fc.record({
    pattern: fc.record({ kind: fc.constant('herringbone' as const), isDouble: fc.boolean() }),
    block: fc.record({ length: length(350, 600), width: length(70, 120) }),
  }),
  fc.record({
    pattern: fc.record({
      kind: fc.constant('chevron' as const),
      angle: fc.constantFrom<(45 | 60)[]>(45, 60),
    }),
    block: fc.record({ length: length(350, 800), width: length(70, 140) }),
  }),
  fc.record({
    pattern: fc.constant<BlockPattern>({ kind: 'panels' }),
    block: length(400, 1_000).map((side) => ({ length: side, width: side })),
  }),
);

const jobs: fc.Arbitrary<PatternJob> = fc
  .tuple(
    patterns,
    placesUpTo(2_400, 1_600),
    fc.record({
      gap: length(5, 20),
      kerf: length(1, 4),
      run: fc.constantFrom('best' as const, 'along' as const, 'across' as const),
      centre: fc.constantFrom('best' as const, 'joint' as const, 'block' as const),
      border: fc.constantFrom(0, 0, 1, 2, 3),
      seed: fc.integer({ min: 0, max: 9 }),
    }),
  )
  .map(([pattern, place, rest]) => ({ ...pattern, ...place, ...rest }));

/** The laws see the same jobs, so each layout is searched once. */
const found = new Map<string, ReturnType<typeof findPattern>>();
function layoutOf(job: PatternJob): PatternLayout | 'border' {
  const key = JSON.stringify(job);
  const layout = found.get(key) ?? findPattern(job);
  found.set(key, layout);
  if (layout === 'too small') throw new Error('each of these rooms has a floor');
  return layout;
}

/** Checks what holds for every layout that there is; some rooms are too small for their border. */
const everyLayout = (holds: (layout: PatternLayout, job: PatternJob) => void, numRuns = 120) =>
  fc.assert(
    fc.property(jobs, (job) => {
      const layout = layoutOf(job);
      if (layout !== 'border') holds(layout, job);
      else {
        const floor = inset({ outline: job.room, holes: job.columns ?? [] }, job.gap);
        const inBorder = floor && bordered(floor, job.border ?? 0, job.block.width, (exact) => exact);
        expect(inBorder, 'a border always finds its joints').toBeUndefined();
      }
    }),
    { numRuns },
  );

/** Hundredths of a square millimetre in one square millimetre. */
const MM2 = 100;
/** Tenths of a millimetre that floats are off. */
const NOISE = 1e-4;

const floorOf = ({ floor, holes }: PatternLayout): Floor => ({ outline: floor, holes });

/** Pieces whose corners differ by less are cut the same, in tenths of a millimetre. */
const ALIKE = 0.5;
const sideLength = (outline: Polygon) =>
  sidesOf(outline).reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);

const meanOf = (polygon: Polygon) => ({
  x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
  y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
});

it('pieces cover the floor without its gap, lie in it, and none overlaps another', () => {
  everyLayout((layout) => {
    const { pieces, area } = layout;
    const sum = pieces.reduce((all, { outline }) => all + areaOf(outline), 0);
    expect(area).toBeCloseTo(floorArea(floorOf(layout)), 3);
    expect(Math.abs(sum - area)).toBeLessThan(MM2);
    const stretches = stretchesOf(floorOf(layout));
    const parts = pieces.flatMap(({ outline }) => stretches.map((each) => within(outline, each)));
    // each lies in the floor by as much as it measures
    expect(Math.abs(parts.reduce((all, part) => all + sizeOf(part), 0) - sum)).toBeLessThan(MM2);
    const convex = parts.filter((part) => part.length > 2 && sizeOf(part) > 1);
    const middles = convex.map(meanOf);
    const overlapping = convex.filter((part, at) =>
      convex.slice(at + 1).some((other, after) => {
        const [middle, away] = [middles[at], middles[at + 1 + after]] as [Point, Point];
        const isNear = Math.hypot(away.x - middle.x, away.y - middle.y) <= 16_000;
        return isNear && !areApart(part, other, -0.01);
      }),
    );
    expect(overlapping).toEqual([]);
  }, 40);
});

it('a piece measures on its block what it measures on the floor', () => {
  everyLayout(({ pieces, shape }) => {
    const [, , right, left] = shape;
    const slant = left && right ? left.x / left.y : 0;
    const [long, wide] = [shape[1]?.x ?? 0, right?.y ?? 0];
    for (const { outline, parts, shape: kind } of pieces) {
      const onBlock = parts.reduce((sum, part) => sum + sizeOf(part), 0);
      expect(Math.abs(onBlock - sizeOf(outline))).toBeLessThan(ALIKE * sideLength(outline));
      const isWithin = (value: number, most: number) => value > -NOISE && value < most + NOISE;
      const isOnBlock = ({ x, y }: Point) => isWithin(y, wide) && isWithin(x - y * slant, long);
      expect(parts.flat().filter((corner) => !isOnBlock(corner))).toEqual([]);
      if (kind === 0) expect(parts).toEqual([shape]);
    }
  });
});

it('pieces of one block are of one hand and lie apart by the kerf, and no block is opened in vain', () => {
  everyLayout((layout, { kerf }) => {
    const byBlock = new Map<number, PatternLayout['pieces'][number][]>();
    for (const piece of layout.pieces) byBlock.set(piece.block, [...(byBlock.get(piece.block) ?? []), piece]);
    const { left, right, none } = layout.used;
    expect([...byBlock.keys()]).toEqual(Array.from({ length: left + right + none }, (_, at) => at + 1));
    for (const pieces of byBlock.values()) {
      expect(new Set(pieces.map(({ hand }) => hand)).size).toBe(1);
      for (const [at, piece] of pieces.entries())
        for (const other of pieces.slice(at + 1))
          for (const part of piece.parts)
            for (const beside of other.parts) expect(areApart(part, beside, kerf)).toBe(true);
    }
    expect(layout.boards).toBe(none + 2 * Math.max(left, right));
    expect(layout.boards).toBeGreaterThanOrEqual(layout.fewest);
  });
});

/** Walls, columns, and where the border meets the field and its corners: there no tongue meets a groove. */
function cutSides({ floor, field, holes }: PatternLayout, { border = 0, block }: PatternJob) {
  const rings = Array.from({ length: border }, (_, line) =>
    inset({ outline: floor, holes: [] }, line * block.width, (exact) => exact),
  ).flatMap((ring) => (ring ? [ring.outline] : []));
  const mitres = floor.flatMap((corner, at) => (field[at] ? [[corner, field[at]] as const] : []));
  return [...[floor, field, ...holes, ...rings].flatMap(sidesOf), ...mitres];
}

/** Slivers beside a wall that measure nothing are left out of a piece, so its side may be off by a tenth of a millimetre. */
const BESIDE = 1;

/** Sides of a piece that lie inside the floor, as lengths: there it meets other blocks. */
function insideLength(outline: Polygon, sides: ReturnType<typeof cutSides>): number {
  const onWall = (a: Point, b: Point) => sides.some((side) => off(side, a) < BESIDE && off(side, b) < BESIDE);
  return outline.reduce((sum, from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    return sum + (onWall(from, to) ? 0 : Math.hypot(to.x - from.x, to.y - from.y));
  }, 0);
}

const off = ([from, to]: readonly [Point, Point], point: Point) =>
  Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) /
  Math.hypot(to.x - from.x, to.y - from.y);

/** Sides of a piece's parts that are a block's own, with tongue or groove. */
function ownLength(parts: readonly Polygon[], own: ReturnType<typeof sidesOf>): number {
  const isOwn = (a: Point, b: Point) => own.some((side) => off(side, a) < NOISE && off(side, b) < NOISE);
  return parts.reduce(
    (sum, part) =>
      part.reduce((all, from, at) => {
        const to = part[(at + 1) % part.length] ?? from;
        return all + (isOwn(from, to) ? Math.hypot(to.x - from.x, to.y - from.y) : 0);
      }, sum),
    0,
  );
}

it('a piece keeps the tongues and grooves with which it meets others', () => {
  everyLayout((layout, job) => {
    const sides = cutSides(layout, job);
    const own = sidesOf(layout.shape);
    // of a border only ends are inside
    const ends = own.filter((_, at) => at % 2 === 1);
    for (const { outline, parts, wall } of layout.pieces)
      expect(ownLength(parts, wall ? ends : own)).toBeGreaterThanOrEqual(
        insideLength(outline, sides) - 4 * ALIKE,
      );
  });
});

it('the same job has the same layout', () => {
  everyLayout((layout, job) => {
    expect(findPattern(job)).toEqual(layout);
  }, 20);
});

it('a mirrored room has the mirrored layout, with left and right exchanged', () => {
  everyLayout((layout, job) => {
    const place = { outline: job.room, holes: job.columns ?? [] };
    const { outline: room, holes: columns } = mirroredFloor(place);
    const other = layoutOf({ ...job, room, columns });
    if (other === 'border') throw new Error('a border in a mirror');
    expect(other.boards).toBe(layout.boards);
    expect(other.fewest).toBe(layout.fewest);
    // a rectangle is its own mirror image
    if (cornersText({ outline: room, holes: columns }) === cornersText(place)) return;
    expect(other.used).toEqual({
      left: layout.used.right,
      right: layout.used.left,
      none: layout.used.none,
    });
    const { x0, x1 } = boundsOf(job.room);
    const otherHand = { left: 'right', right: 'left', none: 'none' } as const;
    for (const [at, { outline, hand, block }] of layout.pieces.entries()) {
      const image = other.pieces[at];
      expect(image).toMatchObject({ hand: otherHand[hand], block });
      const back = boxOf((image?.outline ?? []).map(({ x, y }) => ({ x: x0 + x1 - x, y })));
      const box = boxOf(outline);
      expect(Math.abs(back.x.from - box.x.from) + Math.abs(back.y.to - box.y.to)).toBeLessThan(NOISE);
    }
  }, 40);
});
