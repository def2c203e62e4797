import type { Sheet } from './floor-sheet.ts';
import type { Pixels } from './pixels.ts';
import type { Plane } from './plane.ts';

/**
 * Puts the floor's light on it. @param floor into which it writes the pixel's colour; it may have the light there before
 * @param at of the pixel's first channel. @param colour of the floor in even light, 0 to 255 a channel
 */
export type Shade = (floor: Pixels, column: number, row: number, at: number, colour: Float64Array) => void;

export interface FloorJob {
  readonly plane: Plane;
  readonly sheet: Sheet;
  readonly shade: Shade;
  /** degrees by which the boards are turned from the rectangle's near side */
  readonly turn: number;
  /** mm by which the floor is moved along its boards and across them */
  readonly alongMm: number;
  readonly acrossMm: number;
  /** size of the photo, in its pixels */
  readonly photo: { readonly width: number; readonly height: number };
}

/** Samples along a pixel's longer side on the floor, for floors seen at a flat angle. */
const SAMPLES_MAX = 8;
/**
 * Draws rows of the floor as it lies in the photo, at the size of `floor`, which may be smaller than the photo. Each pixel takes
 * the mean of the floor that it shows. @param floor its opacity says where the floor shows; the colours are written
 */
export function drawFloor(job: FloorJob, floor: Pixels, fromRow: number, toRow: number): void {
  const { sheet, shade } = job;
  const { width, height, data } = floor;
  const [a, b, c, d, e, f, g, h, i] = job.plane.toFloor;
  const [stepX, stepY] = [job.photo.width / width, job.photo.height / height];
  const first = sheet.levels[0] as Pixels;
  const turn = (job.turn * Math.PI) / 180;
  // from mm on the floor to pixels of the sheet, which runs down where the floor runs away
  const [perX, perY] = [first.width / sheet.acrossMm, first.height / sheet.downMm];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const colour = new Float64Array(3);
  for (let row = fromRow; row < toRow; row++) {
    const y = (row + 0.5) * stepY;
    for (let column = 0, at = row * width * 4; column < width; column++, at += 4) {
      if (data[at + 3] === 0) continue;
      const x = (column + 0.5) * stepX;
      const depth = g * x + h * y + i;
      if (depth <= 0) {
        data[at + 3] = 0;
        continue;
      }
      const floorX = (a * x + b * y + c) / depth;
      const floorY = (d * x + e * y + f) / depth;
      // how far a pixel to the right, and one further down, are on the floor
      const rightX = ((a - floorX * g) / depth) * stepX;
      const rightY = ((d - floorY * g) / depth) * stepX;
      const downX = ((b - floorX * h) / depth) * stepY;
      const downY = ((e - floorY * h) / depth) * stepY;
      const s = (floorX * cosine + floorY * sine + job.alongMm) * perX;
      const t = (floorX * sine - floorY * cosine + job.acrossMm) * perY;
      const rightS = (rightX * cosine + rightY * sine) * perX;
      const rightT = (rightX * sine - rightY * cosine) * perY;
      const downS = (downX * cosine + downY * sine) * perX;
      const downT = (downX * sine - downY * cosine) * perY;
      sample(sheet, s, t, rightS, rightT, downS, downT, colour);
      shade(floor, column, row, at, colour);
    }
  }
}

/** The mean of a parallelogram of the sheet: a few samples along its longer side, from the copy in which they are as far apart as pixels. */
function sample(
  { levels }: Sheet,
  s: number,
  t: number,
  rightS: number,
  rightT: number,
  downS: number,
  downT: number,
  out: Float64Array,
): void {
  // many times quicker than Math.hypot
  const right = Math.sqrt(rightS * rightS + rightT * rightT);
  const down = Math.sqrt(downS * downS + downT * downT);
  const longS = right > down ? rightS : downS;
  const longT = right > down ? rightT : downT;
  const long = Math.max(right, down, 0.001);
  // the width of the parallelogram across its longer side
  const short = Math.abs(rightS * downT - rightT * downS) / long;
  const count = Math.min(SAMPLES_MAX, Math.max(1, Math.round(long / Math.max(1, short))));
  const finest = Math.max(1, short, long / count);
  const level = Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(finest))));
  const { width, height, data } = levels[level] as Pixels;
  const share = 1 / (1 << level);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let n = 0; n < count; n++) {
    const along = (n + 0.5) / count - 0.5;
    const x = (s + longS * along) * share - 0.5;
    const y = (t + longT * along) * share - 0.5;
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const left = wrapped(x0, width);
    const next = left + 1 === width ? 0 : left + 1;
    const above = wrapped(y0, height);
    const under = above + 1 === height ? 0 : above + 1;
    const p = (above * width + left) * 4;
    const q = (above * width + next) * 4;
    const v = (under * width + left) * 4;
    const w = (under * width + next) * 4;
    const wp = (1 - fx) * (1 - fy);
    const wq = fx * (1 - fy);
    const wv = (1 - fx) * fy;
    const ww = fx * fy;
    red +=
      (data[p] as number) * wp +
      (data[q] as number) * wq +
      (data[v] as number) * wv +
      (data[w] as number) * ww;
    green +=
      (data[p + 1] as number) * wp +
      (data[q + 1] as number) * wq +
      (data[v + 1] as number) * wv +
      (data[w + 1] as number) * ww;
    blue +=
      (data[p + 2] as number) * wp +
      (data[q + 2] as number) * wq +
      (data[v + 2] as number) * wv +
      (data[w + 2] as number) * ww;
  }
  out[0] = red / count;
  out[1] = green / count;
  out[2] = blue / count;
}

const wrapped = (at: number, size: number): number => {
  const rest = at % size;
  return rest < 0 ? rest + size : rest;
};
