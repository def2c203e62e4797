import type { components } from '../../api/generated/woojiapi.ts';
import { bordered } from '../layout/border.ts';
import { areaOf, boundsOf, sidesOf } from '../layout/corners.ts';
import { middleOf } from '../layout/middle.ts';
import { bandsOf, CORNERS, inset, lOutline, rectangleOutline, type Stretch } from '../layout/outline.ts';
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
  /** by how many degrees the text is turned, clockwise; -90 is read from the right */
  readonly turn: number;
}

/** A room to scale, in the place that it takes on paper. */
export interface RoomDrawing {
  /** 50 for 1:50 */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly corners: readonly Point[];
  readonly sizes: readonly Size[];
  /** the rows of a border between their mitres, wall by wall */
  readonly border: readonly (readonly Point[])[];
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
  const { lengthMm, widthMm } = outline;
  const walls = wallsOf(outline);
  if (!walls) return undefined;
  const scale =
    SCALES.find((each) => lengthMm / each <= MOST.width && widthMm / each <= MOST.height) ?? SMALLEST;
  // a rectangle has its sizes at the bottom and on the left alone
  const isPlain = !outline.corners && walls.length === 4;
  const [top, right] = isPlain ? [EDGE, EDGE] : [BESIDE, BESIDE];
  const place = ({ x, y }: Point): Point => ({ x: BESIDE + x / scale, y: top + (widthMm - y) / scale });
  const sizes = sidesOf(walls).map(([from, to]) =>
    sizeBeside(place(from), place(to), from, to, wayOut(walls, [from, to]) / scale),
  );
  const run = RUNS.get(direction);
  const border = borderIn(walls, outline.border);
  return {
    scale,
    width: BESIDE + lengthMm / scale + right,
    height: top + widthMm / scale + BESIDE,
    corners: walls.map(place),
    sizes: isPlain ? sizes.filter((_, at) => at === 0 || at === 3) : sizes,
    border: border?.walls.flat().map((row) => row.corners.map(place)) ?? [],
    run: run && runIn((border?.field.outline ?? walls).map(place), run),
  };
}

/** The corners in mm, anticlockwise from the lower left; a rectangle's and an L's follow from their sizes. */
function wallsOf(outline: RoomOutline): readonly Point[] | undefined {
  const { lengthMm, widthMm, cutLengthMm = 0, cutWidthMm = 0, corners } = outline;
  if (corners) return corners;
  if (cutLengthMm === 0 && cutWidthMm === 0) return rectangleOutline(lengthMm, widthMm);
  if (!(isPart(cutLengthMm, lengthMm) && isPart(cutWidthMm, widthMm))) return undefined;
  const cut = { length: cutLengthMm, width: cutWidthMm, corner: CORNERS[0] };
  return lOutline({ length: lengthMm, width: widthMm }, cut);
}

/** A border where its layout has it; none in a room too narrow for it. */
function borderIn(walls: readonly Point[], border: RoomOutline['border']) {
  const exact = (mm: number) => mm;
  const floor = border && inset({ outline: walls, holes: [] }, border.gapMm, exact);
  return floor && bordered(floor, border.rows, border.widthMm, exact);
}

const isPart = (part: number, whole: number) => part > 0 && part < whole;

/** `5.20 m`, `5.235 m`. */
const metres = (mm: number) => `${(mm / 1000).toFixed(mm % 10 === 0 ? 2 : 3)} m`;

const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/**
 * By how many mm a wall's size is moved further out, to lie in line with those of walls at the edge of the drawing. In a corner
 * that a room lacks, two sizes would lie on each other. 0 where another wall is in the way, and beside walls that slant.
 */
