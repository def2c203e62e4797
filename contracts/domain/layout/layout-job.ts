import type { Centre } from './block-pattern.ts';
import type { Bond, LayoutJob, Run } from './find-layout.ts';
import type { PatternJob } from './find-pattern.ts';
import { type FloorToLay, type Herringbone, usualGapMm } from './floor-to-lay.ts';
import { CORNERS, type Corner, lOutline, type Outline, type Point, rectangleOutline } from './outline.ts';
import { withoutFlats } from './polygon.ts';

/** Something in a room around which the floor lies, in mm: how far it is from the left and the lower wall, and its size. */
export interface Column extends Point {
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** A room and how its floor is to lie; lengths in mm, 0 where they are not measured yet. */
export interface RoomToLay {
  readonly shape: 'rectangle' | 'L' | 'corners';
  /** of a room by its corners its size from wall to wall */
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly cutLengthMm: number;
  readonly cutWidthMm: number;
  readonly corner: Corner;
  /** of a room by its corners, in mm from the left and the lower wall, anticlockwise; none of another */
  readonly corners: readonly Point[];
  readonly columns: readonly Column[];
  readonly run: Run;
  /** of boards */
  readonly bond: Bond;
  /** one block, or two side by side */
  readonly herringbone: Herringbone;
  /** what lies on the centre line; of boards whether rows lie alike on both sides of it */
  readonly centre: Centre;
  /** rows of boards or blocks along the walls */
  readonly border: number;
  /** at every wall; undefined for the usual one */
  readonly gapMm: number | undefined;
}

/** Larger rooms are laid in parts, with profiles between them. */
export const MOST_M2 = 300;
/** What a saw takes, in tenths of a millimetre. */
export const KERF = 30;
const SEED = 1;

/** What is usual, of a room that isn't measured yet. */
export const NEW_ROOM: RoomToLay = {
  shape: 'rectangle',
  lengthMm: 0,
  widthMm: 0,
  cutLengthMm: 0,
  cutWidthMm: 0,
  corner: CORNERS[0],
  corners: [],
  columns: [],
  run: 'best',
  bond: 'random',
  herringbone: 'single',
  centre: 'best',
  border: 0,
  gapMm: undefined,
};

/** What a room's address and its drawing can hold. */
export const MOST_COLUMNS = 6;
/** Rows of a border. */
export const MOST_BORDER = 3;

const tenths = ({ x, y }: Point): Point => ({ x: x * 10, y: y * 10 });

/** @returns undefined while the room isn't measured, is too large, or lacks a corner that is larger than it */
export function roomOutline(room: RoomToLay): Outline | undefined {
  const { shape, lengthMm, widthMm, cutLengthMm, cutWidthMm, corner, corners } = room;
  if (lengthMm === 0 || widthMm === 0 || lengthMm * widthMm > MOST_M2 * 1_000_000) return undefined;
  if (shape === 'corners') return withoutFlats(corners.map(tenths));
  const size = { length: lengthMm * 10, width: widthMm * 10 };
  if (shape === 'rectangle') return rectangleOutline(size.length, size.width);
  const isCut = cutLengthMm > 0 && cutWidthMm > 0 && cutLengthMm < lengthMm && cutWidthMm < widthMm;
  return isCut ? lOutline(size, { length: cutLengthMm * 10, width: cutWidthMm * 10, corner }) : undefined;
}

/** The outlines of a room's columns. */
export const columnOutlines = ({ columns }: Pick<RoomToLay, 'columns'>): readonly Outline[] =>
  columns.map(({ lengthMm, widthMm, ...at }) =>
    rectangleOutline(lengthMm, widthMm).map(({ x, y }) => tenths({ x: at.x + x, y: at.y + y })),
  );

type Product = Parameters<typeof usualGapMm>[0];

/** What is searched for straight boards, or for blocks or panels. */
export type FloorJob = LayoutJob | PatternJob;

/** @returns undefined without an outline */
export function layoutJob(room: RoomToLay, product: Product, floor: FloorToLay): FloorJob | undefined {
  const outline = roomOutline(room);
  if (!outline) return undefined;
  const { run, bond, centre, columns, border, gapMm, lengthMm, widthMm } = room;
  const job = {
    room: outline,
    // only what there is: boards that are counted already are known by their job
    ...(columns.length > 0 && { columns: columnOutlines(room) }),
    ...(border > 0 && { border }),
    gap: 10 * (gapMm ?? usualGapMm(product, Math.min(lengthMm, widthMm))),
    kerf: KERF,
    run,
    seed: SEED,
  };
  const board = boardOf(floor);
  return floor.pattern
    ? { ...job, pattern: floor.pattern, block: board, centre }
    : { ...job, board, bond, ...(centre !== 'best' && { centre }) };
}

/** A board, block or panel in tenths of a millimetre. */
export const boardOf = ({ lengthMm, widthMm }: FloorToLay) => ({
  length: Math.round(lengthMm * 10),
  width: Math.round(widthMm * 10),
});
