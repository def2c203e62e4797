import type { Hand } from '../../../contracts/domain/layout/block-pattern.ts';
import { restsAtEnds } from '../../../contracts/domain/layout/cut-blocks.ts';
import type { PatternLayout, PatternPiece } from '../../../contracts/domain/layout/find-pattern.ts';
import type { Tenths } from '../../../contracts/domain/layout/outline.ts';
import { boxOf } from '../../../contracts/domain/layout/polygon.ts';
import { countText, groupDigits } from '../../../contracts/domain/number/notation.ts';
import { grouped } from '../../lib/grouped.ts';
import { borderOrder, borderText, type LaidRow } from './layout-words.ts';

export const isPanels = ({ used }: Pick<PatternLayout, 'used'>): boolean => used.none > 0;

/** Whole millimetres, as no saw is set finer. */
const mm = (length: Tenths): string => groupDigits(Math.round(length / 10));

/** `A` for the first way of cutting, `AA` for the 27th. */
export function letterOf(shape: number): string {
  const [before, at] = [Math.floor((shape - 1) / 26), (shape - 1) % 26];
  return `${before > 0 ? letterOf(before) : ''}${String.fromCharCode(65 + at)}`;
}

/** A piece on its block, in tenths of a millimetre. */
interface CutFigures {
  /** along the edges nearer to you and further away; 0 where a cut leaves nothing of an edge */
  readonly lower: Tenths;
  readonly upper: Tenths;
  readonly along: Tenths;
  readonly across: Tenths;
  readonly keeps: 'foot' | 'head' | 'both ends' | '';
}

/** What is this close to an edge or an end is on it. */
const ON_EDGE = 0.1;

function cutFigures({ parts }: Pick<PatternPiece, 'parts'>, { shape }: PatternLayout): CutFigures {
  const corners = parts.flat();
  const { x, y } = boxOf(corners);
  const width = shape[2]?.y ?? 0;
  const along = (isOn: (y: number) => boolean) => {
    const on = corners.filter((corner) => isOn(corner.y)).map((corner) => corner.x);
    return on.length > 1 ? Math.max(...on) - Math.min(...on) : 0;
  };
  const { foot, head } = restsAtEnds(parts, shape);
  const [isFoot, isHead] = [foot < ON_EDGE, head < ON_EDGE];
  return {
    lower: along((level) => level < ON_EDGE),
    upper: along((level) => level > width - ON_EDGE),
    along: x.to - x.from,
    across: y.to - y.from,
    keeps: isFoot && isHead ? 'both ends' : isFoot ? 'foot' : isHead ? 'head' : '',
  };
}

/** `312 mm on the upper edge, 212 mm on the lower, from the head`. */
function cutText(piece: Pick<PatternPiece, 'parts' | 'hand'>, layout: PatternLayout): string {
  const { lower, upper, along, across, keeps } = cutFigures(piece, layout);
  if (piece.hand === 'none') return `${mm(along)} × ${mm(across)} mm`;
  const from = keeps && `, ${keeps === 'both ends' ? 'with' : 'from the'} ${keeps}`;
  if (lower < ON_EDGE && upper < ON_EDGE) return `${mm(along)} mm long, ${mm(across)} mm wide${from}`;
  if (lower < ON_EDGE || upper < ON_EDGE) {
    const [edge, length] = lower < ON_EDGE ? ['upper', upper] : ['lower', lower];
    return `${mm(Number(length))} mm on the ${edge} edge, ${mm(across)} mm wide${from}`;
  }
  if (mm(lower) === mm(upper)) return `${mm(lower)} mm on both edges${from}`;
  return `${mm(upper)} mm on the upper edge, ${mm(lower)} mm on the lower${from}`;
}

const named = (hand: Hand, name: string): string => (hand === 'none' ? name : `${hand} ${name}`);

/** `Course 3, place 4: A from left block 17, 312 mm on both edges, from the head`. */
export function patternPieceText(layout: PatternLayout, piece: PatternPiece): string {
  const name = named(piece.hand, piece.hand === 'none' ? 'panel' : 'block');
  const place = [`Course ${piece.course}`, borderText(piece), `place ${piece.place}`]
    .filter(Boolean)
    .join(', ');
  return piece.shape === 0
    ? `${place}: ${name} ${piece.block}, whole`
    : `${place}: ${letterOf(piece.shape)} from ${name} ${piece.block}, ${cutText(piece, layout)}`;
}

/** Where the rest of the same block lies. */
export function otherPiecesText({ pieces }: PatternLayout, piece: PatternPiece): string {
  const others = pieces
    .filter((other) => other !== piece && other.block === piece.block)
    .map(({ course, place }) => `course ${course}, place ${place}`);
  return others.length > 0 ? ` The rest of it is in ${others.join(' and ')}.` : '';
}

export function courseWords(layout: PatternLayout): LaidRow[] {
  const sides = { left: 0, right: 0, centre: 0, border: 0 };
  return grouped(layout.pieces, ({ course }) => course).map(([course, pieces]) => {
    const [first] = pieces;
    const side = first?.side ?? 'centre';
    sides[side] += 1;
    return { number: course, place: rowText(first, sides[side]), steps: stepsOf(pieces) };
  });
}

function rowText(first: PatternPiece | undefined, count: number): string {
  if (!first || first.hand === 'none') return '';
  if (first.wall) return `Border at the ${first.wall} wall, ${first.hand} blocks`;
  if (first.side === 'centre') return 'Centre line, both hands in turn';
  return `${first.side === 'left' ? 'Left' : 'Right'} ${count}, ${first.hand} blocks`;
}

