import { createRng } from '../../../../contracts/domain/number/random.ts';
import { SHOWN_MM } from '../../../../contracts/site/floor-view.ts';
import type { PictureBlocks, PicturePattern } from './pattern.ts';
import { lightnessAt, type Pixels } from './pixels.ts';
import type { Point } from './plane.ts';

/** A piece of floor that continues itself on all sides, and smaller and smaller copies of it. */
export interface Sheet {
  readonly acrossMm: number;
  readonly downMm: number;
  /** each has half the width and height of the one before */
  readonly levels: readonly Pixels[];
}

/** A floor's picture from above. */
export interface TopView {
  readonly pixels: Pixels;
  /** where it begins on the floor, from the zero of its pattern; mm */
  readonly origin: Point;
}

/** @returns undefined for a pattern larger than its picture */
export function sheetOf(view: TopView, pattern: PicturePattern, seed: number): Sheet | undefined {
  return pattern.kind === 'boards' ? boardSheet(view.pixels, pattern, seed) : blockSheet(view, pattern, seed);
}

/** How much floor a sheet of blocks has at least. */
const BLOCKS_MM = { across: 3_000, down: 2_000 };

/** Blocks cut out of the picture and laid again in another order. */
function blockSheet({ pixels: picture, origin }: TopView, pattern: PictureBlocks, seed: number): Sheet {
  const { acrossMm, downMm, middleOf } = pattern;
  const mm = SHOWN_MM.top / picture.width;
  const phase = { x: wrap(origin.x, acrossMm), y: wrap(origin.y, downMm) };
  const [cellsX, cellsY] = [Math.ceil(BLOCKS_MM.across / acrossMm), Math.ceil(BLOCKS_MM.down / downMm)];
  const [sheetX, sheetY] = [cellsX * acrossMm, cellsY * downMm];
  const [width, height] = [evenly(sheetX / mm), evenly(sheetY / mm)];
  const data = new Uint8ClampedArray(width * height * 4);
  const random = createRng(seed);
  const middle = { x: 0, y: 0 };
  const known = { x: Number.NaN, y: 0 };
  let shift: Point | undefined;
  /** by its middle: from the block to the one that it is cut from; undefined where the picture has no whole one */
  const shifts = new Map<number, Point | undefined>();
  const [wholeX, wholeY] = [
    Math.floor(SHOWN_MM.top / acrossMm) * acrossMm,
    Math.floor((picture.height * mm) / downMm) * downMm,
  ];
  for (let row = 0, to = 0; row < height; row++)
    for (let column = 0; column < width; column++, to += 4) {
      const x = ((column + 0.5) * sheetX) / width;
      const y = ((row + 0.5) * sheetY) / height;
      middleOf(x, y, middle);
      if (middle.x !== known.x || middle.y !== known.y) {
        known.x = middle.x;
        known.y = middle.y;
        // a block that is cut by the sheet's edge goes on at the other side
        const onX = wrap(middle.x + 0.01, sheetX) - 0.01;
        const onY = wrap(middle.y + 0.01, sheetY) - 0.01;
        const key = Math.round(onX) * 65_536 + Math.round(onY);
        if (!shifts.has(key)) shifts.set(key, shiftFrom({ x: onX, y: onY }, pattern, phase, picture, random));
        const found = shifts.get(key);
        shift = found && { x: found.x + onX - middle.x, y: found.y + onY - middle.y };
      }
      const fromX = shift ? x + shift.x : wrap(x - phase.x, wholeX);
      const fromY = shift ? y + shift.y : wrap(y - phase.y, wholeY);
      const left = Math.min(picture.width - 1, Math.max(0, Math.floor(fromX / mm)));
      const top = Math.min(picture.height - 1, Math.max(0, Math.floor(fromY / mm)));
      const from = (top * picture.width + left) * 4;
      for (let c = 0; c < 3; c++) data[to + c] = picture.data[from + c] as number;
      data[to + 3] = 255;
    }
  return { acrossMm: sheetX, downMm: sheetY, levels: smallerAndSmaller({ width, height, data }) };
}

/** From a block of the sheet to one of the same kind that is whole in the picture, any of them. */
function shiftFrom(
  { x, y }: Point,
  { acrossMm, downMm, reachX, reachY }: PictureBlocks,
  phase: Point,
  { width, height }: Pixels,
  random: () => number,
): Point | undefined {
  const highMm = (height / width) * SHOWN_MM.top;
  const steps = (at: number, reach: number, period: number, size: number) => {
    const first = Math.ceil((reach - at) / period);
    return Array.from(
      { length: Math.max(0, Math.floor((size - reach - at) / period) - first + 1) },
      (_, step) => (first + step) * period,
    );
  };
  const right = steps(x - phase.x, reachX, acrossMm, SHOWN_MM.top);
  const down = steps(y - phase.y, reachY, downMm, highMm);
  const [dx, dy] = [right[Math.floor(random() * right.length)], down[Math.floor(random() * down.length)]];
  return dx === undefined || dy === undefined ? undefined : { x: dx - phase.x, y: dy - phase.y };
}

const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period;

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
  { lengthMm, widthMm }: PicturePattern & { readonly kind: 'boards' },
  seed: number,
): Sheet | undefined {
  const mm = SHOWN_MM.top / picture.width;
  const [boardLength, boardWidth] = [lengthMm / mm, widthMm / mm];
  const cuts = cutsOf(picture, boardLength, boardWidth);
  if (cuts.length === 0) return undefined;
  const random = createRng(seed);
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
