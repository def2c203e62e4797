import { lightnessAt, type Pixels } from './pixels.ts';

/** The light on a floor, in a grid over the photo; 1 is the light of half of it. */
export interface LightMap {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Within this part of the photo's longer side, what varies little is the old floor's own pattern. */
const REACH = 0.04;
/** Variations of about this much of the usual light, and more, are light and shade. */
const CONTRAST = 0.16;

/**
 * The light that the old floor was in. What varies a little and nearby, as boards and joints do, is evened out; what varies much,
 * as the edge of a shadow, is kept: a guided filter (He, Sun and Tang, 2010) over the floor alone, so that walls and furniture
 * don't count. @param photo a small copy is enough; its opacity says what is floor
 */
export function lightOn(photo: Pixels): LightMap {
  const { width, height, data } = photo;
  const cells = width * height;
  const share = new Float32Array(cells);
  const lightness = new Float32Array(cells);
  for (let at = 0; at < cells; at++) {
    share[at] = (data[at * 4 + 3] as number) / 255;
    lightness[at] = lightnessAt(data, at * 4);
  }
  const usual = medianOf(lightness, share);
  if (usual === 0) return { width: 1, height: 1, values: new Float32Array([1]) };
  for (let at = 0; at < cells; at++) lightness[at] = (lightness[at] as number) / usual;

  const radius = Math.max(1, Math.round(Math.max(width, height) * REACH));
  const mean = (values: (at: number) => number) => {
    const sums = new Float32Array(cells);
    for (let at = 0; at < cells; at++) sums[at] = (share[at] as number) * values(at);
    return boxSums(sums, width, height, radius);
  };
  const weight = mean(() => 1);
  const over = (sums: Float32Array, at: number) =>
    (weight[at] as number) > 0.01 ? (sums[at] as number) / (weight[at] as number) : undefined;
  const first = mean((at) => lightness[at] as number);
  const second = mean((at) => (lightness[at] as number) ** 2);
  const slope = new Float32Array(cells);
  const base = new Float32Array(cells);
  for (let at = 0; at < cells; at++) {
    const here = over(first, at);
    if (here === undefined) continue;
    const variance = Math.max(0, (second[at] as number) / (weight[at] as number) - here * here);
    const kept = variance / (variance + CONTRAST * CONTRAST);
    slope[at] = kept;
    base[at] = here * (1 - kept);
  }
  const slopes = mean((at) => slope[at] as number);
  const bases = mean((at) => base[at] as number);
  const values = new Float32Array(cells);
  for (let at = 0; at < cells; at++) {
    const [a, b] = [over(slopes, at), over(bases, at)];
    // beside the floor, what the floor near there has
    const own = (share[at] as number) > 0.5 ? (lightness[at] as number) : (over(first, at) ?? 1);
    values[at] = a === undefined || b === undefined ? 1 : a * own + b;
  }
  return { width, height, values };
}

function medianOf(lightness: Float32Array, share: Float32Array): number {
  const counts = new Float64Array(256);
  for (let at = 0; at < share.length; at++) {
    const level = Math.min(255, Math.round(lightness[at] as number));
    counts[level] = (counts[level] as number) + (share[at] as number);
  }
  let left = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (left === 0) return 0;
  const median = counts.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return Math.max(1, median);
}

/** Sums over squares of `radius` cells around each cell, cut at the edges. */
function boxSums(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) sumLine(values, across, y * width, 1, width, radius);
  const sums = new Float32Array(values.length);
  for (let x = 0; x < width; x++) sumLine(across, sums, x, width, height, radius);
  return sums;
}

function sumLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let at = 0; at < Math.min(radius, count); at++) sum += from[start + at * step] as number;
  for (let at = 0; at < count; at++) {
    if (at + radius < count) sum += from[start + (at + radius) * step] as number;
    if (at - radius > 0) sum -= from[start + (at - radius - 1) * step] as number;
    to[start + at * step] = sum;
  }
}
