import { describe, expect, it } from 'vitest';
import { type BlockPattern, repeatOf } from './block-pattern.ts';
import type { PatternJob, PatternLayout, PatternPiece } from './find-pattern.ts';
import { layBlocks } from './lay-blocks.ts';
import { middleOf } from './middle.ts';
import { lOutline, type Point, rectangleOutline } from './outline.ts';
import { areApart, boxOf, type Polygon, sizeOf } from './polygon.ts';
import { findPattern } from './testing/at-once.ts';

const mm = (figure: number) => figure * 10;
const floorOf = (length: number, width: number) => rectangleOutline(mm(length), mm(width));

/** Without a gap, so that rooms are the floors in them; the saw takes 3 mm. */
function lay(job: Partial<PatternJob> & Pick<PatternJob, 'room' | 'block' | 'pattern'>): PatternLayout {
  const found = findPattern({ gap: 0, kerf: mm(3), run: 'across', centre: 'joint', seed: 1, ...job });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** Each piece as `block hand length × width`, in whole mm of its block. */
const cutsOf = ({ pieces }: PatternLayout) =>
  pieces.map(({ block, hand, parts }) => {
    const { x, y } = boxOf(parts.flat());
    return `${block} ${hand} ${Math.round((x.to - x.from) / 10)} × ${Math.round((y.to - y.from) / 10)}`;
  });

describe('herringbone laid by hand: blocks of 100 × 500, rows 353.6 wide, blocks 141.4 apart', () => {
  const HERRINGBONE = {
    pattern: { kind: 'herringbone', isDouble: false },
    block: { length: mm(500), width: mm(100) },
  } as const;

  it('a floor within one block takes one piece, and a block of the other hand comes with it', () => {
    // a square of 60 measures 84.9 from corner to corner, along a block and across it
    const layout = lay({ ...HERRINGBONE, room: floorOf(60, 60), centre: 'block' });
    expect(cutsOf(layout)).toEqual(['1 left 85 × 85']);
    expect(layout).toMatchObject({ used: { left: 1, right: 0 }, boards: 2, fewest: 2 });
    // the piece lies in the middle of 500: (500 - 84.9) / 2 = 207.6 are left at either end
    expect(layout.offcuts).toEqual([2_075]);
  });

  it('on a joint, the end of a left block meets the side of a right one', () => {
    const layout = lay({ ...HERRINGBONE, room: floorOf(60, 60) });
    // the joint crosses the middle of the end: half of the square is 42.4 of the left block's head
    expect(cutsOf(layout)).toEqual(['1 left 42 × 85', '2 right 85 × 42']);
    expect(layout).toMatchObject({ used: { left: 1, right: 1 }, boards: 2, fewest: 2 });
  });

  it('what is cut at one wall is laid at the wall opposite, with its head or its foot', () => {
    // 707.1 × 1,414.2 is one left and one right row of ten blocks; 7 mm less leave room for the saw
    const layout = lay({ ...HERRINGBONE, room: floorOf(700, 1_410) });
    expect(layout).toMatchObject({ used: { left: 10, right: 10 }, boards: 20, fewest: 20, whole: 0 });
    for (let block = 1; block <= 20; block += 1) {
      const pieces = layout.pieces.filter((piece) => piece.block === block);
      expect(pieces.length).toBeGreaterThan(1);
      expect(new Set(pieces.map(({ hand }) => hand)).size).toBe(1);
    }
  });

  it('an offcut that the saw makes 3 mm too short is waste: two rows exactly need another block for every cut', () => {
    const exact = { ...HERRINGBONE, room: floorOf(707.1, 1_414.2) };
    expect(lay({ ...exact, kerf: 0 })).toMatchObject({ boards: 20, fewest: 20 });
    expect(lay(exact).boards).toBeGreaterThan(38);
  });

  /** The pieces of the left block that lies over the middle of a room of 700 × 700. */
  function middleBlock(missing: number) {
    const room = lOutline(
      { length: mm(700), width: mm(700) },
      { length: mm(missing), width: mm(missing), corner: 'top-left' },
    );
    const repeat = repeatOf(HERRINGBONE.pattern, HERRINGBONE.block);
    const middle = repeat.setOuts.find(({ centre, column }) => centre === 'block' && column === 0);
    if (!middle) throw new Error('a set-out on a left block');
    const laying = layBlocks({ outline: room, holes: [] }, repeat, middle);
    for (let next = laying.next(); ; next = laying.next())
      if (next.done) return next.value.cut.filter(({ column, step }) => column === 0 && step === 0);
  }

  it('a corner that reaches through a block leaves two pieces, which one block gives', () => {
    // the corner is at 390 and 310: 56.6 off the middle line of the block, and so beyond its half width of 50
    const [low, high, ...others] = middleBlock(390).map(({ parts }) => parts);
    expect(others).toEqual([]);
    expect(low?.every((part) => high?.every((other) => areApart(part, other, mm(3))))).toBe(true);
    expect(low?.every((part) => high?.every((other) => areApart(part, other, mm(12))))).toBe(false);
  });

  it('a corner that only reaches in notches it: one piece of two parts', () => {
    const [piece, ...others] = middleBlock(350);
    expect(others).toEqual([]);
    expect(piece?.parts).toHaveLength(2);
    expect(piece?.outline).toContainEqual({ x: mm(350), y: mm(350) });
    // 100 × 500 less a triangle of 50 by 100
    expect(sizeOf(piece?.outline ?? [])).toBeCloseTo(mm(100) * mm(500) - (mm(50) * mm(100)) / 2, 0);
  });

  it('a border of one row lies mitred around 700 × 1,410, each wall of blocks of one hand', () => {
    const layout = lay({ ...HERRINGBONE, room: floorOf(900, 1_610), border: 1 });
    // the field takes its ten of either hand; 1,610 are two whole blocks and 610 in two pieces, which with the two of 900
    // are 1,510 and more than three blocks hold: six blocks for each hand
    expect(layout).toMatchObject({ used: { left: 16, right: 16 }, boards: 32 });
    const border = layout.pieces.filter(({ wall }) => wall);
    const handsAt = (wall: string) =>
      new Set(border.filter((piece) => piece.wall === wall).map(({ hand }) => hand));
    const walls = ['bottom', 'right', 'top', 'left'];
    expect(walls.map((wall) => [...handsAt(wall)])).toEqual([['left'], ['left'], ['right'], ['right']]);
    // laid last, wall by wall
    expect([...new Set(border.map(({ course, wall }) => `${course} ${wall}`))]).toEqual([
      '4 bottom',
      '5 right',
      '6 top',
      '7 left',
    ]);
    // right blocks go from right to left, seen with their wall at the bottom
    const [first, last] = [border[0], border.at(-1)];
    expect(first?.outline).toEqual(
      expect.arrayContaining([
        { x: 0, y: 0 },
        { x: mm(100), y: mm(100) },
      ]),
    );
    expect(last?.outline).toEqual(
      expect.arrayContaining([
        { x: 0, y: mm(1_610) },
        { x: mm(100), y: mm(1_510) },
      ]),
    );
  });

  it('a border that leaves no field as wide as a block is refused', () => {
    const job = { ...HERRINGBONE, gap: 0, kerf: 30, run: 'best', centre: 'best', seed: 1 } as const;
    expect(findPattern({ ...job, room: floorOf(900, 699), border: 3 })).toBe('border');
    expect(findPattern({ ...job, room: floorOf(900, 700), border: 3 })).toMatchObject({
      area: mm(900) * mm(700),
    });
  });

  it('is numbered from the centre line outwards, each row from its lower end', () => {
    const { pieces, courses } = lay({ ...HERRINGBONE, room: floorOf(1_700, 1_000), run: 'across' });
    const first = pieces.filter(({ course }) => course === 1);
    // one hand and then the other; where the wall cuts one row later, the other begins
    const turns = first.filter(({ hand }, at) => at > 0 && hand !== first[at - 1]?.hand).length;
    expect(turns).toBeGreaterThanOrEqual(first.length - 4);
    expect(first.map(({ place }) => place)).toEqual(first.map((_, at) => at + 1));
    for (let course = 2; course <= courses; course += 1) {
      const row = pieces.filter((piece) => piece.course === course);
      expect(new Set(row.map(({ hand }) => hand)).size).toBe(1);
      expect(new Set(row.map(({ side }) => side)).size).toBe(1);
    }
    const sides = pieces.map(({ side }) => side);
    expect(sides.lastIndexOf('right')).toBeLessThan(sides.indexOf('left'));
  });
});

describe('double herringbone laid by hand: two blocks of 100 × 500 side by side', () => {
  const double = (isDouble: boolean, room = floorOf(1_700, 1_700)) =>
    lay({
      pattern: { kind: 'herringbone', isDouble },
      block: { length: mm(500), width: mm(100) },
      room,
      centre: 'block',
    });
  const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

  it('each block lies flush beside one of its own hand, and the next pair is 282.8 further', () => {
    for (const isDouble of [false, true]) {
      const { pieces } = double(isDouble);
      const [block] = pieces
        .filter(({ shape }) => shape === 0)
        .sort((a, b) => middleFrom(a.outline) - middleFrom(b.outline));
      if (!block) throw new Error('a whole block');
      const ofItsHand = pieces.filter(({ hand }) => hand === block.hand);
      const flush = ofItsHand.filter(
        (other) =>
          other !== block &&
          other.outline.filter((corner) => block.outline.some((own) => near(own, corner) < 1)).length === 2,
      );
      expect(flush).toHaveLength(isDouble ? 1 : 0);
      const further = isDouble ? 2_828.4 : 1_414.2;
      const next = block.outline.map(({ x, y }) => ({ x, y: y + further }));
      const isNext = ({ outline }: PatternPiece) =>
        outline.every((corner) => next.some((own) => near(own, corner) < 1));
      expect(ofItsHand.some(isNext)).toBe(true);
    }
  });

  it('fills the same two rows of ten blocks, cut in another way', () => {
    // 707.1 × 1,414.2 is one left and one right row of five pairs; 7 mm less leave room for the saw
    const room = floorOf(700, 1_410);
    expect(double(true, room)).toMatchObject({
      used: { left: 10, right: 10 },
      boards: 20,
      fewest: 20,
      whole: 8,
    });
    expect(double(false, room)).toMatchObject({
      used: { left: 10, right: 10 },
      boards: 20,
      fewest: 20,
      whole: 7,
    });
  });

  const middleFrom = (outline: Polygon) => {
    const { x, y } = middleOf(outline);
    return Math.hypot(x - mm(850), y - mm(850));
  };
});

describe('chevron laid by hand', () => {
  const chevron = (angle: 45 | 60, length: number, width: number) => ({
    pattern: { kind: 'chevron', angle } satisfies BlockPattern,
    block: { length: mm(length), width: mm(width) },
  });

  it('45°, 120 × 600: rows are 424.3 wide and blocks 169.7 apart along the seam', () => {
    // one row on each side of the seam, ten blocks long: 848.5 × 1,697.1
    const two = { ...chevron(45, 600, 120), room: floorOf(848.5, 1_697) };
    const layout = lay({ ...two, kerf: 0 });
    expect(layout).toMatchObject({ used: { left: 10, right: 10 }, boards: 20, fewest: 20, courses: 1 });
    // walls lie on the seams, so cuts are at the ends of the rows alone: a block rises 424.3, 2.5 times 169.7
    expect(layout.whole + layout.pieces.filter(({ shape }) => shape > 0).length).toBe(layout.pieces.length);
    // the saw takes its 3 mm from both hands alike
    expect(lay(two).used).toEqual({ left: 11, right: 11, none: 0 });
  });

  it('60°, 125 × 690: a room a seam wide on either side is its own mirror image, so both hands are cut alike', () => {
    // rows of 690 × 0.866 = 597.6, and 125 / 0.866 = 144.3 along the seam; the floor is two blocks long
    const layout = lay({ ...chevron(60, 690, 125), room: floorOf(1_195.1, 288.6) });
    // a block rises 345, 2.4 times 144.3, so that five of each hand are cut at both walls
    expect(layout.pieces).toHaveLength(10);
    expect(layout).toMatchObject({ used: { left: 3, right: 3 }, boards: 6, whole: 0 });
    const shapes = (hand: string) =>
      layout.pieces.filter((piece) => piece.hand === hand).map(({ shape }) => shape);
    expect(shapes('left').sort()).toEqual(shapes('right').sort());
  });

  it('the middle of a row on the centre line leaves more of one hand, and as many of both are ordered', () => {
    // rows of 424.3: 424.2 in the middle
    const layout = lay({ ...chevron(45, 600, 120), room: floorOf(424.2, 169.7), centre: 'block' });
    expect(layout).toMatchObject({ used: { left: 2, right: 0 }, boards: 4 });
  });
});

describe('panels laid by hand', () => {
  const PANELS = { pattern: { kind: 'panels' }, block: { length: mm(600), width: mm(600) } } as const;

  it('three by two need no cut, with a joint on one centre line and a panel on the other', () => {
    const layout = lay({ ...PANELS, room: floorOf(1_800, 1_200), centre: 'best' });
    expect(layout).toMatchObject({ used: { none: 6 }, boards: 6, fewest: 6, whole: 6, centre: 'mixed' });
  });

  it('a panel in the middle of 1,100: two panels give the sides, and one the corners', () => {
    const layout = lay({ ...PANELS, room: floorOf(1_100, 1_100), centre: 'block' });
    // 250 + 3 + 250 of 600
    expect(layout).toMatchObject({ boards: 4, fewest: 4, whole: 1 });
    const cuts = cutsOf(layout);
    expect(cuts.filter((cut) => / (250 × 600|600 × 250)$/.test(cut))).toHaveLength(4);
    expect(cuts.filter((cut) => cut.endsWith('250 × 250')).map((cut) => cut[0])).toEqual([
      '4',
      '4',
      '4',
      '4',
    ]);
  });

  it('are centred so that no cut at a wall is narrower than half a panel', () => {
    // 1,400: a joint in the middle leaves 100 at either wall, a panel there leaves 400
    const layout = lay({ ...PANELS, room: floorOf(1_100, 1_400), centre: 'best' });
    expect(layout.centre).toBe('mixed');
    for (const { outline } of layout.pieces) {
      const { x, y } = boxOf(outline);
      expect(Math.min(x.to - x.from, y.to - y.from)).toBeGreaterThanOrEqual(mm(300));
    }
  });
});

it('finds nothing to lay where the gap takes the room', () => {
  const job = { pattern: { kind: 'panels' }, block: { length: 6_000, width: 6_000 }, kerf: 30 } as const;
  expect(
    findPattern({ ...job, room: floorOf(20, 3_000), gap: mm(10), run: 'best', centre: 'best', seed: 1 }),
  ).toBe('too small');
});

describe('panels of 1,000 × 1,000 around a column and at slanting walls', () => {
  const PANELS = { pattern: { kind: 'panels' }, block: { length: mm(1_000), width: mm(1_000) } } as const;
  const corners = (...points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => ({ x: mm(x), y: mm(y) }));

  it('a column as large as the middle one of nine leaves eight whole ones', () => {
    const column = corners([1_000, 1_000], [2_000, 1_000], [2_000, 2_000], [1_000, 2_000]);
    const layout = lay({ ...PANELS, room: floorOf(3_000, 3_000), columns: [column], centre: 'block' });
    expect(layout).toMatchObject({ boards: 8, fewest: 8, whole: 8, area: 8 * mm(1_000) ** 2 });
  });

  it('a column where four panels meet takes a corner of each', () => {
    const column = corners([900, 900], [1_100, 900], [1_100, 1_100], [900, 1_100]);
    const layout = lay({ ...PANELS, room: floorOf(2_000, 2_000), columns: [column] });
    // 1,000 × 1,000 less 100 × 100 leave nothing for another piece
    expect(layout.pieces.every(({ outline }) => outline.length === 6)).toBe(true);
    expect(layout).toMatchObject({ boards: 4, whole: 0, area: mm(2_000) ** 2 - mm(200) ** 2 });
  });

  it('a slanting wall cuts panels from corner to corner, and the saw takes too much for two halves of one', () => {
    // a parallelogram: a whole panel between two triangles
    const room = corners([0, 0], [2_000, 0], [3_000, 1_000], [1_000, 1_000]);
    const job = { ...PANELS, room, centre: 'block' } as const;
    expect(lay({ ...job, kerf: 0 })).toMatchObject({ boards: 2, whole: 1 });
    expect(lay(job)).toMatchObject({ boards: 3, fewest: 3, whole: 1 });
  });
});

describe('ways of setting out', () => {
  // each takes up to four blocks more one way round if ways that only repeat others in symmetrical rooms are left out here
  it.each([
    [30_138, 18_887, 10_263, 4_298],
    [33_490, 35_018, 11_906, 21_765],
    [29_392, 27_925, 15_808, 8_604],
  ])(
    'are all tried in an L, here of %d × %d less %d × %d tenths of a mm: turned by half, it takes as many blocks',
    (length, width, cutLength, cutWidth) => {
      const boards = (['top-right', 'bottom-left'] as const).map(
        (corner) =>
          lay({
            pattern: { kind: 'herringbone', isDouble: false },
            block: { length: mm(450), width: mm(90) },
            gap: 100,
            run: 'best',
            centre: 'best',
            room: lOutline({ length, width }, { length: cutLength, width: cutWidth, corner }),
          }).boards,
      );
      expect(boards[0]).toBe(boards[1]);
    },
  );
});
