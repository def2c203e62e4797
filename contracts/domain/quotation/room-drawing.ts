import type { components } from '../../api/generated/woojiapi.ts';
import { areaText, countText } from '../number/notation.ts';

type Schemas = components['schemas'];
type RoomOutline = Schemas['RoomOutline'];
type PaperRoom = Schemas['QuotationPaperRoom'];

/** Millimetres on paper; y goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A wall's length, along a line beside it. */
export interface Size extends Line {
  /** '' where it doesn't fit; the words for screen readers have it */
  readonly text: string;
  /** the middle of its text */
  readonly at: Point;
  /** read from below, as beside the left and the right wall */
  readonly isUpright: boolean;
}

/** A room to scale, in the place that it takes on paper. */
export interface RoomDrawing {
  /** 50 for 1:50 */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly corners: readonly Point[];
  readonly sizes: readonly Size[];
  /** which way the floor runs; undefined where that is open, or isn't a way in the drawing */
  readonly run: Line | undefined;
}

/** A room as papers draw it. */
export interface DrawnRoom {
  readonly room: string;
  readonly picture: string;
  readonly drawing: RoomDrawing;
  readonly floor: string;
  readonly figures: string;
  readonly laying: string;
  readonly scale: string;
  /** all that the drawing shows */
  readonly alt: string;
}

/** A storey's drawings. */
export interface DrawnStorey {
  /** '' if it has no name */
  readonly storey: string;
  readonly rooms: readonly DrawnRoom[];
}

/** What the room itself takes at most: two drawings fit A4 beside each other. */
const MOST = { width: 70, height: 44 } as const;
/** As on a scale ruler, and one for any room of the contract. */
const SCALES = [50, 100, 125, 200, 250, 500, 1250, 2500] as const;
const SMALLEST = 5000;
/** Height of the sizes' letters. */
export const SIZE_MM = 2.5;
/** From a wall to the line of its size, and from there to the middle of the text. */
const LINE = 2.6;
const TEXT = 2;
/** Beside a wall with a size. */
const BESIDE = LINE + TEXT + SIZE_MM / 2;
/** Beside a wall without one: half of the wall's line, and of the strokes across the ends of sizes. */
const EDGE = 1;
/** Width of a letter of a size, as a part of its height. */
const LETTER = 0.56;
const LONGEST_RUN = 24;

/** Directions that the drawing can show, as vectors. */
const RUNS: ReadonlyMap<string, Point> = new Map([
  ['Along the room', { x: 1, y: 0 }],
  ['Across the room', { x: 0, y: 1 }],
  ['Diagonally', { x: Math.SQRT1_2, y: -Math.SQRT1_2 }],
]);

/** An L lacks its upper right corner. @returns undefined for an L that lacks more than it has */
export function roomDrawing(outline: RoomOutline, direction: string): RoomDrawing | undefined {
  const { lengthMm, widthMm, cutLengthMm = 0, cutWidthMm = 0 } = outline;
  const isL = cutLengthMm > 0 || cutWidthMm > 0;
  if (isL && !(isPart(cutLengthMm, lengthMm) && isPart(cutWidthMm, widthMm))) return undefined;
  const scale =
    SCALES.find((each) => lengthMm / each <= MOST.width && widthMm / each <= MOST.height) ?? SMALLEST;
  const [length, width] = [lengthMm / scale, widthMm / scale];
  const [left, right] = [BESIDE, BESIDE + length];
  const top = isL ? BESIDE : EDGE;
  const bottom = top + width;
  const turn = { x: right - cutLengthMm / scale, y: top + cutWidthMm / scale };
  const corners = isL
    ? [
        { x: left, y: top },
        { x: turn.x, y: top },
        turn,
        { x: right, y: turn.y },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ]
    : [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ];
  const parts = isL
    ? [
        level(left, turn.x, top - LINE, lengthMm - cutLengthMm),
        level(turn.x, right, top - LINE, cutLengthMm),
        upright(top, turn.y, right + LINE, cutWidthMm),
        upright(turn.y, bottom, right + LINE, widthMm - cutWidthMm),
      ].map(fitting)
    : [];
  const run = RUNS.get(direction);
  return {
    scale,
    width: right + (isL ? BESIDE : EDGE),
    height: bottom + BESIDE,
    corners,
    sizes: [
      level(left, right, bottom + LINE, lengthMm),
      upright(top, bottom, left - LINE, widthMm),
      ...parts,
    ],
    run: run && runIn(largestPart({ left, right, top, bottom, turn }), run),
  };
}

const isPart = (part: number, whole: number) => part > 0 && part < whole;

/** `5.20 m`, `5.235 m`. */
const metres = (mm: number) => `${(mm / 1000).toFixed(mm % 10 === 0 ? 2 : 3)} m`;

