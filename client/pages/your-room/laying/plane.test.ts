import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  belowHorizon,
  type Corners,
  cornersFault,
  floorAreaM2,
  type Point,
  planeOf,
  scaleErrorPercent,
  through,
} from './plane.ts';

/** A camera over a floor: height and reach in mm and pixels, angles in degrees; it looks along y, down by `pitch`. */
interface Camera {
  readonly height: number;
  readonly reach: number;
  readonly pitch: number;
  readonly yaw: number;
  readonly roll: number;
}

const WIDTH = 2_000;
const HEIGHT = 1_500;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where the camera sees a point of the floor, in exact pixels. */
function seen({ height, reach, pitch, yaw, roll }: Camera, { x, y }: Point): Point {
  const [cy, sy] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  const [right, ahead] = [x * cy - y * sy, x * sy + y * cy];
  const depth = ahead * cp + height * sp;
  const down = height * cp - ahead * sp;
  const [px, py] = [(reach * right) / depth, (reach * down) / depth];
  return { x: WIDTH / 2 + px * cr - py * sr, y: HEIGHT / 2 + px * sr + py * cr };
}

const cornersOf = (camera: Camera, at: Point, across: number, away: number): Corners => [
  seen(camera, at),
  seen(camera, { x: at.x + across, y: at.y }),
  seen(camera, { x: at.x + across, y: at.y + away }),
  seen(camera, { x: at.x, y: at.y + away }),
];
const rounded = (corners: Corners) =>
  corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) as unknown as Corners;

/** Ten made-up photos: where the camera is, and the rug, sheet or row of tiles that was measured. */
const PHOTOS: readonly (Camera & { at: Point; across: number; away: number })[] = [
  {
    height: 1500,
    reach: 1500,
    pitch: 20,
    yaw: 0,
    roll: 0,
    at: { x: -900, y: 2200 },
    across: 2000,
    away: 1400,
  },
  {
    height: 1600,
    reach: 1400,
    pitch: 30,
    yaw: 25,
    roll: 1,
    at: { x: -400, y: 1800 },
    across: 1700,
    away: 2400,
  },
  {
    height: 1450,
    reach: 1800,
    pitch: 15,
    yaw: -18,
    roll: -2,
    at: { x: 200, y: 3000 },
    across: 2300,
    away: 1600,
  },
  {
    height: 1200,
    reach: 1300,
    pitch: 25,
    yaw: 40,
    roll: 0,
    at: { x: 300, y: 1500 },
    across: 1200,
    away: 1200,
  },
  {
    height: 1700,
    reach: 2200,
    pitch: 28,
    yaw: 5,
    roll: 3,
    at: { x: -800, y: 2400 },
    across: 1600,
    away: 2300,
  },
  {
    height: 2100,
    reach: 1500,
    pitch: 45,
    yaw: -30,
    roll: 0,
    at: { x: -500, y: 1000 },
    across: 1400,
    away: 2000,
  },
  {
    height: 1550,
    reach: 1100,
    pitch: 22,
    yaw: 12,
    roll: -1,
    at: { x: -1000, y: 1700 },
    across: 3000,
    away: 2000,
  },
  {
    height: 1400,
    reach: 1600,
    pitch: 35,
    yaw: 0,
    roll: 5,
    at: { x: -420, y: 1500 },
    across: 840,
    away: 1188,
  },
  {
    height: 1500,
    reach: 1500,
    pitch: 90,
    yaw: 0,
    roll: 0,
    at: { x: -500, y: -400 },
    across: 1000,
    away: 800,
  },
  {
    height: 1650,
    reach: 1900,
    pitch: 18,
    yaw: -8,
    roll: 2,
    at: { x: -1300, y: 2600 },
    across: 2600,
    away: 3000,
  },
];

/** Metres that lie elsewhere: beside the rectangle, in front of it and behind it, along and across. */
const METRES: readonly (readonly [Point, Point])[] = [-1, 0, 1].flatMap((side) =>
  [-0.3, 0.5, 1.2].flatMap((away) => {
    const from = { x: side, y: away };
    return [
      [from, { x: 1000, y: 0 }],
      [from, { x: 0, y: 1000 }],
    ] as const;
  }),
);

it.each(PHOTOS)('photo %#: a metre elsewhere on the floor is true within 2 %', (photo) => {
  const { at, across, away } = photo;
  const corners = rounded(cornersOf(photo, at, across, away));
  expect(cornersFault(corners)).toBeUndefined();
  const { toFloor } = planeOf(corners, { acrossMm: across, awayMm: away });
  const errors = METRES.map(([place, metre]) => {
    const from = { x: at.x + place.x * across, y: at.y + place.y * away };
    const to = { x: from.x + metre.x, y: from.y + metre.y };
    const [one, other] = [through(toFloor, seen(photo, from)), through(toFloor, seen(photo, to))];
    return Math.abs(Math.hypot(other.x - one.x, other.y - one.y) / 1000 - 1);
  });
  expect(Math.max(...errors)).toBeLessThan(0.02);
});

