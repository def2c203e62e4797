import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
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

interface Dragged {
  readonly at: number;
  readonly corners: readonly Point[];
}

/** What of the drawing is left free around a room, as a part of its longer side: corners can be drawn into it. */
const FREE = 0.12;
/** How far inside its wall a number is, in CSS pixels. */
const NUMBER_PX = 14;

const STEPS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The outline to scale, with a handle on each corner. */
export function CornersDrawing({ model, onRefuse }: CornersDrawingProps) {
  const { place, columns } = model;
  const [dragged, setDragged] = useState<Dragged>();
  const plane = useRef<HTMLDivElement>(null);
  // the scale stays while a corner is drawn
  const { x1, y1 } = boundsOf(model.corners);
  const corners = dragged?.corners ?? model.corners;
  const free = Math.max(x1, y1) * FREE;
  const [width, height] = [x1 + 2 * free, y1 + 2 * free];
  const moved = (at: number, to: Point) => corners.map((corner, other) => (other === at ? to : corner));
  const onMove = (event: PointerEvent, at: number) => {
    const box = plane.current?.getBoundingClientRect();
    if (dragged?.at !== at || !box) return;
    const x = ((event.clientX - box.left) / box.width) * width - free;
    const y = y1 + free - ((event.clientY - box.top) / box.height) * height;
    const next = moved(at, snapped(corners, at, { x, y }));
    onRefuse(isRoom(next) ? '' : CROSSING);
    if (isRoom(next)) setDragged({ at, corners: next });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Delete') {
      if (corners.length > 3) onRefuse(place(corners.toSpliced(at, 1)) ? '' : CROSSING);
      return;
    }
    const [step, corner] = [STEPS[event.key], corners[at]];
    if (!step || !corner) return;
    event.preventDefault();
    const by = event.shiftKey ? 100 : 10;
    const isPlaced = place(moved(at, { x: corner.x + by * step.x, y: corner.y + by * step.y }));
    onRefuse(isPlaced ? '' : CROSSING);
  };
  const onDrop = () => {
    if (dragged) place(dragged.corners);
    setDragged(undefined);
  };
  const [left, top] = [
    ({ x }: Point) => `${((x + free) / width) * 100}%`,
    ({ y }: Point) => `${((y1 + free - y) / height) * 100}%`,
  ];
  const path = (ring: readonly Point[]) => `M${ring.map(({ x, y }) => `${x} ${y1 - y}`).join('L')}Z`;
  return (
    <div ref={plane} className={styles.plane} style={{ aspectRatio: `${width} / ${height}` }} translate="no">
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
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        const aside = NUMBER_PX / Math.hypot(to.x - from.x, to.y - from.y);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: each wall has its place
            key={at}
            className={styles.number}
            aria-hidden="true"
            style={{
              left: left({ x, y }),
              top: top({ x, y }),
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
          style={{ left: left(corner), top: top(corner) }}
          aria-label={`Corner ${at + 1}, ${metres(corner.x)} m from the left, ${metres(corner.y)} m from the bottom`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragged({ at, corners });
          }}
          onPointerMove={(event) => onMove(event, at)}
          onPointerUp={onDrop}
          onPointerCancel={() => setDragged(undefined)}
          onKeyDown={(event) => onKeyDown(event, at)}
        />
      ))}
    </div>
  );
}
