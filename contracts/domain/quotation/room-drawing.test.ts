import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
const anyOutline = fc
  .record({ lengthMm: anyLength, widthMm: anyLength, cut: fc.option(fc.tuple(anyLength, anyLength)) })
  .map(({ lengthMm, widthMm, cut }) => {
    const cutLengthMm = cut && cut[0] % lengthMm;
    const cutWidthMm = cut && cut[1] % widthMm;
    return { lengthMm, widthMm, ...(cutLengthMm && cutWidthMm ? { cutLengthMm, cutWidthMm } : {}) };
  });

/** Square millimetres. */
const areaOf = (corners: readonly { x: number; y: number }[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

describe('the drawing of a room', () => {
  it('shows an L with all its sizes, each along its wall', () => {
    const drawn = roomDrawing(KITCHEN, 'Along the room');
    expect(drawn?.scale).toBe(100);
    expect(drawn?.corners).toHaveLength(6);
    expect(drawn?.sizes.map(({ text, isUpright }) => [text, isUpright])).toEqual([
      ['5.00 m', false],
      ['3.60 m', true],
      ['3.80 m', false],
      ['1.20 m', false],
      ['1.00 m', true],
      ['2.60 m', true],
    ]);
  });

  it('is to scale and fits its place on paper, for any room of the contract', () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        const drawn = roomDrawing(outline, '');
        if (!drawn) throw new Error('not drawn');
        const { lengthMm, widthMm, cutLengthMm = 0, cutWidthMm = 0 } = outline;
        const real = lengthMm * widthMm - cutLengthMm * cutWidthMm;
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
    expect(texts).toEqual(['5.00 m', '3.60 m', '4.70 m', '', '1.00 m', '2.60 m']);
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

  it.each(['', 'Towards the window', 'constructor'])(
    'has none where the drawing can’t show it: “%s”',
    (direction) => {
      expect(roomDrawing(KITCHEN, direction)?.run).toBeUndefined();
    },
  );

  it('keeps its arrow on the floor, also where a large corner is missing', () => {
    fc.assert(
      fc.property(
        anyOutline,
        fc.constantFrom('Along the room', 'Across the room', 'Diagonally'),
        (outline, way) => {
          const drawn = roomDrawing(outline, way);
          const [a, b] = drawn?.run ? [drawn.run.from, drawn.run.to] : [];
          const [, , turn] = drawn?.corners ?? [];
          if (!drawn || !a || !b || !turn) throw new Error('no arrow');
          const isL = drawn.corners.length === 6;
          for (const { x, y } of [a, b]) {
            expect(x).toBeGreaterThanOrEqual(Math.min(...drawn.corners.map((each) => each.x)));
            expect(x).toBeLessThanOrEqual(Math.max(...drawn.corners.map((each) => each.x)));
            if (isL) expect(x > turn.x && y < turn.y).toBe(false);
          }
        },
      ),
    );
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

  it('explain arrows and missing corners where there are any', () => {
    const outline = { lengthMm: 4200, widthMm: 3600 };
    expect(drawingsLead([{ ...room, outline, direction: '' }])).toBe(
      'Drawn from the sizes in the plan, without doors and windows.',
    );
    expect(drawingsLead([{ ...room, outline: KITCHEN }])).toMatch(
      /Arrows show .* The corner that a room lacks/,
    );
  });
});
