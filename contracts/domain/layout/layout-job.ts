import type { Bond, LayoutJob, Run } from './find-layout.ts';
import { type FloorToLay, usualGapMm } from './floor-to-lay.ts';
import { CORNERS, type Corner, lOutline, type Outline, rectangleOutline } from './outline.ts';

/** A room and how its floor is to lie; lengths in mm, 0 where they are not measured yet. */
export interface RoomToLay {
  readonly shape: 'rectangle' | 'L';
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly cutLengthMm: number;
  readonly cutWidthMm: number;
  readonly corner: Corner;
  readonly run: Run;
  readonly bond: Bond;
  /** at every wall; undefined for the usual one */
  readonly gapMm: number | undefined;
}

/** Larger rooms are laid in parts, with profiles between them. */
export const MOST_M2 = 300;
/** What a saw takes. */
const KERF = 30;
const SEED = 1;

/** What is usual, of a room that isn't measured yet. */
export const NEW_ROOM: RoomToLay = {
  shape: 'rectangle',
  lengthMm: 0,
  widthMm: 0,
  cutLengthMm: 0,
  cutWidthMm: 0,
  corner: CORNERS[0],
  run: 'best',
  bond: 'random',
  gapMm: undefined,
};

/** @returns undefined while the room isn't measured, is too large, or lacks a corner that is larger than it */
export function roomOutline(room: RoomToLay): Outline | undefined {
  const { shape, lengthMm, widthMm, cutLengthMm, cutWidthMm, corner } = room;
  if (lengthMm === 0 || widthMm === 0 || lengthMm * widthMm > MOST_M2 * 1_000_000) return undefined;
  const size = { length: lengthMm * 10, width: widthMm * 10 };
  if (shape === 'rectangle') return rectangleOutline(size.length, size.width);
  const isCut = cutLengthMm > 0 && cutWidthMm > 0 && cutLengthMm < lengthMm && cutWidthMm < widthMm;
  return isCut ? lOutline(size, { length: cutLengthMm * 10, width: cutWidthMm * 10, corner }) : undefined;
}

/** What is searched for a room. @returns undefined without an outline */
export function layoutJob(
  room: RoomToLay,
  product: Parameters<typeof usualGapMm>[0],
  { lengthMm, widthMm }: Pick<FloorToLay, 'lengthMm' | 'widthMm'>,
): LayoutJob | undefined {
  const outline = roomOutline(room);
  if (!outline) return undefined;
  const gapMm = room.gapMm ?? usualGapMm(product, Math.min(room.lengthMm, room.widthMm));
  return {
    room: outline,
    gap: gapMm * 10,
    board: { length: Math.round(lengthMm * 10), width: Math.round(widthMm * 10) },
    kerf: KERF,
    bond: room.bond,
    run: room.run,
    seed: SEED,
  };
}
