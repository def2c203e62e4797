import { useCallback, useMemo } from 'react';
import type { LaidPiece, Layout } from '../../../../contracts/domain/layout/find-layout.ts';
import { boundsOf, type Outline, type Rect } from '../../../../contracts/domain/layout/outline.ts';
import type { Polygon } from '../../../../contracts/domain/layout/polygon.ts';
import type { Product } from '../../../data/order-line.ts';
import { orderText, rippedText, sourceText, widthOf } from '../layout-words.ts';
import styles from './bench.module.css';
import { chanceOf, DrawingSheet, pathOf, type SheetView, shadeOf } from './drawing-sheet.tsx';

interface DrawingProps {
  layout: Layout;
  room: Outline;
  board: { readonly length: number; readonly width: number };
  product: Product;
}

/** The laid room to scale, each piece with the number of its board. */
export function Drawing({ layout, room, board, product }: DrawingProps) {
  const depth = boundsOf(room).y1;
  const rows = useMemo(() => layout.pieces.map(({ row }) => row), [layout]);
  const drawnPieces = () =>
    layout.pieces.map((piece) => ({ outline: outlineOf(piece, layout), number: piece.cut.board }));
  const wordsOf = (at: number) => {
    const piece = layout.pieces[at];
    return piece ? `${pieceText(layout, piece, board)}.${restText(layout, piece)}` : '';
  };
  const drawn = useCallback(
    ({ id, chosen, choose }: SheetView) => {
      const piece = chosen === undefined ? undefined : layout.pieces[chosen];
      return (
        <>
          <Pieces layout={layout} depth={depth} board={board} id={id} onChoose={choose} />
          {piece && <path className={styles.chosen} d={shapeOf(piece, layout, depth)} />}
        </>
      );
    },
    [layout, depth, board],
  );
  return (
    <DrawingSheet
      room={room}
      product={product}
      board={board.width}
      lead={orderText(layout)}
      rows={rows}
      floor={layout.floor}
      pieces={drawnPieces}
      wordsOf={wordsOf}
    >
      {drawn}
    </DrawingSheet>
  );
}

interface PiecesProps extends Pick<DrawingProps, 'layout' | 'board'> {
  depth: number;
  id: string;
  onChoose: (at: number) => void;
}

function Pieces({ layout, depth, board, id, onChoose }: PiecesProps) {
  return useMemo(() => {
    const isAlong = layout.run === 'along';
    return (
      <>
        {layout.pieces.map((piece, at) => {
          const shape = shapeOf(piece, layout, depth);
          const middle = largestOf(piece);
          const size = Math.min(board.width * 0.05, widthOf(layout, piece) * 0.07);
          const [x, y] = [(middle.x + middle.length / 2) / 10, (depth - middle.y - middle.width / 2) / 10];
          return (
            <g
              key={`${piece.row} ${piece.place}`}
              role="option"
              id={`${id}-${at}`}
              aria-selected={false}
              aria-label={pieceText(layout, piece, board)}
              onPointerEnter={() => onChoose(at)}
              onPointerDown={() => onChoose(at)}
            >
              <path className={styles.board} d={shape} />
              <path d={shape} fill={shadeOf(chanceOf(piece.cut.board))} />
              <path className={styles.grain} d={grainOf(middle, depth, isAlong, piece.cut.board)} />
              <text
                x={x}
                y={y}
                style={{ fontSize: size }}
                {...(isAlong ? {} : { transform: `rotate(-90 ${x} ${y})` })}
              >
                {piece.cut.board}
              </text>
            </g>
          );
        })}
      </>
    );
  }, [layout, depth, board, id, onChoose]);
}

const pieceText = (layout: Layout, piece: LaidPiece, board: DrawingProps['board']): string =>
  [
    `Row ${piece.row}, place ${piece.place}: ${sourceText(layout, piece, board.length)}`,
    rippedText(layout, piece, board.width),
  ]
    .filter(Boolean)
    .join(', ');

/** Where the rest of the same board lies. */
function restText({ pieces }: Layout, piece: LaidPiece): string {
  const rows = pieces
    .filter((other) => other !== piece && other.cut.board === piece.cut.board)
    .map(({ row }) => `row ${row}`);
  return rows.length > 0 ? ` The rest of this board is in ${rows.join(' and ')}.` : '';
}

const largestOf = ({ parts }: LaidPiece): Rect =>
  parts.reduce((most, part) => (part.length * part.width > most.length * most.width ? part : most));

/** A few lines along the board. */
function grainOf({ x, y, length, width }: Rect, depth: number, isAlong: boolean, board: number): string {
  const [left, top, right, bottom] = [x / 10, (depth - y - width) / 10, (x + length) / 10, (depth - y) / 10];
  return [0.22, 0.41, 0.63, 0.8]
    .map((part, at) => {
      const shift = part + (((board * 7 + at * 3) % 11) - 5) / 100;
      const inset = 8 + ((board * 13 + at * 29) % 60);
      if (isAlong) {
        const level = top + (bottom - top) * shift;
        return right - left > 3 * inset ? `M${left + inset} ${level.toFixed(1)}H${right - inset / 2}` : '';
      }
      const level = left + (right - left) * shift;
      return bottom - top > 3 * inset ? `M${level.toFixed(1)} ${top + inset}V${bottom - inset / 2}` : '';
    })
    .join('');
}

const shapeOf = (piece: LaidPiece, layout: Layout, depth: number): string =>
  pathOf(outlineOf(piece, layout), depth);

/** The outline of a piece: of its parts, which lie one above the other, or side by side where boards run across. */
function outlineOf({ parts }: LaidPiece, { run }: Layout): Polygon {
  const isAlong = run === 'along';
  const stacked = [...parts].sort((a, b) => (isAlong ? a.y - b.y : a.x - b.x));
  const far = stacked.flatMap(({ x, y, length, width }) =>
    isAlong
      ? [
          { x: x + length, y },
          { x: x + length, y: y + width },
        ]
      : [
          { x, y: y + width },
          { x: x + length, y: y + width },
        ],
  );
  const near = stacked.flatMap(({ x, y, length, width }) =>
    isAlong
      ? [
          { x, y },
          { x, y: y + width },
        ]
      : [
          { x, y },
          { x: x + length, y },
        ],
  );
  return [...far, ...near.reverse()];
}
