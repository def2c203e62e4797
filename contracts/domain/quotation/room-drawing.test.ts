import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBounds, isRoom } from '../layout/corners.ts';
import { drawingsLead, drawingsOf, roomDrawing } from './room-drawing.ts';

const KITCHEN = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200, cutWidthMm: 1000 };
const A4_BETWEEN_MARGINS = 182;

const room = {
  storey: '',
  room: 'Kitchen',
  productNo: 'AL-H101',
  productName: 'Blakeney Oak',
  finish: '',
  picture: '',
  areaM2: 16.8,
  packs: 9,
  pattern: 'Herringbone',
  direction: 'Across the room',
  details: '',
};

const anyLength = fc.integer({ min: 1, max: 200_000 });
const anyCorners = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 60, max: 100 })), {
    minLength: 4,
    maxLength: 12,
  })
  .map((around) => {
    const all = around.reduce((sum, [part]) => sum + part, 0);
    let turn = 0;
    const corners = around.map(([part, reach]) => {
      turn += (2 * Math.PI * part) / all;
      return {
        x: Math.round(5000 + 50 * reach * Math.cos(turn)),
        y: Math.round(3000 + 30 * reach * Math.sin(turn)),
      };
    });
    return inBounds(corners);
  })
  .filter(({ corners }) => isRoom(corners));
const byRectangles = fc
  .record({ lengthMm: anyLength, widthMm: anyLength, cut: fc.option(fc.tuple(anyLength, anyLength)) })
  .map(({ lengthMm, widthMm, cut }) => {
    const cutLengthMm = cut && cut[0] % lengthMm;
    const cutWidthMm = cut && cut[1] % widthMm;
    return { lengthMm, widthMm, ...(cutLengthMm && cutWidthMm ? { cutLengthMm, cutWidthMm } : {}) };
  });

const anyOutline = fc.oneof(byRectangles, anyCorners);