function wayOut(walls: readonly Point[], [from, to]: readonly [Point, Point]): number {
  const isLevel = from.y === to.y;
  if (!isLevel && from.x !== to.x) return 0;
  const [along, across] = isLevel ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const isUp = isLevel ? to.x < from.x : to.y > from.y;
  const out = isUp ? 1 : -1;
  const ends = [from[along], to[along]];
  const isBlocked = sidesOf(walls).some(([a, b]) => {
    const lowest = Math.max(Math.min(...ends), Math.min(a[along], b[along]));
    const highest = Math.min(Math.max(...ends), Math.max(a[along], b[along]));
    return lowest < highest && Math.max(out * a[across], out * b[across]) > out * from[across];
  });
  const { x0, x1, y0, y1 } = boundsOf(walls);
  const edge = isLevel ? (isUp ? y1 : y0) : isUp ? x1 : x0;
  return isBlocked ? 0 : Math.abs(edge - from[across]);
}

/** A wall's length outside of it, which is on the right of the way round. @param start the wall's ends in mm @param out further out, on paper */
function sizeBeside(from: Point, to: Point, start: Point, end: Point, out: number): Size {
  const length = lengthOf(from, to);
  const [across, down] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const beside = ({ x, y }: Point, by: number): Point => ({ x: x + across * by, y: y + down * by });
  const text = metres(Math.round(lengthOf(start, end)));
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // read from below or, beside an upright wall, from the right
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    from: beside(from, out + LINE),
    to: beside(to, out + LINE),
    text: text.length * LETTER * SIZE_MM > length ? '' : text,
    at: beside(middle, out + LINE + TEXT),
    turn: turn >= 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
  };
}

/** Through the middle of the floor or, where that lies outside of its walls, of its largest part between two of them. */
function runIn(corners: readonly Point[], way: Point): Line | undefined {
  const turned = corners.map(({ x, y }) => ({ x: x * way.x + y * way.y, y: y * way.x - x * way.y }));
  const parts = bandsOf({ outline: turned, holes: [] }).flatMap(({ spans }) => spans);
  const middle = middleOf(turned);
  const chords = parts
    .filter(({ corners: [a, , , d] }) => a.y <= middle.y && middle.y <= d.y)
    .map((part) => chordAt(part, middle.y));
  const [largest] = [...parts].sort((a, b) => areaOf(b.corners) - areaOf(a.corners));
  const chord =
    chords.find(({ left, right }) => left <= middle.x && middle.x <= right) ??
    (largest && chordAt(largest, (largest.corners[0].y + largest.corners[3].y) / 2));
  if (!chord) return undefined;
  const { left, right, y } = chord;
  const half = Math.min(LONGEST_RUN, (right - left) * 0.6) / 2;
  const back = (x: number): Point => ({ x: x * way.x - y * way.y, y: x * way.y + y * way.x });
  return { from: back((left + right) / 2 - half), to: back((left + right) / 2 + half) };
}

function chordAt({ corners: [a, b, c, d] }: Stretch, y: number) {
  const part = (y - a.y) / (d.y - a.y);
  return { y, left: a.x + (d.x - a.x) * part, right: b.x + (c.x - b.x) * part };
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
        ...(outline.border && drawing.border.length > 0
          ? [`Border of ${countText(outline.border.rows, 'row')}.`]
          : []),
        ...(direction === '' ? [] : [`Direction: ${direction}.`]),
        `Drawn at ${scale}.`,
      ].join(' '),
    },
  ];
}

function sizesText({ lengthMm, widthMm, cutLengthMm = 0, cutWidthMm = 0, corners }: RoomOutline): string {
  if (corners) {
    const walls = sidesOf(corners).map(([from, to]) => metres(Math.round(lengthOf(from, to))));
    return `walls, anticlockwise, of ${walls.join(', ')}`;
  }
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
    ...(rooms.some(({ outline }) => outline?.border)
      ? ['Lines along the walls are the rows of a border.']
      : []),
    ...(rooms.some(({ outline }) => outline?.cutLengthMm !== undefined)
      ? ['The corner that a room lacks is drawn at the upper right, wherever it is.']
      : []),
  ].join(' ');
