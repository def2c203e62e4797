import { useState } from 'react';
import { boundsOf, isRoom, sidesOf } from '../../../../contracts/domain/layout/corners.ts';
import { columnOutlines } from '../../../../contracts/domain/layout/layout-job.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import { snapped } from '../../../../contracts/domain/layout/walls.ts';
import { CornerHandle } from '../../../ui/corner-handle.tsx';
import styles from './corners.module.css';
import type { CornersModel } from './use-corners.ts';
import { CROSSING, metres } from './walls-words.ts';

interface CornersDrawingProps {
  model: CornersModel;
  onRefuse: (words: string) => void;
}

/** What of the drawing is left free around a room, as a part of its longer side: corners can be drawn into it. */
const FREE = 0.12;
/** How far inside its wall a number is, in CSS pixels. */
const NUMBER_PX = 14;

/** How far the arrow keys move a corner. */
const STEP_MM = 10;

/** The outline to scale, with a handle on each corner. */
export function CornersDrawing({ model, onRefuse }: CornersDrawingProps) {
  const { place, columns } = model;
  const [dragged, setDragged] = useState<readonly Point[]>();
  // the scale stays while a corner is drawn
  const { x1, y1 } = boundsOf(model.corners);
  const corners = dragged ?? model.corners;
  const free = Math.max(x1, y1) * FREE;
  const [width, height] = [x1 + 2 * free, y1 + 2 * free];
  const onDrawing = ({ x, y }: Point): Point => ({ x: x + free, y: y1 + free - y });
  const inRoom = ({ x, y }: Point): Point => ({ x: Math.round(x - free), y: Math.round(y1 + free - y) });
  const move = (at: number, to: Point, isDragged: boolean) => {
    const next = corners.with(at, isDragged ? snapped(corners, at, to) : to);
    onRefuse(isRoom(next) ? '' : CROSSING);
    if (!isDragged) place(next);
    else if (isRoom(next)) setDragged(next);
  };
  const remove = (at: number) => onRefuse(place(corners.toSpliced(at, 1)) ? '' : CROSSING);
  const drop = () => {
    if (dragged) place(dragged);
    setDragged(undefined);
  };
  const path = (ring: readonly Point[]) => `M${ring.map(({ x, y }) => `${x} ${y1 - y}`).join('L')}Z`;
  return (
    <div className={styles.plane} style={{ aspectRatio: `${width} / ${height}` }} translate="no">
      <svg className={styles.outline} viewBox={`${-free} ${-free} ${width} ${height}`} aria-hidden="true">
        <path className={styles.room} d={path(corners)} />
        {columnOutlines({ columns }).map((ring, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: each column has its place
            key={at}
            className={styles.column}
            d={path(ring.map(({ x, y }) => ({ x: x / 10, y: y / 10 })))}
          />
        ))}
      </svg>
      {sidesOf(corners).map(([from, to], at) => {
        const { x, y } = onDrawing({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
        const aside = NUMBER_PX / Math.hypot(to.x - from.x, to.y - from.y);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: each wall has its place
            key={at}
            className={styles.number}
            aria-hidden="true"
            style={{
              left: `${(x / width) * 100}%`,
              top: `${(y / height) * 100}%`,
              translate: `calc(-50% - ${(to.y - from.y) * aside}px) calc(-50% - ${(to.x - from.x) * aside}px)`,
            }}
          >
            {at + 1}
          </span>
        );
      })}
      {corners.map((corner, at) => (
        <CornerHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: each corner has its place
          key={at}
          id={String(at)}
          at={onDrawing(corner)}
          size={{ width, height }}
          step={STEP_MM}
          move={(to, _, isDragged) => move(at, inRoom(to), isDragged)}
          remove={corners.length > 3 ? () => remove(at) : undefined}
          aria-label={`Corner ${at + 1}, ${metres(corner.x)} m from the left, ${metres(corner.y)} m from the bottom`}
          onPointerCancel={() => setDragged(undefined)}
          onLostPointerCapture={drop}
        />
      ))}
    </div>
  );
}
