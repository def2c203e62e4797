import { describe, expect, it } from 'vitest';
import { lightOn } from './light.ts';
import type { Pixels } from './pixels.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** A photo of a floor below row 100. */
function photo(level: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = (y * WIDTH + x) * 4;
      data.fill(level(x, y), i, i + 3);
      data[i + 3] = y < 100 ? 0 : 255;
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const at = (of: Pixels, x: number, y: number) => lightOn(of).values[y * WIDTH + x] as number;
const valuesIn = (of: Pixels, from: number, to: number) =>
  Array.from(lightOn(of).values.subarray(120 * WIDTH, 280 * WIDTH)).filter(
    (_, place) => place % WIDTH >= from && place % WIDTH < to,
  );
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('the light on an old floor', () => {
  it('is 1 everywhere on an even one, whatever its colour', () => {
    expect(
      spread(
        valuesIn(
          photo(() => 60),
          0,
          WIDTH,
        ),
      ),
    ).toBeLessThan(0.001);
    expect(
      at(
        photo(() => 220),
        50,
        200,
      ),
    ).toBeCloseTo(1, 3);
  });

  it('hasn’t the pattern of tiles with dark joints, nor that of boards', () => {
    const tiles = photo((x, y) => (x % 40 < 2 || y % 40 < 2 ? 150 : 180));
    expect(spread(valuesIn(tiles, 0, WIDTH))).toBeLessThan(0.04);
    const boards = photo((_, y) => 150 + ((Math.floor(y / 14) * 7) % 5) * 5 - 10);
    expect(spread(valuesIn(boards, 0, WIDTH))).toBeLessThan(0.05);
  });

  it('has a shadow in full, with its edge', () => {
    const shaded = photo((x) => (x < 150 ? 90 : 180));
    expect(at(shaded, 60, 200)).toBeCloseTo(0.5, 1);
    expect(at(shaded, 300, 200)).toBeCloseTo(1, 1);
    expect(at(shaded, 146, 200)).toBeLessThan(0.62);
    expect(at(shaded, 154, 200)).toBeGreaterThan(0.88);
  });

  it('falls off with the distance from a window', () => {
    const falling = photo((x) => 80 + (x / WIDTH) * 120);
    expect(at(falling, 380, 200) / at(falling, 20, 200)).toBeCloseTo(194 / 86, 0);
  });

  it('doesn’t know the wall', () => {
    const floor = (x: number) => 120 + x / 10;
    const [pale, dark] = [
      photo((x, y) => (y < 100 ? 250 : floor(x))),
      photo((x, y) => (y < 100 ? 5 : floor(x))),
    ];
    expect(at(pale, 200, 101)).toBeCloseTo(at(dark, 200, 101), 5);
    expect(at(pale, 200, 101)).toBeCloseTo(1, 1);
  });

  it('is even where nothing is floor', () => {
    const none = photo(() => 100);
    for (let i = 3; i < none.data.length; i += 4) none.data[i] = 0;
    expect(lightOn(none)).toEqual({ width: 1, height: 1, values: new Float32Array([1]) });
  });
});