/** Square millimetres. */
const areaOf = (corners: readonly { x: number; y: number }[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** Whether a point lies within corners: a ray from it to the right crosses them an odd number of times. */
const isIn = (corners: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }) =>
  corners.filter((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  }).length %
    2 ===
  1;

describe('the drawing of a room', () => {
  it('shows an L with all its sizes, each along its wall', () => {
    const drawn = roomDrawing(KITCHEN, 'Along the room');
    expect(drawn?.scale).toBe(100);
    expect(drawn?.corners).toHaveLength(6);
    expect(drawn?.sizes.map(({ text, turn }) => [text, turn])).toEqual([
      ['5.00 m', 0],
      ['2.60 m', -90],
      ['1.20 m', 0],
      ['1.00 m', -90],
      ['3.80 m', 0],
      ['3.60 m', -90],
    ]);
  });

  it('shows a room by its corners with the size of each wall, along it and outside of the room', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
      { x: 4000, y: 3000 },
      { x: 0, y: 6000 },
    ];
    const drawn = roomDrawing({ lengthMm: 4000, widthMm: 6000, corners }, '');
    // 44 mm hold 6 m at 1:200
    expect(drawn?.scale).toBe(200);
    expect(drawn?.sizes.map(({ text, turn }) => [text, Math.round(turn)])).toEqual([
      ['4.00 m', 0],
      ['3.00 m', -90],
      ['5.00 m', 37],
      ['6.00 m', -90],
    ]);
    const [, , slant] = drawn?.sizes ?? [];
    const middle = { x: (drawn?.corners[2]?.x ?? 0) - 10, y: (drawn?.corners[2]?.y ?? 0) - 7.5 };
    expect(slant?.at.x).toBeGreaterThan(middle.x);
    expect(slant?.at.y).toBeLessThan(middle.y);
  });

  it('has the sizes of a missing corner and of a bay in line with the others, so that none lies on another', () => {
    const bay = [
      [0, 0],
      [5000, 0],
      [5000, 4000],
      [3800, 4000],
      [3800, 4800],
      [1200, 4800],
      [1200, 4000],
      [0, 4000],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const corner = roomDrawing(KITCHEN, '')?.sizes ?? [];
    // over the top: of the missing corner and of the wall beside it
    expect(corner[2]?.from.y).toBeCloseTo(corner[4]?.from.y ?? 0);
    expect(corner[3]?.from.x).toBeCloseTo(corner[1]?.from.x ?? 0);
    const sizes = roomDrawing({ lengthMm: 5000, widthMm: 4800, corners: bay }, '')?.sizes ?? [];
    for (const at of [2, 6]) expect(sizes[at]?.from.y).toBeCloseTo(sizes[4]?.from.y ?? 0);
  });

  it('leaves a size beside its wall where another wall is in the way', () => {
    // a U, whose gap is open at the top: its walls see each other, and the bottom of the gap sees out
    const u = [
      [0, 0],
      [5000, 0],
      [5000, 3000],
      [3500, 3000],
      [3500, 1200],
      [1500, 1200],
      [1500, 3000],
      [0, 3000],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const drawn = roomDrawing({ lengthMm: 5000, widthMm: 3000, corners: u }, '');
    const [x = 0, top = 0] = [drawn?.corners[3]?.x, drawn?.corners[2]?.y];
    expect(Math.abs((drawn?.sizes[3]?.from.x ?? 0) - x)).toBeLessThan(4);
    expect(drawn?.sizes[4]?.from.y).toBeLessThan(top);
  });

  it('is to scale and fits its place on paper, for any room of the contract', () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        const drawn = roomDrawing(outline, '');
        if (!drawn) throw new Error('not drawn');
        const real =
          'corners' in outline
            ? areaOf(outline.corners)
            : outline.lengthMm * outline.widthMm - (outline.cutLengthMm ?? 0) * (outline.cutWidthMm ?? 0);
        expect(areaOf(drawn.corners) * drawn.scale ** 2).toBeCloseTo(real, -3);
        expect(2 * drawn.width).toBeLessThan(A4_BETWEEN_MARGINS);
        for (const { from, to } of drawn.sizes)
          for (const { x, y } of [from, to]) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(drawn.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(drawn.height);
          }
      }),
    );
  });

  it('leaves out the length of a part of a wall that is too short for it, and keeps the whole wall’s', () => {
    const outline = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 300, cutWidthMm: 1000 };
    const texts = roomDrawing(outline, '')?.sizes.map(({ text }) => text);
    expect(texts).toEqual(['5.00 m', '2.60 m', '', '1.00 m', '4.70 m', '3.60 m']);
  });

  it.each([
    ['Along the room', 0],
    ['Across the room', 90],
    ['Diagonally', -45],
  ])('has an arrow for a floor that runs: %s', (direction, degrees) => {
    const run = roomDrawing(KITCHEN, direction)?.run;
    if (!run) throw new Error('no arrow');
    const { from, to } = run;
    expect((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI).toBeCloseTo(degrees);
  });

  it('has the arrow in the middle of a room, also diagonally', () => {
    const drawn = roomDrawing({ lengthMm: 4200, widthMm: 3600 }, 'Diagonally');
    const [a, , c] = drawn?.corners ?? [];
    if (!drawn?.run || !a || !c) throw new Error('no arrow');
    const { from, to } = drawn.run;
    expect(from.x + to.x).toBeCloseTo(a.x + c.x);
    expect(from.y + to.y).toBeCloseTo(a.y + c.y);
  });

  it.each(['', 'Towards the window', 'constructor'])(
    'has none where the drawing can’t show it: “%s”',
    (direction) => {
      expect(roomDrawing(KITCHEN, direction)?.run).toBeUndefined();
    },
  );

  it('keeps its arrow on the floor, whatever corners are missing', () => {
    fc.assert(
      fc.property(
        anyOutline,
        fc.constantFrom('Along the room', 'Across the room', 'Diagonally'),
        (outline, way) => {
          const drawn = roomDrawing(outline, way);
          if (!drawn?.run) throw new Error('no arrow');
          for (const end of [drawn.run.from, drawn.run.to]) expect(isIn(drawn.corners, end)).toBe(true);
        },
      ),
    );
  });

  it('has no border in a room that is too narrow for it', () => {
    // 3 rows of 300 mm at both walls leave 180 mm of 2,000
    const border = { rows: 3, widthMm: 300, gapMm: 10 };
    expect(roomDrawing({ lengthMm: 4000, widthMm: 2000, border }, '')?.border).toEqual([]);
    expect(roomDrawing({ lengthMm: 4000, widthMm: 2200, border }, '')?.border).toHaveLength(12);
  });

  it('has the arrow in the field, where a border leaves little of the room', () => {
    const border = { rows: 3, widthMm: 240, gapMm: 10 };
    const outline = { lengthMm: 4000, widthMm: 2000, border };
    const run = roomDrawing(outline, 'Across the room')?.run;
    // 60% of the 540 mm that are left, at 1:100
    expect(Math.abs((run?.to.y ?? 0) - (run?.from.y ?? 0))).toBeCloseTo(3.24);
  });

  it('is not made of an L that lacks more than the room has', () => {
    expect(roomDrawing({ ...KITCHEN, cutLengthMm: 5000 }, '')).toBeUndefined();
    expect(roomDrawing({ lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200 }, '')).toBeUndefined();
  });
});

