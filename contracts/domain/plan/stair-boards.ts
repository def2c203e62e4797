import { barsFor } from './cut-bars.ts';
import type { PlanFloor, PlanStairs } from './plan.ts';

/** A winding step is half as deep again as a straight one, at its middle. */
const WINDER = 1.5;

/** Depth of each step with its riser, in mm. A landing is as deep as the flight is wide. Empty until going and riser are measured. */
export function stepDepths({
  straight,
  winder,
  landing,
  widthMm,
  goingMm,
  riserMm,
}: PlanStairs): readonly { readonly steps: number; readonly depthMm: number }[] {
  if (goingMm === 0 || riserMm === 0) return [];
  return [
    { steps: straight, depthMm: goingMm + riserMm },
    { steps: winder, depthMm: goingMm * WINDER + riserMm },
    { steps: landing, depthMm: widthMm + riserMm },
  ];
}

/**
 * Boards from which a flight is cut: a step takes as many boards side by side as cover its depth, each as long as the flight is
 * wide; what is left of a board is used where another piece fits into it.
 * @returns undefined while the flight, or the size of the boards, isn't known
 */
export function stairBoards(
  stairs: PlanStairs,
  { lengthMm, widthMm }: Pick<PlanFloor, 'lengthMm' | 'widthMm'>,
): number | undefined {
  if (lengthMm === 0 || widthMm === 0) return undefined;
  const pieces = stepDepths(stairs).reduce(
    (sum, { steps, depthMm }) => sum + steps * Math.ceil(depthMm / widthMm),
    0,
  );
  if (pieces === 0) return undefined;
  return barsFor(Array<number>(pieces).fill(stairs.widthMm), lengthMm);
}
