import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react';
import { boundsOf } from '../../../../contracts/domain/layout/corners.ts';
import type { LaidFloor } from '../../../../contracts/domain/layout/find-floor.ts';
import type { Floor, Outline, Tenths } from '../../../../contracts/domain/layout/outline.ts';
import { pictureLightness, pictureTone } from '../../../../contracts/site/picture-url.ts';
import type { Product } from '../../../data/order-line.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import type { DrawnPiece } from '../layout-dxf.ts';
import styles from './bench.module.css';

const OAK = '#c49d6b';
/** Width of the walls around the room, in mm of the room. */
const WALL = 60;
/** What of an A4 sheet is left between its margins and above the first list, in mm. */
const SHEET = { width: 180, height: 200 };
const SCALES = [20, 50, 100, 200] as const;
/** CSS pixels that a board is wide at least, so that numbers can be read; a larger room scrolls. */
const BOARD_PX = 12;

/** What is drawn on the sheet, and which piece is chosen. */
export interface SheetView {
  readonly id: string;
  readonly chosen: number | undefined;
  readonly choose: (at: number) => void;
}

export interface DrawingProps<Laid extends LaidFloor> {
  /** from wall to wall, and its columns */
  room: Floor;
  product: Product;
  layout: Laid;
}

interface DrawingSheetProps extends DrawingProps<LaidFloor> {
  /** width of a board, which is drawn wide enough for its number */
  board: Tenths;
  lead: string;
  /** of each piece the row that it lies in, in the order of laying */
  rows: readonly number[];
  pieces: () => readonly DrawnPiece[];
  wordsOf: (at: number) => string;
  /** of a point of the room the piece that lies there; undefined where pieces react themselves */
  pieceAt?: (x: Tenths, y: Tenths) => number | undefined;
  children: (view: SheetView) => ReactNode;
}

/** A laid room to scale, whose pieces tell where they come from, by pointer and by keys. */
export function DrawingSheet({
  room,
  product,
  layout,
  board,
  lead,
  rows,
  pieces,
  wordsOf,
  pieceAt,
  children,
}: DrawingSheetProps) {
  const dxf = useAction(async () => {
    const { layoutDxf } = await import('../layout-dxf.ts');
    const floor = { outline: layout.floor, holes: layout.holes };
    const file = new Blob([layoutDxf({ room, floor, pieces: pieces() })], { type: 'image/vnd.dxf' });
    saveFile(file, `layout-${product.productNo.toLowerCase()}.dxf`);
  });
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  const { x1, y1 } = boundsOf(room.outline);
  const [width, height] = [x1 / 10 + 2 * WALL, y1 / 10 + 2 * WALL];
  const scale = SCALES.find((each) => width / each <= SHEET.width && height / each <= SHEET.height) ?? 500;
  // another layout may have fewer pieces
  const at = chosen !== undefined && chosen < rows.length ? chosen : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, rows);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const onPoint = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const matrix = currentTarget.getScreenCTM()?.inverse();
    if (!pieceAt || !matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const piece = pieceAt(x * 10, y1 - y * 10);
    if (piece !== undefined) setChosen(piece);
  };
  const isDark = (pictureLightness(product.mainImg) ?? 0.5) < 0.2;
  const drawn = useMemo(() => children({ id, chosen: at, choose: setChosen }), [children, id, at]);
  return (
    <Section
      title="Drawing"
      lead={lead}
      action={
        <Button variant="link" size="inline" loading={dxf.isPending} onClick={() => void dxf.run()}>
          Save the drawing as DXF
        </Button>
      }
    >
      <div
        className={styles.sheet}
        role="listbox"
        aria-label="Pieces of the floor"
        aria-activedescendant={at === undefined ? undefined : `${id}-${at}`}
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
              fill: 'var(--tone)',
              '--tone': pictureTone(product.mainImg) ?? OAK,
              '--ink': isDark ? '#fff' : '#1d1a17',
              '--least': `${Math.round((width * BOARD_PX * 10) / board)}px`,
              '--printed': `${Math.round((width / scale) * 10) / 10}mm`,
            } as CSSProperties
          }
          data-print-colours=""
          onPointerMove={onPoint}
          onPointerDown={onPoint}
        >
          <path className={styles.walls} d={pathOf(room.outline, y1)} />
          {room.holes.length > 0 && (
            <path className={styles.column} d={room.holes.map((column) => pathOf(column, y1)).join('')} />
          )}
          {drawn}
        </svg>
      </div>
      <p className={styles.piece}>
        {at === undefined ? 'Point at a piece to see where it comes from.' : wordsOf(at)}
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

/** Pieces differ a little, as they do in a pack: white or black over the floor's own colour. @param chance from 0 to 1 */
export const shadeOf = (chance: number): string =>
  chance < 0.5
    ? `rgb(255 255 255 / ${(chance * 0.32).toFixed(3)})`
    : `rgb(40 20 0 / ${((chance - 0.5) * 0.24).toFixed(3)})`;

/** The same blended with the floor's colour: of thousands of pieces one layer is drawn faster than two. */
export const blendOf = (chance: number): string =>
  chance < 0.5
    ? `color-mix(in srgb, #fff ${Math.round(chance * 32)}%, var(--tone))`
    : `color-mix(in srgb, #281400 ${Math.round((chance - 0.5) * 24)}%, var(--tone))`;

/** The same for a board each time. */
export const chanceOf = (board: number): number => ((board * 2_654_435_761) % 2 ** 32) / 2 ** 32;

/** @param depth of the room, since y goes down on the screen */
export const pathOf = (outline: Outline, depth: Tenths): string =>
  `M${outline.map(({ x, y }) => `${tenthOf(x)} ${tenthOf(depth - y)}`).join('L')}Z`;

const tenthOf = (length: Tenths): number => Math.round(length) / 10;
