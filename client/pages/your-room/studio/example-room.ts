import { heroUrl } from '../../../../contracts/site/hero-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import { drawn, type Photo } from './read-photo.ts';
import { type Room, USUAL_LOOK } from './room.ts';

/** Our own drawn room, to try the page without a photo. */
export async function examplePhoto(): Promise<Photo> {
  const picture = await fetchPicture([heroUrl(1920, 'avif'), heroUrl(1920, 'webp')]);
  return drawn(picture);
}

/** The chair's seat and the plant's pot. */
const SHAPES = [
  [
    [1172, 740],
    [1380, 725],
    [1376, 738],
    [1356, 762],
    [1352, 788],
    [1340, 788],
    [1240, 779],
    [1168, 773],
  ],
  [
    [1400, 738],
    [1478, 738],
    [1471, 761],
    [1412, 761],
  ],
] as const;

/** Legs of the table and the chair, and the chair's rails: from, to, and how wide. */
const LEGS = [
  [[980, 736], [966, 822], 10],
  [[1023, 738], [1023, 846], 9],
  [[1064, 736], [1078, 822], 9],
  [[1164, 724], [1161, 850], 13],
  [[1226, 778], [1229, 816], 7],
  [[1349, 724], [1346, 873], 13],
  [[1393, 738], [1399, 834], 12],
  [[1354, 764], [1392, 765], 7],
  [[1354, 782], [1392, 771], 9],
] as const;
const placeOf = ([x, y]: readonly [number, number]) => ({ x, y });

/** What is marked in it: its camera is known (fixtures/media/renderer/interior/landing.ts), 1,920 × 1,280 pixels. */
export const EXAMPLE_ROOM: Room = {
  marks: {
    corners: [
      { x: 319, y: 1062 },
      { x: 1309, y: 1009 },
      { x: 1119, y: 839 },
      { x: 443, y: 864 },
    ],
    acrossMm: 2_500,
    awayMm: 2_000,
    edge: [
      { x: 0, y: 1280 },
      { x: 1920, y: 1280 },
      { x: 1920, y: 868 },
      { x: 1539, y: 735 },
      { x: 0, y: 777 },
    ],
    things: SHAPES.map((shape) => shape.map(placeOf)),
    strokes: LEGS.map(([from, to, size]) => ({
      kind: 'out',
      size,
      points: [placeOf(from), placeOf(to)],
    })),
  },
  // the photo is of an evening
  look: { ...USUAL_LOOK, brightness: 85 },
};
