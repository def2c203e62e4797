import { keptRecord } from '../../../lib/storage.ts';
import {
  belowHorizon,
  type Corners,
  type CornersFault,
  cornersFault,
  type Plane,
  type Point,
  planeOf,
} from '../laying/plane.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A stroke of the brush: takes out what is no floor, or puts floor back. */
export interface Stroke {
  readonly kind: 'out' | 'back';
  /** width in pixels of the photo */
  readonly size: number;
  readonly points: readonly Point[];
}

export type Shape = readonly Point[];

/** What is marked in a photo, in its pixels. */
export interface Marks {
  readonly corners: Corners;
  /** mm; 0 where it isn't measured yet */
  readonly acrossMm: number;
  readonly awayMm: number;
  /** undefined for all floor that the photo can show */
  readonly edge: Shape | undefined;
  /** shapes within the edge that are no floor */
  readonly things: readonly Shape[];
  readonly strokes: readonly Stroke[];
}

/** How the floor lies and looks. */
export interface Look {
  /** degrees, from the direction that leads away from the viewer */
  readonly turn: number;
  readonly alongMm: number;
  readonly acrossMm: number;
  /** percent of the photo's light that is kept */
  readonly light: number;
  /** percent of the floor's own */
  readonly brightness: number;
}

/** A photo's marks and the look of its floor. */
export interface Room {
  readonly marks: Marks;
  readonly look: Look;
}

export const USUAL_LOOK: Look = { turn: 0, alongMm: 0, acrossMm: 0, light: 100, brightness: 100 };

/** Where the marks of a new photo begin: a rectangle on the floor as most photos have it. */
export function newMarks({ width, height }: Size): Marks {
  const at = (x: number, y: number) => ({ x: Math.round(width * x), y: Math.round(height * y) });
  return {
    corners: [at(0.25, 0.88), at(0.75, 0.88), at(0.65, 0.68), at(0.35, 0.68)],
    acrossMm: 0,
    awayMm: 0,
    edge: undefined,
    things: [],
    strokes: [],
  };
}

/** What follows from the marks. */
export interface Laid {
  readonly fault: CornersFault | undefined;
  /** undefined until the rectangle is measured */
  readonly plane: Plane | undefined;
  /** the floor's edge as marked, or as far as the photo can show floor; empty without a plane */
  readonly edge: Shape;
}

export function laidOf({ corners, acrossMm, awayMm, edge }: Marks, { width, height }: Size): Laid {
  const fault = cornersFault(corners);
  if (fault || acrossMm === 0 || awayMm === 0) return { fault, plane: undefined, edge: edge ?? [] };
  const plane = planeOf(corners, { acrossMm, awayMm });
  const whole = [
    { x: 0, y: height },
    { x: width, y: height },
    { x: width, y: 0 },
    { x: 0, y: 0 },
  ];
  const rounded = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  return { fault, plane, edge: edge ?? belowHorizon(plane, whole).map(rounded) };
}

export const within = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, Math.round(x))),
  y: Math.min(height, Math.max(0, Math.round(y))),
});

/** What was kept may be anything. @returns undefined for what is no room of this version */
export function readRoom(kept: unknown): Room | undefined {
  const { version, marks, look } = keptRecord(kept);
  return version === ROOM_VERSION ? ({ marks, look } as Room) : undefined;
}

/** Raise it when what is kept changes: older rooms are then not read. */
export const ROOM_VERSION = 1;
