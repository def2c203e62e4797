import type { components } from '../../api/generated/woojiapi.ts';
import { inBounds } from '../layout/corners.ts';
import type { Run } from '../layout/find-layout.ts';
import { canHaveBorder, floorToLay, type Herringbone, usualGapMm } from '../layout/floor-to-lay.ts';
import { type FloorJob, layoutJob, NEW_ROOM, type RoomToLay } from '../layout/layout-job.ts';
import { countText } from '../number/notation.ts';
import { floorSize } from '../product/floor-size.ts';
import { DOUBLE_HERRINGBONE, usualWastage } from '../product/usual-laying.ts';
import { layoutOf } from './laid-floors.ts';
import type { Plan, PlanFacts, PlanFloor, PlanRoom, PlanShape } from './plan.ts';

type RoomOutline = components['schemas']['RoomOutline'];

const RUNS: Readonly<Record<string, Run>> = { 'Along the room': 'along', 'Across the room': 'across' };

/** A room as a layout takes it. @returns undefined for steps, and for what isn't measured as a rectangle, an L or by corners */
export function roomToLay({
  shape,
  direction,
  layout,
  borderRows = 0,
  stairs,
}: PlanRoom): RoomToLay | undefined {
  const measured = stairs ? undefined : measuredShape(shape);
  return (
    measured && {
      ...NEW_ROOM,
      ...measured,
      run: RUNS[direction] ?? 'best',
      herringbone: herringboneOf(layout),
      border: borderRows,
    }
  );
}

function measuredShape(shape: PlanShape): Partial<RoomToLay> | undefined {
  const { kind, lengthMm = 0, widthMm = 0, cutLengthMm = 0, cutWidthMm = 0, corners = [] } = shape;
  if (kind === 'Corners') return { shape: 'corners', ...inBounds(corners) };
  if (lengthMm === 0 || widthMm === 0 || !(kind === 'L' || kind === 'Rectangle')) return undefined;
  return { shape: kind === 'L' ? 'L' : 'rectangle', lengthMm, widthMm, cutLengthMm, cutWidthMm };
}

const herringboneOf = (layout: string): Herringbone => (layout === DOUBLE_HERRINGBONE ? 'double' : 'single');

/** Whether the layout's page lays a floor as it lies in a room: in its usual pattern, or in double herringbone. */
export function isLaidOut(room: Pick<PlanRoom, 'layout'>, floor: PlanFloor): boolean {
  const { layout } = layoutOf(room, floor);
  if (typeof floorToLay(floor) === 'string') return false;
  return layout === DOUBLE_HERRINGBONE || layout === usualWastage(floor.productSeries)[0]?.layout;
}

/** Whether a floor as it lies in a room can have a border. */
export function takesBorder(room: PlanRoom, floor: PlanFloor): boolean {
  const size = floorToLay(floor);
  return !room.stairs && isLaidOut(room, floor) && typeof size === 'object' && canHaveBorder(size.pattern);
}

/** `Single herringbone, border of 2 rows`. */
export function patternText(room: PlanRoom, floor: PlanFloor): string {
  const { layout } = layoutOf(room, floor);
  const { borderRows } = room;
  return borderRows && takesBorder(room, floor)
    ? `${layout}, border of ${countText(borderRows, 'row')}`
    : layout;
}

/** The border of a floor in a room of this size, as its drawing has it; none where it has none. */
export function borderOf(
  room: PlanRoom,
  floor: PlanFloor,
  { lengthMm, widthMm }: Pick<RoomOutline, 'lengthMm' | 'widthMm'>,
): Pick<RoomOutline, 'border'> {
  const size = floorSize(floor.specification);
  if (!room.borderRows || !size || !takesBorder(room, floor)) return {};
  const gapMm = usualGapMm(floor, Math.min(lengthMm, widthMm));
  return { border: { rows: room.borderRows, widthMm: size.widthMm, gapMm } };
}

/** What is searched to count the boards of a room. @returns undefined where none can be counted: the room keeps its percentage */
export function jobOf(room: PlanRoom, floor: PlanFloor): FloorJob | undefined {
  const lying = roomToLay(room);
  const size = floorToLay(floor, lying?.herringbone);
  if (!lying || typeof size === 'string' || !isLaidOut(room, floor)) return undefined;
  // boards that run diagonally, or towards a window whose wall isn't known, can't be counted
  if (room.direction !== '' && !(room.direction in RUNS)) return undefined;
  return layoutJob(lying, floor, size);
}

export interface RoomToCount {
  readonly room: PlanRoom;
  readonly job: FloorJob;
}

/** Rooms whose boards are still to be counted. */
export function roomsToCount({ rooms, boardCount }: Plan, { floors }: PlanFacts): readonly RoomToCount[] {
  if (!boardCount) return [];
  return rooms.flatMap((room) => {
    const floor = floors.find(({ productId }) => productId === room.productId);
    if (!floor || room.boards !== undefined || room.wastagePercent !== undefined) return [];
    const job = jobOf(room, floor);
    return job ? [{ room, job }] : [];
  });
}
