import { areaOf } from '../../../../contracts/domain/layout/corners.ts';
import type { RoomEye } from '../../../../contracts/site/our-rooms.ts';

/** A place in the photo, in its pixels from the upper left; or on the floor, in mm to the right of and away from a corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rectangle's corners in the photo: near left, near right, far right, far left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Millimetres of the rectangle: its near side, and the side that leads away. */
export interface RectangleSize {
  readonly acrossMm: number;
  readonly awayMm: number;
}

/** Row by row; a point is a column with 1 at its end. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** How the floor lies in the photo. Points in front of the camera have a positive third coordinate in both directions. */
export interface Plane {
  readonly toFloor: Matrix;
  readonly toPhoto: Matrix;
}

/** Why four corners show no rectangle on a floor. */
export type CornersFault = 'close' | 'line' | 'crossed' | 'mirrored';

/** Shorter sides don't give a scale, in pixels. */
const SIDE_MIN = 12;
/** Sine of the flattest angle at a corner, about 2 degrees. */
const FLATTEST = 0.035;

/** @returns undefined for corners of a rectangle as a camera sees it */
export function cornersFault(corners: Corners): CornersFault | undefined {
  const sines = corners.map((corner, at) => {
    const [before, after] = [corners[(at + 3) % 4] as Point, corners[(at + 1) % 4] as Point];
    const [ax, ay] = [corner.x - before.x, corner.y - before.y];
    const [bx, by] = [after.x - corner.x, after.y - corner.y];
    const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
    return { side: Math.hypot(bx, by), sine: lengths === 0 ? 0 : (ax * by - ay * bx) / lengths };
  });
  if (sines.some(({ side }) => !(side >= SIDE_MIN))) return 'close';
  if (sines.some(({ sine }) => Math.abs(sine) < FLATTEST)) return 'line';
  const lefts = sines.filter(({ sine }) => sine < 0).length;
  if (lefts === 4) return undefined;
  return lefts === 0 ? 'mirrored' : 'crossed';
}

/**
 * The floor's plane from a rectangle that lies on it (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3).
 * @param corners without a fault
 */
export function planeOf([p0, p1, p2, p3]: Corners, { acrossMm, awayMm }: RectangleSize): Plane {
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const [dx1, dy1] = [p1.x - p2.x, p1.y - p2.y];
  const [dx2, dy2] = [p3.x - p2.x, p3.y - p2.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - sy * dx2) / whole;
  const h = (dx1 * sy - dy1 * sx) / whole;
  const toPhoto: Matrix = [
    (p1.x - p0.x + g * p1.x) / acrossMm,
    (p3.x - p0.x + h * p3.x) / awayMm,
    p0.x,
    (p1.y - p0.y + g * p1.y) / acrossMm,
    (p3.y - p0.y + h * p3.y) / awayMm,
    p0.y,
    g / acrossMm,
    h / awayMm,
    1,
  ];
  const toFloor = adjugateOf(toPhoto);
  // the rectangle's middle is in front of the camera
  const middle = through(toPhoto, { x: acrossMm / 2, y: awayMm / 2 });
  const sign = depthAt(toFloor, middle) < 0 ? -1 : 1;
  return { toPhoto, toFloor: toFloor.map((value) => value * sign) as unknown as Matrix };
}

/** The floor's plane as a level eye of known place sees it. Its points are mm from the room's corner. */
export function planeOfEye(
  { at: [x, y, z], yaw, view, horizon }: RoomEye,
  { width, height }: { readonly width: number; readonly height: number },
): Plane {
  const turned = (yaw * Math.PI) / 180;
  const [s, c] = [Math.sin(turned), Math.cos(turned)];
  const reach = width / 2 / Math.tan((view * Math.PI) / 360);
  const level = height * horizon;
  // in units of the picture's distance: how far a pixel is to the right of the middle, and below the horizon
  const toFloor: Matrix = [
    z * c,
    x,
    z * (s * reach - (c * width) / 2) - x * level,
    -z * s,
    y,
    z * (c * reach + (s * width) / 2) - y * level,
    0,
    1,
    -level,
  ];
  return { toFloor, toPhoto: adjugateOf(toFloor) };
}

function adjugateOf([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Where the plane has the point. */
export function through([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Falls to 0 at the horizon, in proportion to one over the distance, and is negative beyond it. */
const depthAt = ([, , , , , , g, h, i]: Matrix, { x, y }: Point): number => g * x + h * y + i;

/** The farthest floor that is laid, in distances of the nearest. */
const FARTHEST = 12;

/** What of a shape in the photo is floor that can be laid, i.e. lies well below the horizon. */
export function belowHorizon({ toFloor }: Plane, shape: readonly Point[]): Point[] {
  const depths = shape.map((point) => depthAt(toFloor, point));
  const least = Math.max(...depths) / FARTHEST;
  if (!(least > 0)) return [];
  return shape.flatMap((point, at) => {
    const next = (at + 1) % shape.length;
    const [here, there] = [(depths[at] as number) - least, (depths[next] as number) - least];
    const kept = here >= 0 ? [point] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    const to = shape[next] as Point;
    return [...kept, { x: point.x + (to.x - point.x) * share, y: point.y + (to.y - point.y) * share }];
  });
}

/** The floor within a shape in the photo. @returns m2, two decimals */
export function floorAreaM2({ toFloor }: Plane, shape: readonly Point[]): number {
  return Math.round(Math.abs(areaOf(shape.map((point) => through(toFloor, point)))) / 10_000) / 100;
}

/**
 * How sure the scale is: by how much a metre at the near edge of a shape changes if the corners are a pixel off.
 * @returns percent, one decimal
 */
export function scaleErrorPercent(corners: Corners, size: RectangleSize, shape: readonly Point[]): number {
  const nearest = [...shape].sort((one, other) => other.y - one.y)[0];
  if (!nearest) return 0;
  const pixelMm = (moved: Corners) => {
    const { toFloor } = planeOf(moved, size);
    const [from, to] = [through(toFloor, nearest), through(toFloor, { x: nearest.x + 1, y: nearest.y })];
    return Math.hypot(to.x - from.x, to.y - from.y);
  };
  const usual = pixelMm(corners);
  const squares = corners.flatMap((corner, at) =>
    [
      { ...corner, x: corner.x + 1 },
      { ...corner, y: corner.y + 1 },
    ].map((moved) => (pixelMm(withMoved(corners, at, moved)) / usual - 1) ** 2),
  );
  return Math.round(Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) * 1_000) / 10;
}

export const withMoved = (corners: Corners, at: number, to: Point): Corners =>
  corners.with(at, to) as unknown as Corners;
