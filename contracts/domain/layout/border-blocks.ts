import type { Hand } from './block-pattern.ts';
import type { Bordered, Wall } from './border.ts';
import { leastFor, piecesOf } from './find-layout.ts';
import { layBorder } from './lay-border.ts';
import type { Outline, Tenths } from './outline.ts';
import { groupsOf, NOTHING, type Polygon, sizeOf } from './polygon.ts';

/** A piece of a border that is made of blocks. */
export interface BorderBlock {
  readonly hand: Hand;
  readonly wall: Wall;
  /** counted from 0, wall by wall and each from the wall */
  readonly row: number;
  /** counted from 1 in its row */
  readonly place: number;
  /** on the floor, anticlockwise */
  readonly outline: Polygon;
  /** convex, anticlockwise parts in the block's own lengths */
  readonly parts: readonly Polygon[];
  readonly isWhole: boolean;
}

interface BlocksJob {
  /** a block as it comes */
  readonly shape: Polygon;
  readonly kerf: Tenths;
  readonly seed: number;
}

/**
 * A border of blocks whose ends, which lean in chevron, are kept. Each wall has blocks of one hand, because ends of different hands
 * don't fit together. Walls go from the longest to the shortest, and each gets the hand of which less has been laid.
 * @returns undefined where rows find no joints that the rules allow
 */
export function borderBlocks(
  { walls }: Bordered,
  holes: readonly Outline[],
  { shape, kerf, seed }: BlocksJob,
): readonly BorderBlock[] | undefined {
  const [, { x: length } = { x: 0 }, , lean = { x: 0, y: 1 }] = shape;
  const slant = lean.y > 0 ? lean.x / lean.y : 0;
  const least = leastFor(length);
  const job = { slant, rules: { board: length, shortest: least, stagger: least }, kerf, seed };
  const blocks: BorderBlock[] = [];
  for (const [hand, ofHand] of Object.entries(byHand(walls))) {
    const isMirrored = hand === 'right';
    const laid = layBorder(ofHand, holes, { ...job, isMirrored });
    if (!laid) return undefined;
    for (const { wall, number, row, runs, toRoom } of laid.rows) {
      let place = 0;
      for (const { kind, x, length: long, parts } of piecesOf(row, number, runs)) {
        const foot = { whole: x, end: x, start: x + long - length, single: x + (long - length) / 2 }[kind];
        for (const group of groupsOf(parts)) {
          const outline = group.outline.map(toRoom);
          place += 1;
          blocks.push({
            hand: isMirrored ? 'right' : 'left',
            wall,
            row: number,
            place,
            outline: isMirrored ? outline.reverse() : outline,
            parts: group.parts.map((part) => part.map((at) => ({ x: at.x - foot + at.y * slant, y: at.y }))),
            isWhole: sizeOf(shape) - sizeOf(group.outline) < NOTHING,
          });
        }
      }
    }
  }
  return blocks.sort((a, b) => a.row - b.row || a.place - b.place);
}

function byHand(walls: Bordered['walls']) {
  const hands = { left: [] as Bordered['walls'][number][], right: [] as Bordered['walls'][number][] };
  const lengthOf = (all: Bordered['walls']) => all.reduce((sum, [row]) => sum + (row?.length ?? 0), 0);
  for (const wall of [...walls].sort((a, b) => lengthOf([b]) - lengthOf([a])))
    hands[lengthOf(hands.left) <= lengthOf(hands.right) ? 'left' : 'right'].push(wall);
  return hands;
}
