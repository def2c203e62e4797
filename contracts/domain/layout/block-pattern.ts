import type { Point, Tenths } from './outline.ts';
import type { Polygon } from './polygon.ts';

/** How blocks lie: of double herringbone two side by side, as one of twice the width would; chevron has the angle between a block and its seam, in degrees. */
export type BlockPattern =
  | { readonly kind: 'herringbone'; readonly isDouble: boolean }
  | { readonly kind: 'chevron'; readonly angle: 45 | 60 }
  | { readonly kind: 'panels' };

/**
 * Which block it is: seen with the rows running away, a left one is the left half of a point that leads away, and a right one its
 * mirror image. Panels have no hand.
 */
export type Hand = 'left' | 'right' | 'none';

/** What lies on the room's centre line: a joint of two rows, or the middle of a row; for panels on both centre lines. */
export const CENTRES = ['best', 'joint', 'block'] as const;
export type Centre = (typeof CENTRES)[number];

/** Where a block of the repeat lies: its lower corner, and unit vectors along it, from foot to head, and across it, upwards. */
export interface Motif {
  readonly hand: Hand;
  readonly at: Point;
  readonly along: Point;
  readonly across: Point;
}

/** A way of setting out: which point of the repeat lies in the middle of the room. */
export interface SetOut {
  readonly centre: Exclude<Centre, 'best'> | 'mixed';
  readonly at: Point;
  /** the column of the repeat on the centre line, or left of it */
  readonly column: number;
  /** an earlier way lays the same in a room that looks the same turned by half, or in its mirror image across the rows */
  readonly repeats?: 'by half a turn' | 'in a mirror';
}

/** A pattern whose rows run along y, as a repeat: motifs of which each is a column of the floor. */
export interface Repeat {
  readonly cell: Point;
  readonly motifs: readonly Motif[];
  /** how far across a motif its blocks lie: of double herringbone there are two */
  readonly lanes: readonly Tenths[];
  /** a block as it comes, in its own lengths along and across, anticlockwise; the mirrored frame of right blocks makes it theirs */
  readonly shape: Polygon;
  readonly setOuts: readonly SetOut[];
}

/** Parts of the repeat along the rows at which it is centred; those of herringbone and chevron are alike from both ends of the room. */
const PHASES = [0, 1 / 4, 1 / 2, 3 / 4] as const;

export interface Block {
  readonly length: Tenths;
  readonly width: Tenths;
}

export function repeatOf(pattern: BlockPattern, block: Block): Repeat {
  if (pattern.kind === 'herringbone') return herringbone(block, pattern.isDouble ? [0, block.width] : [0]);
  return pattern.kind === 'chevron' ? chevron(block, pattern.angle) : panels(block);
}

/** Both hands at 45 degrees; the end of each block, or pair of blocks, meets the side of the next. */
function herringbone(block: Block, lanes: Repeat['lanes']): Repeat {
  const { length } = block;
  const q = Math.SQRT1_2;
  const row = length * q;
  const width = block.width * lanes.length;
  // joints lie in the middle of block ends: half a width of the block inside its tip
  const joint = row - (width * q) / 2;
  return {
    cell: { x: 2 * row, y: 2 * width * q },
    shape: rectangle(block),
    lanes,
    motifs: [
      { hand: 'left', at: { x: 0, y: 0 }, along: { x: q, y: q }, across: { x: -q, y: q } },
      {
        hand: 'right',
        at: { x: 2 * joint, y: width * q },
        along: { x: -q, y: q },
        across: { x: q, y: q },
      },
    ],
    setOuts: handedSetOuts(row, joint, { from: ((length + width) * q) / 2, pitch: 2 * width * q }),
  };
}

/** Blocks whose ends are cut parallel to the seams, in which they meet. */
function chevron({ length, width }: Block, angle: number): Repeat {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const [row, rise, pitch] = [length * sine, length * cosine, width / sine];
  const lean = pitch * cosine;
  return {
    cell: { x: 2 * row, y: pitch },
    lanes: [0],
    shape: [
      { x: 0, y: 0 },
      { x: length, y: 0 },
      { x: length + lean, y: width },
      { x: lean, y: width },
    ],
    motifs: [
      { hand: 'left', at: { x: 0, y: 0 }, along: { x: sine, y: cosine }, across: { x: -cosine, y: sine } },
      {
        hand: 'right',
        at: { x: 2 * row, y: 0 },
        along: { x: -sine, y: cosine },
        across: { x: cosine, y: sine },
      },
    ],
    setOuts: handedSetOuts(row, row, { from: (rise + pitch) / 2, pitch }),
  };
}

/** Points that lead away or back, and left or right blocks, on the centre line: a mirrored room has its mirrored set-out. */
function handedSetOuts(
  row: number,
  joint: number,
  { from, pitch }: { readonly from: number; readonly pitch: number },
): SetOut[] {
  return PHASES.flatMap((phase): SetOut[] => {
    const y = from + phase * pitch;
    const byTurn = phase < 1 / 2 ? {} : { repeats: 'by half a turn' as const };
    return [
      { centre: 'joint', at: { x: joint, y }, column: 0, ...byTurn },
      { centre: 'joint', at: { x: joint - row, y }, column: -1, repeats: 'in a mirror', ...byTurn },
      { centre: 'block', at: { x: joint - row / 2, y }, column: 0, ...byTurn },
      { centre: 'block', at: { x: joint + row / 2, y }, column: 1, ...byTurn },
    ];
  });
}

function panels(panel: Block): Repeat {
  const { length, width } = panel;
  const [x, y] = [length / 2, width / 2];
  return {
    cell: { x: length, y: width },
    lanes: [0],
    shape: rectangle(panel),
    motifs: [{ hand: 'none', at: { x: 0, y: 0 }, along: { x: 1, y: 0 }, across: { x: 0, y: 1 } }],
    setOuts: [
      { centre: 'joint', at: { x: 0, y: 0 }, column: -1 },
      { centre: 'block', at: { x, y }, column: 0 },
      { centre: 'mixed', at: { x, y: 0 }, column: 0 },
      { centre: 'mixed', at: { x: 0, y }, column: -1 },
    ],
  };
}

const rectangle = ({ length, width }: Block): Polygon => [
  { x: 0, y: 0 },
  { x: length, y: 0 },
  { x: length, y: width },
  { x: 0, y: width },
];
