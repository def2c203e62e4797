import { boundsOf } from '../../../../contracts/domain/layout/corners.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import { newRoom, ROOM_KINDS } from '../../../../contracts/domain/plan/new-plan.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import type { RoomKind, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { lengthText } from '../../../features/plan/length-text.ts';
import { measured, shapeOf } from './trace.ts';

const KINDS: readonly RoomKind[] = [...ROOM_KINDS, 'Other'];
export const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: kind }));

/** `4.25 m`, `13' 11 3/8"`. */
export const lengthWords = (mm: number, units: Units): string =>
  `${lengthText(Math.round(mm), units)}${units === 'metric' ? ' m' : ''}`;

/** m2 as a plan counts them; undefined while there is no scale, or what it makes of the corners is no room. */
export function areaOfRoom({ corners }: Pick<TracedRoom, 'corners'>, mm: number | undefined) {
  const inMm = mm === undefined ? undefined : measured(corners, mm);
  return inMm && roomSize({ ...newRoom('', ''), shape: shapeOf(inMm) }).netM2;
}

/** `4.2 × 3.6 m`, or over all and the number of corners. */
export function sizeWords(corners: readonly Point[], mm: number, units: Units): string {
  const shape = shapeOf(measured(corners, mm) ?? []);
  const { x0, x1, y0, y1 } = boundsOf(corners);
  const text = `${lengthText(Math.round((x1 - x0) * mm), units)} × ${lengthWords((y1 - y0) * mm, units)}`;
  return shape.kind === 'Rectangle' ? text : `${text}, ${corners.length} corners`;
}

const PAPERS = [
  ['A4', 210, 297],
  ['A3', 297, 420],
  ['A2', 420, 594],
  ['A1', 594, 841],
  ['A0', 841, 1189],
] as const;
/** Programs round the sizes of paper. */
const PAPER_MM = 3;

/** `A3, 420 × 297 mm`. */
export function paperWords(widthMm: number, heightMm: number): string {
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  const name = PAPERS.find(
    ([, width, height]) => Math.abs(width - short) <= PAPER_MM && Math.abs(height - long) <= PAPER_MM,
  )?.[0];
  return `${name ? `${name}, ` : ''}${Math.round(widthMm)} × ${Math.round(heightMm)} mm`;
}
