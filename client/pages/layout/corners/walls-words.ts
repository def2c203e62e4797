import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import type { Offer, Wall } from '../../../../contracts/domain/layout/walls.ts';
import { lengthText } from '../../../features/plan/length-text.ts';

export const CROSSING = 'Walls would cross or touch here.';

/** `5.2`: metres to the millimetre. */
export const metres = (mm: number): string => lengthText(Math.round(mm), 'metric');

/** The angle between two walls, measured in the room: 90 at a square corner, 270 where a corner stands out into it. */
export const angleOf = ({ turn }: Wall): number => Math.round((180 - turn) * 10) / 10;
export const turnOf = (angle: number): number => 180 - angle;

/** By how much the last wall misses the first corner. */
export function missText({ x, y }: Point): string {
  const parts = [
    x === 0 ? '' : `${metres(Math.abs(x))} m too far to the ${x > 0 ? 'right' : 'left'}`,
    y === 0 ? '' : `${metres(Math.abs(y))} m too far ${y > 0 ? 'up' : 'down'}`,
  ].filter(Boolean);
  return `These walls don’t close: the last one ends ${parts.join(' and ')}.`;
}

/** `Set wall 3 to 6 m`, or the last wall, which then slants. */
export function offerText({ changed, corners }: Offer): string {
  if (changed === 'last') return 'Close with the last wall';
  const texts = changed.map((wall) => {
    const [from, to] = [corners[wall], corners[(wall + 1) % corners.length]];
    const length = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
    return `wall ${wall + 1} to ${metres(length)} m`;
  });
  return `Set ${texts.join(' and ')}`;
}