const CAMERA = fc.record({
  height: fc.double({ min: 1000, max: 2500, noNaN: true }),
  reach: fc.double({ min: 1000, max: 2500, noNaN: true }),
  pitch: fc.double({ min: 10, max: 80, noNaN: true }),
  yaw: fc.double({ min: -45, max: 45, noNaN: true }),
  roll: fc.double({ min: -10, max: 10, noNaN: true }),
});
const SIZE = { acrossMm: 1800, awayMm: 2400 };
const AT = { x: -700, y: 1800 };

it('any camera is found again: every point of the floor that it sees is where it was', () => {
  fc.assert(
    fc.property(
      CAMERA,
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: 800, max: 6000, noNaN: true }),
      (camera, x, y) => {
        // beside the camera, or behind it
        const ahead = x * Math.sin(radians(camera.yaw)) + y * Math.cos(radians(camera.yaw));
        fc.pre(ahead > 300);
        const { toFloor, toPhoto } = planeOf(cornersOf(camera, AT, SIZE.acrossMm, SIZE.awayMm), SIZE);
        const place = seen(camera, { x, y });
        const found = through(toFloor, place);
        expect(found.x).toBeCloseTo(x - AT.x, 2);
        expect(found.y).toBeCloseTo(y - AT.y, 2);
        const back = through(toPhoto, found);
        expect(back.x).toBeCloseTo(place.x, 2);
      },
    ),
  );
});

describe('corners', () => {
  const square: Corners = [
    { x: 100, y: 400 },
    { x: 500, y: 400 },
    { x: 420, y: 200 },
    { x: 180, y: 200 },
  ];
  it.each([
    ['of a rectangle are taken', square, undefined],
    ['that are crossed', [square[0], square[1], square[3], square[2]], 'crossed'],
    ['of which one lies within the others', [square[0], square[1], { x: 250, y: 360 }, square[3]], 'crossed'],
    ['seen in a mirror', [square[1], square[0], square[3], square[2]], 'mirrored'],
    ['of which three are in a line', [square[0], square[1], square[2], { x: 261, y: 299 }], 'line'],
    ['that are one point', [square[0], square[0], square[0], square[0]], 'close'],
    ['that are close together', square.map(({ x, y }) => ({ x: x / 50, y: y / 50 })), 'close'],
  ] as const)('%s', (_, corners, fault) => {
    expect(cornersFault(corners as unknown as Corners)).toBe(fault);
  });
});

describe('the floor in a photo', () => {
  const camera: Camera = { height: 1500, reach: 1500, pitch: 20, yaw: 10, roll: 2 };
  const plane = planeOf(cornersOf(camera, AT, SIZE.acrossMm, SIZE.awayMm), SIZE);
  const whole = [
    { x: 0, y: HEIGHT },
    { x: WIDTH, y: HEIGHT },
    { x: WIDTH, y: 0 },
    { x: 0, y: 0 },
  ];

  it('ends below the horizon', () => {
    const floor = belowHorizon(plane, whole);
    expect(floor.slice(0, 2)).toEqual(whole.slice(0, 2));
    const far = floor.slice(2).map((point) => through(plane.toFloor, point).y);
    expect(floor).toHaveLength(4);
    for (const away of far) expect(away).toBeGreaterThan(5_000);
    for (const { y } of floor.slice(2)) expect(y).toBeGreaterThan(HEIGHT / 2 - 1500 * Math.tan(radians(20)));
  });

  it('is all of a photo from straight above', () => {
    const above: Camera = { height: 1500, reach: 1500, pitch: 90, yaw: 0, roll: 0 };
    const flat = planeOf(cornersOf(above, { x: -500, y: -400 }, 1000, 800), { acrossMm: 1000, awayMm: 800 });
    expect(belowHorizon(flat, whole)).toEqual(whole);
    expect(floorAreaM2(flat, whole)).toBe(3);
  });

  it('has its true area', () => {
    const room = cornersOf(camera, { x: -1500, y: 1600 }, 4000, 3500);
    expect(floorAreaM2(plane, room)).toBeCloseTo(14, 2);
  });

  it('is measured the better the larger the rectangle is', () => {
    const errorOf = (across: number, away: number) =>
      scaleErrorPercent(cornersOf(camera, AT, across, away), { acrossMm: across, awayMm: away }, whole);
    expect(errorOf(2000, 3000)).toBeLessThan(1);
    expect(errorOf(297, 420)).toBeGreaterThan(errorOf(2000, 3000) * 3);
  });
});
