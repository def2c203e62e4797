import { useCallback, useDeferredValue, useMemo } from 'react';
import { boundsOf, isWithin } from '../../../../contracts/domain/layout/corners.ts';
import type { PatternLayout, PatternPiece } from '../../../../contracts/domain/layout/find-pattern.ts';
import { middleOf } from '../../../../contracts/domain/layout/middle.ts';
import type { Point, Tenths } from '../../../../contracts/domain/layout/outline.ts';
import { boxOf, sizeOf } from '../../../../contracts/domain/layout/polygon.ts';
import { otherPiecesText, patternOrderText, patternPieceText } from '../pattern-words.ts';
import styles from './bench.module.css';
import {
  blendOf,
  chanceOf,
  type DrawingProps,
  DrawingSheet,
  pathOf,
  type SheetView,
} from './drawing-sheet.tsx';

/** The pattern to scale, each piece with the number of its block. */
export function PatternDrawing(props: DrawingProps<PatternLayout>) {
  const { layout, room } = props;
  const { pieces } = layout;
  const depth = boundsOf(room.outline).y1;
  const rows = useMemo(() => pieces.map(({ course }) => course), [pieces]);
  const pieceAt = useMemo(() => finder(pieces), [pieces]);
  const drawnPieces = () => pieces.map(({ outline, block }) => ({ outline, number: block }));
  const wordsOf = (at: number) => {
    const piece = pieces[at];
    return piece ? `${patternPieceText(layout, piece)}.${otherPiecesText(layout, piece)}` : '';
  };
  const drawn = useCallback(
    ({ id, chosen }: SheetView) => {
      const piece = pieces[chosen ?? 0];
      return (
        <>
          <Blocks layout={layout} depth={depth} />
          <Numbers layout={layout} depth={depth} />
          {/* of thousands of pieces only the chosen one is an option: the laying order has them all */}
          {piece && (
            <path
              className={chosen === undefined ? styles.unchosen : styles.chosen}
              role="option"
              id={`${id}-${chosen ?? 0}`}
              aria-selected={chosen !== undefined}
              aria-setsize={pieces.length}
              aria-posinset={(chosen ?? 0) + 1}
              aria-label={patternPieceText(layout, piece)}
              d={pathOf(piece.outline, depth)}
            />
          )}
        </>
      );
    },
    [layout, pieces, depth],
  );
  return (
    <DrawingSheet
      {...props}
      board={Math.min(layout.shape[2]?.y ?? 0, NARROW)}
      lead={patternOrderText(layout)}
      rows={rows}
      pieces={drawnPieces}
      wordsOf={wordsOf}
      pieceAt={pieceAt}
    >
      {drawn}
    </DrawingSheet>
  );
}

/** Panels are drawn as if they were this wide, so that cut ones have room for their number, in tenths of a millimetre. */
const NARROW: Tenths = 1_500;
/** Of how many shades blocks are drawn, each as one path: a room has thousands. */
const SHADES = 6;

interface LaidProps {
  layout: PatternLayout;
  depth: Tenths;
}

function Blocks({ layout, depth }: LaidProps) {
  return useMemo(() => {
    const shades = Array.from({ length: SHADES }, (): string[] => []);
    for (const { block, outline } of layout.pieces)
      shades[Math.floor(chanceOf(block) * SHADES)]?.push(pathOf(outline, depth));
    return (
      <>
        {shades.map((paths, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: each shade has its place
            key={at}
            className={styles.board}
            style={{ fill: blendOf((at + 0.5) / SHADES) }}
            d={paths.join('')}
          />
        ))}
        <path className={styles.grain} d={grainOf(layout, depth)} />
        <path className={styles.centre} d={centreOf(layout, depth)} />
      </>
    );
  }, [layout, depth]);
}

/** Thousands of numbers come once the floor is drawn. */
function Numbers({ layout, depth }: LaidProps) {
  const numbered = useDeferredValue<PatternLayout | undefined>(layout, undefined);
  return useMemo(
    () =>
      numbered === layout && (
        <g>
          {layout.pieces.map((piece) => (
            <BlockNumber
              key={`${piece.course} ${piece.place}`}
              piece={piece}
              width={layout.shape[2]?.y ?? 0}
              depth={depth}
            />
          ))}
        </g>
      ),
    [numbered, layout, depth],
  );
}

function BlockNumber({ piece, width, depth }: { piece: PatternPiece; width: Tenths; depth: Tenths }) {
  const { x, y } = middleOf(piece.outline);
  const size = Math.min(width * 0.042, Math.sqrt(sizeOf(piece.outline)) * 0.04, 80);
  return (
    <text x={Math.round(x) / 10} y={Math.round(depth - y) / 10} style={{ fontSize: Math.round(size) }}>
      {piece.block}
    </text>
  );
}

/** Two lines along each whole block. */
function grainOf({ pieces, shape }: PatternLayout, depth: Tenths): string {
  const [, , far] = shape;
  if (!far) return '';
  return pieces
    .filter(({ shape: cut, hand }) => cut === 0 && hand !== 'none')
    .map(({ outline, hand, block }) => {
      const [a, b, c, d] = hand === 'left' ? outline : [...outline].reverse();
      if (!a || !b || !c || !d) return '';
      return [0.3, 0.66]
        .map((part, at) => {
          const level = part + (((block * 7 + at * 3) % 11) - 5) / 100;
          const inset = 0.06 + ((block * 13 + at * 29) % 20) / 100;
          const [from, to] = [between(a, d, level), between(b, c, level)];
          const [begin, end] = [between(from, to, inset), between(from, to, 1 - inset / 2)];
          return `M${pointOf(begin, depth)}L${pointOf(end, depth)}`;
        })
        .join('');
    })
    .join('');
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const pointOf = ({ x, y }: Point, depth: Tenths): string =>
  `${Math.round(x) / 10} ${Math.round(depth - y) / 10}`;

/** The lines from which the pattern is set out: along the rows, for panels also across. */
function centreOf({ field, run, used }: PatternLayout, depth: Tenths): string {
  const { x0, x1, y0, y1 } = boundsOf(field);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const along = `M${pointOf({ x: x0, y }, depth)}L${pointOf({ x: x1, y }, depth)}`;
  const across = `M${pointOf({ x, y: y0 }, depth)}L${pointOf({ x, y: y1 }, depth)}`;
  if (used.none > 0) return along + across;
  return run === 'along' ? along : across;
}

/** Tells of a point the piece that lies there, without asking all. */
function finder(pieces: readonly PatternPiece[]): (x: Tenths, y: Tenths) => number | undefined {
  const squares = new Map<string, number[]>();
  for (const [at, { outline }] of pieces.entries()) {
    const { x, y } = boxOf(outline);
    for (let i = Math.floor(x.from / SQUARE); i * SQUARE < x.to; i += 1)
      for (let j = Math.floor(y.from / SQUARE); j * SQUARE < y.to; j += 1) {
        const inSquare = squares.get(`${i} ${j}`) ?? [];
        inSquare.push(at);
        squares.set(`${i} ${j}`, inSquare);
      }
  }
  return (x, y) =>
    squares
      .get(`${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`)
      ?.find((at) => isWithin(pieces[at]?.outline ?? [], { x, y }));
}

const SQUARE: Tenths = 5_000;