describe('the drawings of a paper', () => {
  it('say floor, area, packs, laying and scale, and all that is drawn in words', () => {
    expect(drawingsOf([{ ...room, outline: KITCHEN }])).toMatchObject([
      {
        storey: '',
        rooms: [
          {
            room: 'Kitchen',
            floor: 'Blakeney Oak, AL-H101',
            figures: '16.80 m², 9 packs',
            laying: 'Herringbone, across the room',
            scale: '1:100 on A4',
            alt: 'Kitchen: 5.00 m × 3.60 m, without a corner of 1.20 m × 1.00 m. Direction: Across the room. Drawn at 1:100.',
          },
        ],
      },
    ]);
  });

  it('are those of rooms with an outline, by storey in the order of the schedule', () => {
    const outline = { lengthMm: 4235, widthMm: 3600 };
    const drawn = drawingsOf([
      { ...room, storey: 'Ground floor', outline },
      { ...room, storey: 'First floor', room: 'Bedroom', outline },
      { ...room, storey: 'Ground floor', room: 'Hall', packs: 0, direction: '', outline },
      { ...room, storey: 'Loft', room: 'Stairs' },
    ]);
    expect(drawn.map(({ storey, rooms }) => [storey, rooms.map((each) => each.room)])).toEqual([
      ['Ground floor', ['Kitchen', 'Hall']],
      ['First floor', ['Bedroom']],
    ]);
    expect(drawn[0]?.rooms[1]).toMatchObject({
      figures: '16.80 m²',
      alt: 'Hall: 4.235 m × 3.60 m. Drawn at 1:100.',
    });
  });

  it('say the walls of a room by its corners in words', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
      { x: 0, y: 3000 },
    ];
    const [storey] = drawingsOf([{ ...room, outline: { lengthMm: 4000, widthMm: 3000, corners } }]);
    expect(storey?.rooms[0]?.alt).toMatch(/^Kitchen: walls, anticlockwise, of 4.00 m, 5.00 m, 3.00 m\. /);
  });

  it('explain arrows, borders and missing corners where there are any', () => {
    const outline = { lengthMm: 4200, widthMm: 3600 };
    expect(drawingsLead([{ ...room, outline, direction: '' }])).toBe(
      'Drawn from the sizes in the plan, without doors and windows.',
    );
    expect(drawingsLead([{ ...room, outline: KITCHEN }])).toMatch(
      /Arrows show .* The corner that a room lacks/,
    );
    const border = { rows: 1, widthMm: 90, gapMm: 10 };
    expect(drawingsLead([{ ...room, outline: { ...outline, border }, direction: '' }])).toMatch(
      /Lines along the walls are the rows of a border\.$/,
    );
  });
});
