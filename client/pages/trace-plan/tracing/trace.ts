import { areaOf, boundsOf, inBounds, isRoom } from '../../../../contracts/domain/layout/corners.ts';
import { bandsOf, type Point } from '../../../../contracts/domain/layout/outline.ts';
import { sizeOf, within } from '../../../../contracts/domain/layout/polygon.ts';
import type { PlanShape } from '../../../../contracts/domain/plan/plan.ts';
import { LENGTH_MAX_MM } from '../../../features/plan/figure-field.tsx';
import type { Scale, Trace, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';

const STOREY_MAX = 99;

/** The storey that a page shows: the one that was chosen, or the ground floor on the first page and one more on each after it. */
export const storeyOf = ({ storeys }: Pick<Trace, 'storeys'>, page: number): number =>
  storeys[page] ?? Math.min(STOREY_MAX, page - 1);

/** A unit of a PDF's page is 1/72 inch; one of a picture is a pixel. */
export const POINT_MM = 25.4 / 72;

/** @returns undefined until the scale is known */
export function mmPerUnit(scale: Scale | undefined): number | undefined {
  if (!scale) return undefined;
  if (scale.kind === 'paper') return scale.ratio * POINT_MM;
  const length = Math.hypot(scale.to.x - scale.from.x, scale.to.y - scale.from.y);
  return scale.mm > 0 && length > 0 ? scale.mm / length : undefined;
}

/**
 * The corners of a room as a plan has them: in whole mm from its left and its lower wall, anticlockwise.
 * @returns undefined where they make no room at this scale: walls touch, or it is larger than a plan can hold
 */
export function measured(corners: readonly Point[], mm: number): readonly Point[] | undefined {
  const { x0, y1 } = boundsOf(corners);
  const placed = corners.map(({ x, y }) => ({ x: Math.round((x - x0) * mm), y: Math.round((y1 - y) * mm) }));
  const around = areaOf(placed) < 0 ? [...placed].reverse() : placed;
  const { lengthMm, widthMm } = inBounds(around);
  return isRoom(around) && Math.max(lengthMm, widthMm) <= LENGTH_MAX_MM ? around : undefined;
}

/** Stands in until the scale is known, so that only walls that cross are refused: at this scale every page fits into a plan. */
const UNSCALED_MM = 10;

/** Why corners don't make a room; '' if they do. */
export function roomFault(corners: readonly Point[], mm = UNSCALED_MM): string {
  if (measured(corners, mm)) return '';
  const { lengthMm, widthMm } = inBounds(corners.map(({ x, y }) => ({ x: x * mm, y: y * mm })));
  return Math.max(lengthMm, widthMm) > LENGTH_MAX_MM ? TOO_LONG : CROSSING;
}

export const CROSSING = 'Walls would cross or touch here.';
const TOO_LONG = `A room can be at most ${LENGTH_MAX_MM / 1000} m long. Please check the scale.`;

/** Four corners that fill their bounds are a rectangle. */
export function shapeOf(corners: readonly Point[]): PlanShape {
  const { lengthMm, widthMm } = inBounds(corners);
  return isRectangle(corners)
    ? { kind: 'Rectangle', lengthMm, widthMm }
    : { kind: 'Corners', corners: [...corners] };
}

export function isRectangle(corners: readonly Point[]): boolean {
  const { x0, x1, y0, y1 } = boundsOf(corners);
  return (
    corners.length === 4 && corners.every(({ x, y }) => (x === x0 || x === x1) && (y === y0 || y === y1))
  );
}

export const rectangleBetween = (from: Point, to: Point): readonly Point[] => [
  from,
  { x: to.x, y: from.y },
  to,
  { x: from.x, y: to.y },
];

/** The corners with one moved. A rectangle stays one: the corners beside it follow. */
export function movedCorner(corners: readonly Point[], at: number, to: Point): readonly Point[] {
  const old = corners[at];
  if (!old || !isRectangle(corners)) return corners.with(at, to);
  return corners.map(({ x, y }) => ({ x: x === old.x ? to.x : x, y: y === old.y ? to.y : y }));
}

/** A rectangle with other sizes, in units, from its upper left corner. */
export function resized(corners: readonly Point[], size: { readonly x?: number; readonly y?: number }) {
  const { x0, x1, y0, y1 } = boundsOf(corners);
  const [right, bottom] = [size.x === undefined ? x1 : x0 + size.x, size.y === undefined ? y1 : y0 + size.y];
  return corners.map(({ x, y }) => ({ x: x === x1 ? right : x, y: y === y1 ? bottom : y }));
}

/** Rooms that share less than this part of the smaller one have a wall that was traced twice. */
const SHARED = 0.02;

/** Rooms of a page that lie over each other, each pair once. */
export function overlapping(
  rooms: readonly TracedRoom[],
): readonly (readonly [room: TracedRoom, other: TracedRoom])[] {
  const traced = rooms.map((room) => ({
    room,
    bounds: boundsOf(room.corners),
    size: sizeOf(room.corners),
    stretches: bandsOf({ outline: room.corners, holes: [] }).flatMap(({ spans }) => spans),
  }));
  return traced.flatMap(({ room, bounds, size, stretches }, at) =>
    traced.slice(at + 1).flatMap((other) => {
      const isNear =
        room.page === other.room.page &&
        bounds.x0 < other.bounds.x1 &&
        other.bounds.x0 < bounds.x1 &&
        bounds.y0 < other.bounds.y1 &&
        other.bounds.y0 < bounds.y1;
      if (!isNear) return [];
      const shared = stretches
        .flatMap(({ corners }) => other.stretches.map((stretch) => sizeOf(within(corners, stretch))))
        .reduce((sum, part) => sum + part, 0);
      return shared > SHARED * Math.min(size, other.size) ? [[room, other.room] as const] : [];
    }),
  );
}
