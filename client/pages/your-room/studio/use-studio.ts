import { useState } from 'react';
import { withCorner } from '../../../../contracts/domain/layout/walls.ts';
import { floorAreaM2, type Point, scaleErrorPercent, withMoved } from '../laying/plane.ts';
import type { Handle } from './handles.tsx';
import type { Photo } from './read-photo.ts';
import type { Laid, Shape, Stroke } from './room.ts';
import type { RoomModel } from './use-room.ts';

/** What is being done to the picture. */
export type Mode = 'scale' | 'edge' | 'things' | 'look';

const CORNER_NAMES = ['Near left corner', 'Near right corner', 'Far right corner', 'Far left corner'];
/** Fewer corners are no shape. */
const CORNERS_MIN = 3;
/** Part of the photo's width that the brush has at first. */
const BRUSH = 0.04;

export interface StudioModel {
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly handles: readonly Handle[];
  readonly shapes: readonly Shape[];
  /** the handle that was last held or had the focus */
  readonly chosen: Handle | undefined;
  readonly hold: (id: string | undefined) => void;
  readonly brush: Pick<Stroke, 'kind' | 'size'>;
  readonly setBrush: (brush: Pick<Stroke, 'kind' | 'size'>) => void;
  readonly paint: (points: readonly Point[], tag: string) => void;
  /** marks a shape of four corners in the middle of the floor, to be taken out */
  readonly addShape: () => void;
  /** m2 within the floor's edge; 0 until the rectangle is measured */
  readonly areaM2: number;
  /** by how many percent the scale changes if the corners are a pixel off */
  readonly errorPercent: number;
}

/** What is marked in the photo, by its handles and the brush. */
export function useStudio({ room, mark }: RoomModel, laid: Laid, photo: Photo): StudioModel {
  const { marks } = room;
  const { corners, acrossMm, awayMm, things, strokes } = marks;
  const { plane, edge } = laid;
  const [wanted, setMode] = useState<Mode>(() => (plane ? 'look' : 'scale'));
  const [chosenId, hold] = useState<string>();
  const [brush, setBrush] = useState<Pick<Stroke, 'kind' | 'size'>>(() => ({
    kind: 'out',
    size: Math.round(photo.width * BRUSH),
  }));
  const mode = plane ? wanted : 'scale';

  const shapeHandles = (
    shape: Shape,
    id: string,
    nameOf: (number: number) => string,
    set: (shape: Shape | undefined, tag: string) => void,
    canVanish: boolean,
  ): Handle[] =>
    shape.map((at, place) => {
      const without = shape.toSpliced(place, 1);
      const isLess = without.length >= CORNERS_MIN;
      return {
        id: `${id} ${place}`,
        name: nameOf(place + 1),
        at,
        move: (to, tag) => set(shape.with(place, to), tag),
        add: () => set(withCorner(shape, place), `add ${id} ${shape.length}`),
        remove:
          isLess || canVanish
            ? () => set(isLess ? without : undefined, `remove ${id} ${shape.length}`)
            : undefined,
      };
    });

  const handlesOf: Readonly<Record<Mode, () => readonly Handle[]>> = {
    scale: () =>
      corners.map((at, place) => ({
        id: `corner ${place}`,
        name: CORNER_NAMES[place] ?? '',
        at,
        move: (to, tag) => mark({ corners: withMoved(corners, place, to) }, tag),
      })),
    edge: () =>
      shapeHandles(
        edge,
        'edge',
        (number) => `Corner ${number} of the floor’s edge`,
        (shape, tag) => mark({ edge: shape }, tag),
        false,
      ),
    things: () =>
      things.flatMap((thing, place) =>
        shapeHandles(
          thing,
          `thing ${place}`,
          (number) => `Corner ${number} of shape ${place + 1}`,
          (shape, tag) =>
            mark(
              {
                things: things.flatMap((other, at) => (at !== place ? [other] : shape ? [shape] : [])),
              },
              tag,
            ),
          true,
        ),
      ),
    look: () => [],
  };
  const shapesOf: Readonly<Record<Mode, readonly Shape[]>> = {
    scale: [corners],
    edge: [edge],
    things,
    look: [],
  };
  const handles = handlesOf[mode]();
  return {
    mode,
    setMode,
    handles,
    shapes: shapesOf[mode],
    chosen: handles.find(({ id }) => id === chosenId),
    hold,
    brush,
    setBrush,
    paint: (points, tag) => {
      const before = strokes.at(-1)?.points[0] === points[0] ? strokes.slice(0, -1) : strokes;
      mark({ strokes: [...before, { ...brush, points }] }, tag);
    },
    addShape: () => {
      const { x, y } = middleOf(edge);
      const reach = Math.round(photo.width * BRUSH);
      const shape = [
        { x: x - reach, y: y + reach },
        { x: x + reach, y: y + reach },
        { x: x + reach, y: y - reach },
        { x: x - reach, y: y - reach },
      ];
      mark({ things: [...things, shape] }, `shape ${things.length}`);
    },
    areaM2: plane ? floorAreaM2(plane, edge) : 0,
    errorPercent: plane ? scaleErrorPercent(corners, { acrossMm, awayMm }, edge) : 0,
  };
}

const middleOf = (shape: Shape): Point => ({
  x: Math.round(shape.reduce((sum, { x }) => sum + x, 0) / shape.length),
  y: Math.round(shape.reduce((sum, { y }) => sum + y, 0) / shape.length),
});
