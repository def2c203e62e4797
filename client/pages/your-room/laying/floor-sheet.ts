import type { Pattern } from './pattern.ts';
import { lightnessAt, type Pixels } from './pixels.ts';

/** Floor that our pictures from above show, in mm across (fixtures/media/renderer/draw-flat.ts). */
export const TOP_SPAN_MM = 2_000;

/** A piece of floor that continues itself on all sides, and smaller and smaller copies of it. */
export interface Sheet {
  readonly acrossMm: number;
  readonly downMm: number;
  /** each has half the width and height of the one before */
  readonly levels: readonly Pixels[];
}

/** @param picture the floor from above @returns undefined for a pattern larger than its picture */
export function sheetOf(picture: Pixels, pattern: Pattern, seed: number): Sheet | undefined {
  return pattern.kind === 'boards' ? boardSheet(picture, pattern, seed) : repeatSheet(picture, pattern);
}

/** As many whole repeats as the picture has. */
function repeatSheet(
  picture: Pixels,
  { acrossMm, downMm }: Pattern & { readonly kind: 'repeat' },
): Sheet | undefined {
  const mm = TOP_SPAN_MM / picture.width;
  const [across, down] = [
    Math.floor(TOP_SPAN_MM / acrossMm) * acrossMm,
    Math.floor((picture.height * mm) / downMm) * downMm,
  ];
  if (across === 0 || down === 0) return undefined;
  const [width, height] = [evenly(across / mm), evenly(down / mm)];
  const data = new Uint8ClampedArray(width * height * 4);
  const [stepX, stepY] = [across / mm / width, down / mm / height];
  const out = { data, at: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) copyBetween(picture, x * stepX, y * stepY, out);
  return { acrossMm: across, downMm: down, levels: smallerAndSmaller({ width, height, data }) };
}

function copyBetween(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  out: { data: Uint8ClampedArray; at: number },
) {
  const x0 = Math.min(width - 2, Math.floor(x));
  const y0 = Math.min(height - 2, Math.floor(y));
  const fx = x - x0;
  const fy = y - y0;
  const i = (y0 * width + x0) * 4;
  const below = i + width * 4;
  for (let c = 0; c < 4; c++) {
    const above = (data[i + c] as number) * (1 - fx) + (data[i + 4 + c] as number) * fx;
    const under = (data[below + c] as number) * (1 - fx) + (data[below + 4 + c] as number) * fx;
    out.data[out.at++] = above * (1 - fy) + under * fy;
  }
}

/** Sizes of which several halves are whole. */
const evenly = (size: number) => Math.max(16, Math.round(size / 16) * 16);

/** How much floor a sheet of boards has at least. */
const SHEET_MM = { across: 5_200, down: 2_800 };
/** Part of a board that must be seen in one piece, to be continued as its mirror image. */
const ENOUGH = 0.55;
/** How dark the joint at a board's end is. */
const JOINT = 0.6;

/** Boards cut out of the picture and laid again in another order, each row shifted. */
function boardSheet(
  picture: Pixels,
  { lengthMm, widthMm }: Pattern & { readonly kind: 'boards' },
  seed: number,
): Sheet | undefined {
  const mm = TOP_SPAN_MM / picture.width;
  const [boardLength, boardWidth] = [lengthMm / mm, widthMm / mm];
  const cuts = cutsOf(picture, boardLength, boardWidth);
  if (cuts.length === 0) return undefined;
  const random = randomFrom(seed);
  const inRow = Math.max(2, Math.ceil(SHEET_MM.across / lengthMm));
  const rows = Math.max(6, Math.ceil(SHEET_MM.down / widthMm));
  const [width, height] = [evenly(inRow * boardLength), evenly(rows * boardWidth)];
  const data = new Uint8ClampedArray(width * height * 4);
  const recent: number[] = [];
  let start = 0;
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.round((row * height) / rows), Math.round(((row + 1) * height) / rows)];
    start += 0.22 + random() * 0.56;
    for (let board = 0; board < inRow; board++) {
      const chosen = pickOther(cuts.length, recent, random);
      const left = Math.round(((start + board) * width) / inRow);
      const right = Math.round(((start + board + 1) * width) / inRow);
      layBoard(picture, cuts[chosen] as Cut, { width, data }, { left, right, top, bottom }, random);
    }
  }
  return {
    acrossMm: inRow * lengthMm,
    downMm: rows * widthMm,
    levels: smallerAndSmaller({ width, height, data }),
  };
}

/** Another one than those before, as far as there are others. */
function pickOther(count: number, recent: number[], random: () => number): number {
  let chosen = Math.floor(random() * count);
  while (recent.includes(chosen)) chosen = (chosen + 1) % count;
  recent.push(chosen);
  if (recent.length > count / 2) recent.shift();
  return chosen;
}

