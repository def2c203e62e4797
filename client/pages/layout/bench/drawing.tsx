import { type CSSProperties, type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { LaidPiece, Layout } from '../../../../contracts/domain/layout/find-layout.ts';
import { boundsOf, type Outline, type Rect } from '../../../../contracts/domain/layout/outline.ts';
import { pictureLightness, pictureTone } from '../../../../contracts/site/picture-url.ts';
import type { Product } from '../../../data/order-line.ts';
import { Section } from '../../../ui/section.tsx';
import { orderText, rippedText, sourceText, widthOf } from '../layout-words.ts';
import styles from './bench.module.css';

interface DrawingProps {
  layout: Layout;
  room: Outline;
  board: { readonly length: number; readonly width: number };
  product: Product;
}

const OAK = '#c49d6b';
/** Width of the walls around the room, in mm of the room. */
const WALL = 60;
/** What of an A4 sheet is left between its margins and above the first list, in mm. */
const SHEET = { width: 180, height: 200 };
const SCALES = [20, 50, 100, 200] as const;
/** CSS pixels that a board is wide at least, so that numbers can be read; a larger room scrolls. */
const BOARD_PX = 12;

/** The laid room to scale, each piece with the number of its board. */
export function Drawing({ layout, room, board, product }: DrawingProps) {
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  const { x1, y1 } = boundsOf(room);
  const [width, height] = [x1 / 10 + 2 * WALL, y1 / 10 + 2 * WALL];
  const scale = SCALES.find((each) => width / each <= SHEET.width && height / each <= SHEET.height) ?? 500;
  const piece = chosen === undefined ? undefined : layout.pieces[chosen];
  const rows = useMemo(() => layout.pieces.map(({ row }) => row), [layout]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, chosen, rows);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <Section title="Drawing" lead={orderText(layout)}>
      <div
        className={styles.sheet}
        role="listbox"
        aria-label="Pieces of the floor"
        aria-activedescendant={piece && `${id}-${chosen}`}
        tabIndex={0}
        translate="no"
        onKeyDown={onKeyDown}
        onFocus={() => setChosen((before) => before ?? 0)}
      >
        <svg
          className={styles.drawing}
          role="none"
          viewBox={`${-WALL} ${-WALL} ${width} ${height}`}
          style={
            {
              '--least': `${Math.round((width * BOARD_PX * 10) / board.width)}px`,
              '--printed': `${Math.round((width / scale) * 10) / 10}mm`,
            } as CSSProperties
          }
          data-print-colours=""
        >
          <path className={styles.walls} d={pathOf(room, y1)} />
          <Pieces layout={layout} depth={y1} board={board} product={product} id={id} onChoose={setChosen} />
          {piece && <path className={styles.chosen} d={shapeOf(piece, layout, y1)} />}
        </svg>
      </div>
      <p className={styles.piece}>
        {piece
          ? `${pieceText(layout, piece, board)}.${restText(layout, piece)}`
          : 'Point at a piece to see where it comes from.'}
      </p>
      <p className={styles.scale}>Drawn at 1:{scale}</p>
    </Section>
  );
}

/** @returns undefined for keys that lead nowhere */
function stepTo(key: string, chosen: number | undefined, rows: readonly number[]): number | undefined {
  const at = chosen ?? 0;
  const last = rows.length - 1;
  const firstOf = (row: number) => {
    const first = rows.indexOf(row);
    return first < 0 ? undefined : first;
  };
  const row = rows[at] ?? 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowUp':
      return firstOf(row + 1) ?? at;
    case 'ArrowDown':
      return firstOf(row - 1) ?? at;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

interface PiecesProps extends Pick<DrawingProps, 'layout' | 'board' | 'product'> {
  depth: number;
  id: string;
  onChoose: (at: number) => void;
}

function Pieces({ layout, depth, board, product, id, onChoose }: PiecesProps) {
  return useMemo(() => {
    const tone = pictureTone(product.mainImg) ?? OAK;
    const isDark = (pictureLightness(product.mainImg) ?? 0.5) < 0.2;
    const isAlong = layout.run === 'along';
    return (
      <g style={{ fill: tone, '--ink': isDark ? '#fff' : '#1d1a17' } as CSSProperties}>
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
              <path d={shape} fill={shadeOf(piece.cut.board)} />
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
      </g>
    );
  }, [layout, depth, board, product.mainImg, id, onChoose]);
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

/** Boards differ a little, as they do in a pack: white or black over the floor's own colour. */
function shadeOf(board: number): string {
  const chance = ((board * 2_654_435_761) % 2 ** 32) / 2 ** 32;
  return chance < 0.5
    ? `rgb(255 255 255 / ${(chance * 0.32).toFixed(3)})`
    : `rgb(40 20 0 / ${((chance - 0.5) * 0.24).toFixed(3)})`;
}

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

const pathOf = (outline: Outline, depth: number): string =>
  `M${outline.map(({ x, y }) => `${x / 10} ${(depth - y) / 10}`).join('L')}Z`;

/** The outline of a piece: of its parts, which lie one above the other, or side by side where boards run across. */
function shapeOf({ parts }: LaidPiece, { run }: Layout, depth: number): string {
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
  return pathOf([...far, ...near.reverse()], depth);
}
