import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { middleOf } from '../../../contracts/domain/layout/middle.ts';
import type { Floor } from '../../../contracts/domain/layout/outline.ts';
import { type Polygon, sizeOf } from '../../../contracts/domain/layout/polygon.ts';

/** A piece of a laid floor, and the number of the board or block that it is cut from. */
export interface DrawnPiece {
  readonly outline: Polygon;
  readonly number: number;
}

export interface LaidRoom {
  /** from wall to wall, and its columns */
  readonly room: Floor;
  /** without the gap at the walls and around columns */
  readonly floor: Floor;
  readonly pieces: readonly DrawnPiece[];
}

/** Numbers of colours of AutoCAD: black on white paper, grey, blue. */
const LAYERS = {
  walls: ['WALLS', 7],
  floor: ['FLOOR', 8],
  pieces: ['PIECES', 7],
  numbers: ['NUMBERS', 5],
} as const;
/** Height of numbers in mm: as is read on a print at 1:20, and smaller in small pieces. */
const NUMBER_MM = 50;

/** A laid room as a drawing for CAD: in millimetres, its lower left corner at 0,0, each kind of line on a layer of its own. */
export function layoutDxf({ room, floor, pieces }: LaidRoom): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  for (const [name, colour] of Object.values(LAYERS)) dxf.addLayer(name, colour);
  const draw = (outline: Polygon, [layerName]: (typeof LAYERS)[keyof typeof LAYERS]) =>
    dxf.addLWPolyline(
      outline.map(({ x, y }) => ({ point: point2d(x / 10, y / 10) })),
      { flags: LWPolylineFlags.Closed, layerName },
    );
  for (const ring of [room.outline, ...room.holes]) draw(ring, LAYERS.walls);
  for (const ring of [floor.outline, ...floor.holes]) draw(ring, LAYERS.floor);
  for (const { outline, number } of pieces) {
    draw(outline, LAYERS.pieces);
    const { x, y } = middleOf(outline);
    const at = point3d(x / 10, y / 10);
    dxf.addText(at, Math.min(NUMBER_MM, Math.sqrt(sizeOf(outline)) * 0.012), String(number), {
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: at,
      layerName: LAYERS.numbers[0],
    });
  }
  return dxf.stringify();
}
