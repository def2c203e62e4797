import { describe, expect, it } from 'vitest';
import { drawFloor, type FloorJob } from './draw-floor.ts';
import type { Sheet } from './floor-sheet.ts';
import { photoLight } from './photo-light.ts';
import type { Pixels } from './pixels.ts';
import { type Corners, planeOf, through } from './plane.ts';

/** One colour for each 100 mm of a metre along, and another scale across. */
const SIDE = 64;
const stripes: Pixels = {
  width: SIDE,
  height: SIDE,
  data: new Uint8ClampedArray(SIDE * SIDE * 4).map((_, i) => {
    const [x, y] = [(i >> 2) % SIDE, Math.floor((i >> 2) / SIDE)];
    return [x < SIDE / 2 ? 40 : 200, y < SIDE / 2 ? 40 : 200, 100, 255][i % 4] as number;
  }),
};
const halved = (pixels: Pixels): Pixels => {
  const size = pixels.width / 2;
  return {
    width: size,
    height: size,
    data: new Uint8ClampedArray(size * size * 4).map((_, i) => {
      const [x, y] = [(i >> 2) % size, Math.floor((i >> 2) / size)];
      return pixels.data[(y * 2 * pixels.width + x * 2) * 4 + (i % 4)] as number;
    }),
  };
};
const sheet: Sheet = {
  acrossMm: 1000,
  downMm: 1000,
  levels: [stripes, halved(stripes), halved(halved(stripes))],
};
const EVEN = { width: 1, height: 1, values: new Float32Array([1]) };
const CORNERS: Corners = [
  { x: 150, y: 380 },
  { x: 650, y: 380 },
  { x: 520, y: 200 },
  { x: 280, y: 200 },
];
const plane = planeOf(CORNERS, { acrossMm: 2000, awayMm: 3000 });
const job: FloorJob = {
  plane,
  sheet,
  shade: photoLight(EVEN, 1, 1),
  turn: 0,
  alongMm: 0,
  acrossMm: 0,
  photo: { width: 800, height: 400 },
};

function draw(part: Partial<FloorJob> = {}, width = 800, height = 400): Pixels {
  const floor = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  drawFloor({ ...job, ...part }, floor, 0, height);
  return floor;
}

/** The colour where the photo shows the point of the floor. */
function colourAt(floor: Pixels, x: number, y: number): number[] {
  const place = through(plane.toPhoto, { x, y });
  const [column, row] = [
    Math.floor((place.x * floor.width) / 800),
    Math.floor((place.y * floor.height) / 400),
  ];
  return [...floor.data.subarray((row * floor.width + column) * 4, (row * floor.width + column) * 4 + 2)];
}

describe('the floor in a photo', () => {
  it.each([
    ['at the photo’s size', 800, 400],
    ['at half of it', 400, 200],
  ])('has each piece at its true place, %s', (_, width, height) => {
    const floor = draw({}, width, height);
    for (const x of [250, 750, 1250, 1940])
      for (const away of [250, 750, 1250, 2440]) {
        const wanted = [x % 1000 < 500 ? 40 : 200, 1000 - (away % 1000) < 500 ? 40 : 200];
        expect(colourAt(floor, x, away), `${x}, ${away}`).toEqual(wanted);
      }
  });

  it('is turned and moved on the floor, in degrees and mm', () => {
    const turned = draw({ turn: 90 });
    // boards that lay across now lead away
    expect(colourAt(turned, 250, 250)[0]).toBe(40);
    expect(colourAt(turned, 250, 750)[0]).toBe(200);
    expect(colourAt(turned, 750, 250)[0]).toBe(40);
    expect(colourAt(draw({ alongMm: 500 }), 250, 250)[0]).toBe(200);
    expect(colourAt(draw({ acrossMm: 500 }), 250, 250)[1]).toBe(40);
  });

  it('takes the photo’s light, as much of it as is asked for', () => {
    const light = { width: 1, height: 1, values: new Float32Array([0.5]) };
    const red = (share: number, brightness = 1) =>
      colourAt(draw({ shade: photoLight(light, share, brightness) }), 750, 250)[0];
    expect([red(1), red(0), red(0.5), red(0, 0.5)]).toEqual([100, 200, 150, 100]);
  });

  it('keeps its grain where the light would make it white', () => {
    const light = { width: 1, height: 1, values: new Float32Array([1.4]) };
    const [red] = colourAt(draw({ shade: photoLight(light, 1, 1) }), 750, 250);
    expect(red).toBeGreaterThan(225);
    expect(red).toBeLessThan(254);
  });

  it('is not drawn where there is none, nor beyond the horizon', () => {
    const floor = { width: 800, height: 400, data: new Uint8ClampedArray(800 * 400 * 4).fill(255) };
    floor.data[(390 * 800 + 10) * 4 + 3] = 0;
    drawFloor(job, floor, 0, 400);
    expect([...floor.data.subarray((390 * 800 + 10) * 4, (390 * 800 + 10) * 4 + 4)]).toEqual([
      255, 255, 255, 0,
    ]);
    expect(floor.data[3]).toBe(0);
  });

  it('is the mean of what a pixel shows, far away', () => {
    const far = through(plane.toPhoto, { x: 1000, y: 60_000 });
    const floor = draw();
    const at = (Math.floor(far.y + 1) * 800 + Math.floor(far.x)) * 4;
    expect(floor.data[at]).toBeGreaterThan(39);
    expect(floor.data[at]).toBeLessThan(201);
  });
});
