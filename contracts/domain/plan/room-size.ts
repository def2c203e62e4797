import { areaOf, sidesOf } from '../layout/corners.ts';
import { estimatedEdge } from '../product/accessory-need.ts';
import type { PlanRoom, PlanShape, PlanStairs } from './plan.ts';
import { stepDepths } from './stair-boards.ts';

export interface RoomSize {
  /** m2 of the room, with its stairs; two decimals */
  readonly netM2: number;
  /** m2 of its stairs alone: treads and risers; 0 until they are measured; two decimals */
  readonly stairsM2: number;
  /** mm around the room, doors included; stairs have none */
  readonly edgeMm: number;
  /** whether the edge is worked out of the area alone */
  readonly isEdgeEstimated: boolean;
  /** steps of its stairs, landings too */
  readonly steps: number;
}

const sizes = new WeakMap<PlanRoom, RoomSize>();

/** What a room measures. Rooms are never changed in place, so each is measured once. */
export function roomSize(room: PlanRoom): RoomSize {
  const known = sizes.get(room);
  if (known) return known;
  const made = measure(room);
  sizes.set(room, made);
  return made;
}

function measure({ shape, stairs }: PlanRoom): RoomSize {
  const { mm2, edgeMm, isEdgeEstimated = false } = outline(shape);
  const stairsMm2 = stairs ? stairsArea(stairs) : 0;
  return {
    netM2: squareMetres(mm2 + stairsMm2),
    stairsM2: squareMetres(stairsMm2),
    edgeMm,
    isEdgeEstimated,
    steps: stairs ? stairs.straight + stairs.winder + stairs.landing : 0,
  };
}

interface Outline {
  readonly mm2: number;
  readonly edgeMm: number;
  readonly isEdgeEstimated?: boolean;
}

/** The corner that an L lacks doesn't change its edge. */
function outline(shape: PlanShape): Outline {
  const { lengthMm = 0, widthMm = 0, cutLengthMm = 0, cutWidthMm = 0, parts = [], corners = [] } = shape;
  const around = lengthMm > 0 && widthMm > 0 ? 2 * (lengthMm + widthMm) : 0;
  switch (shape.kind) {
    case 'Rectangle':
      return { mm2: lengthMm * widthMm, edgeMm: around };
    case 'L':
      return { mm2: Math.max(0, lengthMm * widthMm - cutLengthMm * cutWidthMm), edgeMm: around };
    case 'Rectangles':
      return parts.reduce<Outline>(
        (sum, part) => ({
          mm2: sum.mm2 + part.lengthMm * part.widthMm,
          edgeMm: Math.max(0, sum.edgeMm + 2 * (part.lengthMm + part.widthMm - part.joinedMm)),
        }),
        { mm2: 0, edgeMm: 0 },
      );
    case 'Corners': {
      const edgeMm = sidesOf(corners).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);
      return { mm2: areaOf(corners), edgeMm: Math.round(edgeMm) };
    }
    case 'Area': {
      const { areaM2 = 0, perimeterM = 0 } = shape;
      const isEdgeEstimated = areaM2 > 0 && perimeterM === 0;
      const edgeM = isEdgeEstimated ? estimatedEdge(areaM2) : perimeterM;
      return { mm2: Math.round(areaM2 * 100) * 10_000, edgeMm: Math.round(edgeM * 1000), isEdgeEstimated };
    }
  }
}

/** Each step takes a tread and a riser. */
const stairsArea = (stairs: PlanStairs) =>
  stepDepths(stairs).reduce((sum, { steps, depthMm }) => sum + steps * depthMm * stairs.widthMm, 0);

/** Two decimals, halves up. */
const squareMetres = (mm2: number) => Math.round(mm2 / 10_000) / 100;
