import { useCallback, useMemo } from 'react';
import { boundsOf, sidesOf } from '../../../../contracts/domain/layout/corners.ts';
import type { LaidPiece, Layout } from '../../../../contracts/domain/layout/find-layout.ts';
import type { FloorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import { boardOf } from '../../../../contracts/domain/layout/layout-job.ts';
import { middleOf } from '../../../../contracts/domain/layout/middle.ts';
import { boxOf, groupsOf, type Polygon, sizeOf } from '../../../../contracts/domain/layout/polygon.ts';
import { borderText, orderText, rippedText, sourceText } from '../layout-words.ts';
import styles from './bench.module.css';
import {
  chanceOf,
  type DrawingProps,
  DrawingSheet,
  pathOf,
  type SheetView,
  shadeOf,
} from './drawing-sheet.tsx';

type Board = ReturnType<typeof boardOf>;

/** The laid room to scale, each piece with the number of its board. */
export function Drawing({ floor, ...props }: DrawingProps<Layout> & { floor: FloorToLay }) {
  const { layout, room } = props;
  const board = useMemo(() => boardOf(floor), [floor]);
  const depth = boundsOf(room.outline).y1;
  const rows = useMemo(() => layout.pieces.map(({ row }) => row), [layout]);
  const drawnPieces = () =>
    layout.pieces.flatMap((piece) =>
      groupsOf(piece.parts).map(({ outline }) => ({ outline, number: piece.cut.board })),
    );
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
          {piece && <path className={styles.chosen} d={shapeOf(piece, depth)} />}
        </>
      );
    },
    [layout, depth, board],
  );
  return (
    <DrawingSheet
      {...props}
      board={board.width}
      lead={orderText(layout)}
      rows={rows}
      pieces={drawnPieces}
      wordsOf={wordsOf}
    >
      {drawn}
    </DrawingSheet>
  );
}

interface PiecesProps {
  layout: Layout;
  board: Board;
  depth: number;
  id: string;
  onChoose: (at: number) => void;
}

function Pieces({ layout, depth, board, id, onChoose }: PiecesProps) {
  return useMemo(
    () => (
      <>
        {layout.pieces.map((piece, at) => {
          const shape = shapeOf(piece, depth);
          const largest = largestOf(piece);
          const middle = middleOf(largest);
          const size = Math.min(board.width * 0.05, piece.across * 0.07);
          const [x, y] = [middle.x / 10, (depth - middle.y) / 10];
          return (
            <g
              key={`${piece.row} ${piece.place}`}
              role="option"
              id={`${id}-${at}`}
              aria-selected={false}
              aria-label={pieceText(layout, piece, board)}
              // only a pointer that moves: a piece that scrolls under a resting one isn't pointed at
              onPointerMove={() => onChoose(at)}
              onPointerDown={() => onChoose(at)}
            >
              <path className={styles.board} d={shape} />
              <path d={shape} fill={shadeOf(chanceOf(piece.cut.board))} />
              <path className={styles.grain} d={grainOf(largest, depth, piece)} />
              <text x={x} y={y} style={{ fontSize: size }} {...turnOf(piece, x, y)}>
                {piece.cut.board}
              </text>
            </g>
          );
        })}
      </>
    ),
    [layout, depth, board, id, onChoose],
  );
}

/** Numbers lie along their boards, and none upside down. */
function turnOf({ along }: LaidPiece, x: number, y: number) {
  const angle = Math.round((Math.atan(along.y / along.x) * 180) / Math.PI);
  return angle === 0 ? {} : { transform: `rotate(${-Math.abs(angle) === -90 ? -90 : -angle} ${x} ${y})` };
}

const pieceText = (layout: Layout, piece: LaidPiece, board: Board): string =>
  [
    [
      `Row ${piece.row}`,
      borderText(piece),
      `place ${piece.place}: ${sourceText(layout, piece, board.length)}`,
    ]
      .filter(Boolean)
      .join(', '),
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

const largestOf = ({ parts }: LaidPiece): Polygon =>
  parts.reduce((most, part) => (sizeOf(part) > sizeOf(most) ? part : most));

/** A few lines along the board. */
function grainOf(part: Polygon, depth: number, { along, cut: { board } }: LaidPiece): string {
  const seen = part.map(({ x, y }) => ({ x: x * along.x + y * along.y, y: y * along.x - x * along.y }));
  const drawn = (x: number, y: number) =>
    `${((x * along.x - y * along.y) / 10).toFixed(1)} ${((depth - x * along.y - y * along.x) / 10).toFixed(1)}`;
  const { from, to } = boxOf(seen).y;
  return [0.22, 0.41, 0.63, 0.8]
    .map((share, at) => {
      const level = to + (from - to) * (share + (((board * 7 + at * 3) % 11) - 5) / 100);
      const inset = 80 + 10 * ((board * 13 + at * 29) % 60);
      const [begin, end] = crossed(seen, level);
      if (end - begin <= 3 * inset) return '';
      return `M${drawn(begin + inset, level)}L${drawn(end - inset / 2, level)}`;
    })
    .join('');
}

/** Where a level line enters a convex part and leaves it. */
function crossed(part: Polygon, level: number): [number, number] {
  const points = sidesOf(part).flatMap(([from, to]) =>
    from.y > level !== to.y > level ? [from.x + ((to.x - from.x) * (level - from.y)) / (to.y - from.y)] : [],
  );
  return [Math.min(...points), Math.max(...points)];
}

const shapeOf = ({ parts }: LaidPiece, depth: number): string =>
  groupsOf(parts)
    .map(({ outline }) => pathOf(outline, depth))
    .join('');
