import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  OUR_ROOMS,
  type OurRoom,
  ROOM_FILES,
  ROOM_SIZE,
  roomLight,
} from '../../../../contracts/site/our-rooms.ts';
import { lightOf } from '../../../../contracts/site/tone-curve.ts';
import { createFloor, newSample } from '../../../../fixtures/assets/make.ts';
import { KEPT } from '../../../../fixtures/assets/plan.ts';
import { appearanceOf } from '../../../../fixtures/catalogue/appearance-of.ts';
import { itemByNumber } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { drawFloor } from './draw-floor.ts';
import type { Sheet } from './floor-sheet.ts';
import { lightnessAt, type Pixels } from './pixels.ts';
import { planeOfEye } from './plane.ts';
import { lightInRoom } from './room-light.ts';

const SIZE = { width: 480, height: 360 };

/** Distance of the renderer's floors from the room's corner, in mm. */
const LAID_AT = 9_000;
/** The part of the floor that the sheet shows, in mm, and the mm of a pixel. */
const [ACROSS, NEAR, FAR, MM] = [8_000, 3_000, 6_000, 10];

/** The very boards that the renderer lays. */
function boardsOf(productNo: string, room: OurRoom): Sheet {
  const floor = createFloor(appearanceOf(itemByNumber(productNo)));
  const sample = newSample();
  const [width, height] = [ACROSS / MM, (NEAR + FAR) / MM];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const x = (column + 0.5) * MM + LAID_AT;
      // a sheet runs down where the floor runs away from the corner, and begins again
      const down = (row + 0.5) * MM;
      const y = (down < NEAR ? -down : NEAR + FAR - down) + LAID_AT;
      if (room.boards === 'away') floor(y, x, MM, sample);
      else floor(x, y, MM, sample);
      data.set([sample.r, sample.g, sample.b, 255], at);
    }
  return { acrossMm: ACROSS, downMm: NEAR + FAR, levels: [{ width, height, data }] };
}

async function pixelsOf(file: string): Promise<Pixels> {
  const data = await sharp(`${KEPT}/${file}`).resize(SIZE.width, SIZE.height).ensureAlpha().raw().toBuffer();
  return { ...SIZE, data: new Uint8ClampedArray(data) };
}

/** The mean colour, as CIE L*a*b*. */
function meanLab({ data }: Pixels, places: readonly number[]): readonly number[] {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map(
    (c) => places.reduce((sum, at) => sum + lightOf((data[at + c] ?? 0) / 255), 0) / places.length,
  );
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How alike two pictures are where both show floor, 1 at most. */
function likeness(one: Pixels, other: Pixels, places: readonly number[]): number {
  const detail = (of: Pixels) =>
    places.map((at) => {
      const beside = [-16, 16].map((d) => lightnessAt(of.data, at + d)) as [number, number];
      return lightnessAt(of.data, at) - (beside[0] + beside[1]) / 2;
    });
  const [a, b] = [detail(one), detail(other)];
  const sum = (values: (at: number) => number) => a.reduce((total, _, at) => total + values(at), 0);
  const product = sum((at) => (a[at] as number) * (b[at] as number));
  return product / Math.sqrt(sum((at) => (a[at] as number) ** 2) * sum((at) => (b[at] as number) ** 2));
}

describe.each([
  ['a dark floor in a living room', 'AL-C109', 'living-room'],
  ['a pale floor in a dining room', 'AL-M103', 'dining-room'],
  ['an oak floor at a staircase', 'AL-M101', 'staircase'],
] as const)('%s, beside the renderer’s own picture of it', (_, productNo, id) => {
  const room = OUR_ROOMS.find((each) => each.id === id) as OurRoom;
  const { img4, img5, finish } = toProduct(itemByNumber(productNo));
  let rendered: Pixels;
  let light: Pixels;
  let mirror: Pixels;
  let sheet: Sheet;
  beforeAll(async () => {
    const picture = [img4, img5].find((url) => url.includes(`-${id}-`)) ?? '';
    rendered = await pixelsOf(picture.replace('/media', 'rooms').replace('800.webp', '1120.avif'));
    light = await pixelsOf(`bare-rooms/${room.name}${ROOM_FILES.light}`);
    mirror = await pixelsOf(`bare-rooms/${room.name}${ROOM_FILES.mirror}`);
    sheet = boardsOf(productNo, room);
  });

  const laid = (scale = 1): Pixels => {
    const floor = { ...SIZE, data: light.data.slice() };
    drawFloor(
      {
        plane: planeOfEye(room.eye, ROOM_SIZE),
        sheet: { ...sheet, acrossMm: sheet.acrossMm * scale, downMm: sheet.downMm * scale },
        shade: lightInRoom(mirror, finish),
        turn: 0,
        alongMm: 0,
        acrossMm: 0,
        photo: ROOM_SIZE,
      },
      floor,
      0,
      SIZE.height,
    );
    return floor;
  };
  /** Where floor is, and two pixels around. */
  const places = (isWanted: (at: number) => boolean) =>
    Array.from({ length: SIZE.width * SIZE.height }, (__, at) => at * 4).filter(
      (at) =>
        [-8, 0, 8, -8 * SIZE.width, 8 * SIZE.width].every((d) => light.data[at + d + 3] === 255) &&
        isWanted(at),
    );
  const falling = (at: number) => roomLight(light.data[at + 1] ?? 0, 'light');
  const distance = (where: readonly number[]) => {
    const [ours, theirs] = [meanLab(laid(), where), meanLab(rendered, where)];
    return Math.hypot(...ours.map((value, c) => value - (theirs[c] ?? 0)));
  };

  it('has the same scale within 2%', () => {
    const near = places((at) => at / 4 / SIZE.width > SIZE.height * 0.6);
    const scales = [0.96, 0.98, 1, 1.02, 1.04];
    const found = scales.map((scale) => likeness(laid(scale), rendered, near));
    expect(scales[found.indexOf(Math.max(...found))]).toBe(1);
    expect(Math.max(...found)).toBeGreaterThan(0.5);
  });

  it('has the same colour in the sun, and in the shade', () => {
    const inTheSun = places((at) => falling(at) > 0.9);
    const inTheShade = places((at) => falling(at) < 0.5);
    expect(Math.min(inTheSun.length, inTheShade.length)).toBeGreaterThan(300);
    expect(distance(inTheSun)).toBeLessThan(3);
    expect(distance(inTheShade)).toBeLessThan(5);
  });
});