/** Pieces of one kind that follow each other are one entry. */
function stepsOf(pieces: readonly PatternPiece[]): string[] {
  const runs: { readonly first: PatternPiece; readonly blocks: number[] }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const isAlike =
      last?.first.shape === piece.shape && (piece.shape === 0 || last.first.hand === piece.hand);
    if (isAlike) last.blocks.push(piece.block);
    else runs.push({ first: piece, blocks: [piece.block] });
  }
  return runs.map(({ first: { shape, hand }, blocks }) => {
    const name = `${hand === 'none' ? 'panel' : 'block'}${new Set(blocks).size > 1 ? 's' : ''}`;
    return shape === 0
      ? `${name} ${numbersText(blocks)}, whole`
      : `${blocks.length > 1 ? `${blocks.length} × ` : ''}${letterOf(shape)} from ${named(hand, name)} ${numbersText(blocks)}`;
  });
}

/** Blocks that are cut alike. */
export interface CutWords {
  /** `A and D`, `2 × A` */
  readonly cut: string;
  /** `12 left blocks: 15 to 18, 24` */
  readonly blocks: string;
  /** what is cut of each */
  readonly pieces: readonly string[];
}

/** What is cut, so that the saw is set once for blocks that are cut alike, most first. */
export function cutWords(layout: PatternLayout): CutWords[] {
  const cut = layout.pieces.filter(({ shape }) => shape > 0);
  const blocks = grouped(cut, ({ block }) => block).map(([number, pieces]) => {
    pieces.sort((a, b) => a.shape - b.shape);
    return {
      number,
      hand: pieces[0]?.hand ?? 'none',
      letters: pieces.map(({ shape }) => letterOf(shape)),
      texts: pieces.map((piece) => `${letterOf(piece.shape)}: ${cutText(piece, layout)}`),
    };
  });
  return grouped(blocks, ({ hand, texts }) => `${hand} ${texts.join()}`)
    .map(([, alike]) => ({ ...alike[0], numbers: alike.map(({ number }) => number) }))
    .sort((a, b) => b.numbers.length - a.numbers.length)
    .map(({ hand = 'none', letters = [], texts = [], numbers }) => ({
      cut: counted(letters).join(' and '),
      blocks: `${countText(numbers.length, hand === 'none' ? 'panel' : `${hand} block`)}: ${numbersText(numbers)}`,
      pieces: counted(texts),
    }));
}

/** `2 × A`: each text once, with how often it comes. */
function counted(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count === 1 ? text : `${count} × ${text}`;
  });
}

/** `15 to 18, 24`. */
export function numbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([from, to]) => (from === to ? `${from}` : `${from}${to - from === 1 ? ',' : ' to'} ${to}`))
    .join(', ');
}

const SEEN_FROM: Readonly<Record<PatternLayout['seenFrom'], string>> = {
  bottom: '',
  left: ' Turn the drawing so that its left wall is nearest to you: left and right, lower and upper are named so.',
  right:
    ' Turn the drawing so that its right wall is nearest to you: left and right, lower and upper are named so.',
};

/** Where laying begins and how it goes on. */
export function patternOrderText(layout: PatternLayout): string {
  if (isPanels(layout))
    return 'Laying begins where the centre lines cross and goes outwards in steps, each from the top down.';
  const inField = layout.pieces.filter(({ wall }) => !wall);
  const [first, second] = new Set(inField.map(({ side }) => side).filter((side) => side !== 'centre'));
  const border = borderOrder(
    'Course',
    inField.at(-1)?.course ?? 0,
    layout.courses,
    'wall by wall anticlockwise',
  );
  const onwards = first
    ? ` The others follow row by row to the ${first} wall${second ? `, then to the ${second} one` : ''}, each from its lower end.`
    : '';
  return `Course 1 lies along the centre line.${onwards}${SEEN_FROM[layout.seenFrom]} A left block leans to the right; its foot is the end nearest to you.${border}`;
}

/** What lies on the centre line; of panels on both. */
export function centreText(layout: PatternLayout): string {
  if (layout.centre === 'mixed') return 'One on a joint, one on panels';
  if (isPanels(layout)) return layout.centre === 'joint' ? 'On joints' : 'On a panel';
  return layout.centre === 'joint' ? 'On a joint' : 'In the middle of a row';
}

/** Every piece of a layout, for a spreadsheet: mm with tenths. */
export function patternCsv(layout: PatternLayout): string[][] {
  const figure = (length: Tenths) => (Math.round(length) / 10).toFixed(1);
  return [
    [
      'Course',
      'Place',
      'Row',
      'Block',
      'Hand',
      'Cut',
      'Keeps',
      'Upper edge, mm',
      'Lower edge, mm',
      'Along, mm',
      'Across, mm',
    ],
    ...layout.pieces.map((piece) => {
      const { course, place, side, block, hand, shape } = piece;
      const { upper, lower, along, across, keeps } = cutFigures(piece, layout);
      return [
        String(course),
        String(place),
        borderText(piece) || side,
        String(block),
        hand === 'none' ? '' : hand,
        shape === 0 ? 'whole' : letterOf(shape),
        keeps,
        ...[upper, lower, along, across].map(figure),
      ];
    }),
  ];
}