/** Text goes to the side of its line that is away from the room: below the lower one, above the upper one. */
function level(from: number, to: number, y: number, mm: number): Size {
  const isUpper = y < BESIDE;
  const at = { x: (from + to) / 2, y: isUpper ? y - TEXT : y + TEXT };
  return { from: { x: from, y }, to: { x: to, y }, text: metres(mm), at, isUpright: false };
}

function upright(from: number, to: number, x: number, mm: number): Size {
  const isLeft = x < BESIDE;
  const at = { x: isLeft ? x - TEXT : x + TEXT, y: (from + to) / 2 };
  return { from: { x, y: from }, to: { x, y: to }, text: metres(mm), at, isUpright: true };
}

function fitting(size: Size): Size {
  const room = Math.max(size.to.x - size.from.x, size.to.y - size.from.y);
  return size.text.length * LETTER * SIZE_MM > room ? { ...size, text: '' } : size;
}

interface Walls {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Below or beside the corner that an L lacks, whichever is larger; of a rectangle all. */
function largestPart({ turn, ...walls }: Walls & { readonly turn: Point }): Walls {
  const below = { ...walls, top: turn.y };
  const beside = { ...walls, right: turn.x };
  return sizeOf(below) >= sizeOf(beside) ? below : beside;
}

const sizeOf = ({ left, right, top, bottom }: Walls) => (right - left) * (bottom - top);

function runIn({ left, right, top, bottom }: Walls, way: Point): Line {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [across, down] = [Math.abs(way.x), Math.abs(way.y)];
  const reach = Math.min(
    across > 0 ? (right - left) / across : Number.POSITIVE_INFINITY,
    down > 0 ? (bottom - top) / down : Number.POSITIVE_INFINITY,
  );
  const half = Math.min(LONGEST_RUN, reach * 0.6) / 2;
  return {
    from: { x: x - half * way.x, y: y - half * way.y },
    to: { x: x + half * way.x, y: y + half * way.y },
  };
}

/** The two strokes of an arrow's head at the end of a line. */
export function arrowHead({ from, to }: Line): readonly [Point, Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [((to.x - from.x) / length) * 2, ((to.y - from.y) / length) * 2];
  return [{ x: to.x - x - y / 2, y: to.y - y + x / 2 }, to, { x: to.x - x + y / 2, y: to.y - y - x / 2 }];
}

/** The drawings of a paper, storey by storey as in its schedule; rooms without an outline have none. */
export function drawingsOf(rooms: readonly PaperRoom[]): readonly DrawnStorey[] {
  return [...new Set(rooms.map(({ storey }) => storey))]
    .map((storey) => ({
      storey,
      rooms: rooms.flatMap((room) => (room.storey === storey ? drawn(room) : [])),
    }))
    .filter((storey) => storey.rooms.length > 0);
}

function drawn(paperRoom: PaperRoom): DrawnRoom[] {
  const { room, picture, outline, productName, productNo, areaM2, packs, pattern, direction } = paperRoom;
  const drawing = outline && roomDrawing(outline, direction);
  if (!drawing) return [];
  const scale = `1:${drawing.scale}`;
  return [
    {
      room,
      picture,
      drawing,
      floor: `${productName}, ${productNo}`,
      // pooled packs are counted to the room that opens them
      figures: [areaText(areaM2), ...(packs > 0 ? [countText(packs, 'pack')] : [])].join(', '),
      laying: listed([pattern, direction]),
      scale: `${scale} on A4`,
      alt: [
        `${room}: ${sizesText(outline)}.`,
        ...(direction === '' ? [] : [`Direction: ${direction}.`]),
        `Drawn at ${scale}.`,
      ].join(' '),
    },
  ];
}

function sizesText({ lengthMm, widthMm, cutLengthMm = 0, cutWidthMm = 0 }: RoomOutline): string {
  const sizes = `${metres(lengthMm)} × ${metres(widthMm)}`;
  return cutLengthMm > 0
    ? `${sizes}, without a corner of ${metres(cutLengthMm)} × ${metres(cutWidthMm)}`
    : sizes;
}

/** `Herringbone, along the room`. */
const listed = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .map((text, at) => (at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(', ');

/** Above the drawings: what they are made of. */
export const drawingsLead = (rooms: readonly PaperRoom[]): string =>
  [
    'Drawn from the sizes in the plan, without doors and windows.',
    ...(rooms.some(({ direction, outline }) => outline && RUNS.has(direction))
      ? ['Arrows show which way a floor runs.']
      : []),
    ...(rooms.some(({ outline }) => outline?.cutLengthMm !== undefined)
      ? ['The corner that a room lacks is drawn at the upper right, wherever it is.']
      : []),
  ].join(' ');