interface Cut {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function layBoard(
  picture: Pixels,
  cut: Cut,
  sheet: Pick<Pixels, 'width' | 'data'>,
  { left, right, top, bottom }: Place,
  random: () => number,
): void {
  const isTurned = random() < 0.5;
  const tone = 0.97 + random() * 0.06;
  const [seen, length] = [cut.right - cut.left, right - left];
  // where the picture ends first, the board goes on as its mirror image
  const begins = Math.floor(random() * Math.max(0, seen - length));
  for (let x = 0; x < length; x++) {
    const along = isTurned ? length - 1 - x : x;
    const folded = along % (2 * seen);
    const from =
      cut.left + (seen >= length ? begins + along : folded < seen ? folded : 2 * seen - 1 - folded);
    const shade = x === 0 ? tone * JOINT : tone;
    const to = (left + x) % sheet.width;
    for (let y = top; y < bottom; y++) {
      const source = ((isTurned ? cut.top + bottom - 1 - y : cut.top + y - top) * picture.width + from) * 4;
      const target = (y * sheet.width + to) * 4;
      for (let c = 0; c < 3; c++) sheet.data[target + c] = (picture.data[source + c] as number) * shade;
      sheet.data[target + 3] = 255;
    }
  }
}

/** The whole rows of a picture, cut at the boards' ends. Joints are found by their shadow, as the sizes of boards are known. */
export function cutsOf(picture: Pixels, boardLength: number, boardWidth: number): Cut[] {
  const { width, height } = picture;
  const rowsWide = Math.ceil(boardWidth);
  const darkRows = darkness(height, (y) => meanOf(picture, 0, width, y, y + 1));
  const first = darkest(darkRows, boardWidth, 0.25);
  const cuts: Cut[] = [];
  for (let row = 0; ; row++) {
    const top = Math.round(first + row * boardWidth);
    if (top + rowsWide > height) break;
    const inside = [top + 3, top + rowsWide - 3] as const;
    const darkColumns = darkness(width, (x) => meanOf(picture, x, x + 1, ...inside));
    const joint = darkest(darkColumns, boardLength, 1);
    const ends = [0];
    for (let x = joint; x < width; x += boardLength) ends.push(Math.round(x));
    ends.push(width);
    for (const [at, end] of ends.entries()) {
      const next = ends[at + 1];
      // the joint itself is two or three pixels of the picture
      if (next !== undefined && next - end > 8) cuts.push({ left: end + 3, right: next - 3, top });
    }
  }
  const longest = Math.max(0, ...cuts.map(({ left, right }) => right - left));
  const enough = Math.min(longest, boardLength * ENOUGH);
  return cuts.filter(({ left, right }) => right - left >= enough);
}

function meanOf({ width, data }: Pixels, left: number, right: number, top: number, bottom: number): number {
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) sum += lightnessAt(data, (y * width + x) * 4);
  return sum / ((right - left) * (bottom - top));
}

/** How much darker each line is than those beside it. */
function darkness(count: number, lightness: (at: number) => number): Float32Array {
  const lines = Float32Array.from({ length: count }, (_, at) => lightness(at));
  return lines.map((line, at) =>
    at < 3 || at >= count - 3 ? 0 : ((lines[at - 3] as number) + (lines[at + 3] as number)) / 2 - line,
  );
}

/** The phase at which lines that repeat are darkest, in lines; less than `period`. */
function darkest(dark: Float32Array, period: number, step: number): number {
  let best = { phase: 0, mean: Number.NEGATIVE_INFINITY };
  for (let phase = 0; phase < Math.min(period, dark.length); phase += step) {
    let [sum, count] = [0, 0];
    for (let at = phase; at < dark.length - 1; at += period, count++) {
      const whole = Math.floor(at);
      sum += (dark[whole] as number) * (whole + 1 - at) + (dark[whole + 1] as number) * (at - whole);
    }
    if (count > 0 && sum / count > best.mean) best = { phase, mean: sum / count };
  }
  return best.phase;
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function smallerAndSmaller(whole: Pixels): Pixels[] {
  const levels = [whole];
  for (let last = whole; last.width > 16 && last.height > 16; levels.push(last)) last = halved(last);
  return levels;
}

function halved({ width, height, data }: Pixels): Pixels {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8ClampedArray(w * h * 4);
  for (let y = 0, to = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * 2 * width + x * 2) * 4;
      const below = i + width * 4;
      for (let c = 0; c < 4; c++, to++)
        half[to] =
          ((data[i + c] as number) +
            (data[i + 4 + c] as number) +
            (data[below + c] as number) +
            (data[below + 4 + c] as number)) /
          4;
    }
  return { width: w, height: h, data: half };
}
