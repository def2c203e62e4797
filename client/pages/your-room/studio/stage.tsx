import { clsx } from 'clsx';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import { followPointer } from '../../../lib/by-hand.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Point } from '../laying/plane.ts';
import { type Handle, Handles } from './handles.tsx';
import { Loupe } from './loupe.tsx';
import type { Photo } from './read-photo.ts';
import { type Shape, type Stroke, within } from './room.ts';
import styles from './studio.module.css';
import type { Mode } from './use-studio.ts';

interface StageProps {
  photo: Photo;
  floor: RefObject<HTMLCanvasElement | null>;
  /** what the picture shows, for screen readers */
  label: string;
  /** lines between handles */
  shapes?: readonly Shape[];
  handles?: readonly Handle[];
  describedBy?: string;
  /** percent of the picture's width from which on the floor shows */
  before?: number;
  /** what is being done, which says how much of the floor shows */
  mode?: Mode;
  /** undefined where the pointer doesn't paint */
  brush?: Pick<Stroke, 'kind' | 'size'> | undefined;
  onPaint?: (points: readonly Point[], tag: string) => void;
  onHold?: (id: string | undefined) => void;
}

/** The photo, the floor over it, and what is marked. */
export function Stage({
  photo,
  floor,
  label,
  shapes = [],
  handles = [],
  describedBy = '',
  before = 0,
  mode = 'look',
  brush,
  onPaint = () => {},
  onHold = () => {},
}: StageProps) {
  const picture = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<string>();
  const [pointer, setPointer] = useState<Point>();
  useEffect(() => {
    picture.current?.getContext('2d')?.drawImage(photo.canvas, 0, 0);
  }, [photo]);
  const handle = handles.find(({ id }) => id === held);
  const placeOf = (event: { clientX: number; clientY: number; currentTarget: EventTarget | null }): Point => {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    const scale = photo.width / frame.width;
    return within({ x: (event.clientX - frame.left) * scale, y: (event.clientY - frame.top) * scale }, photo);
  };
  const paint = (event: PointerEvent<HTMLElement>) => {
    if (!brush || event.button !== 0 || (event.target as Element).closest('[data-handle]')) return;
    const tag = `paint ${event.timeStamp}`;
    const { currentTarget } = event;
    let points = [placeOf(event)];
    onPaint(points, tag);
    followPointer(event, ({ clientX, clientY }) => {
      points = [...points, placeOf({ clientX, clientY, currentTarget })];
      onPaint(points, tag);
    });
  };
  return (
    <div
      className={clsx(styles.stage, brush && styles.painted)}
      data-mode={mode}
      style={
        {
          aspectRatio: `${photo.width} / ${photo.height}`,
          '--wide': photo.width / photo.height,
          '--before': `${before}%`,
        } as object
      }
      onPointerDown={paint}
      onPointerMove={brush && ((event) => setPointer(placeOf(event)))}
      onPointerLeave={() => setPointer(undefined)}
    >
      <canvas ref={picture} width={photo.width} height={photo.height} role="img" aria-label={label} />
      <canvas className={styles.floor} ref={floor} width={1} height={1} />
      <svg className={styles.lines} viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true">
        {shapes.map((shape) => {
          const points = shape.map(({ x, y }) => `${x},${y}`).join(' ');
          return (
            <g key={points}>
              <polygon className={styles.under} points={points} />
              <polygon points={points} />
            </g>
          );
        })}
        {brush && pointer && (
          <>
            <circle className={styles.under} cx={pointer.x} cy={pointer.y} r={brush.size / 2} />
            <circle cx={pointer.x} cy={pointer.y} r={brush.size / 2} />
          </>
        )}
      </svg>
      {before > 0 && before < 100 && <span className={styles.divide} style={{ left: `${before}%` }} />}
      <Handles
        handles={handles}
        photo={photo}
        describedBy={describedBy}
        onHold={(id) => {
          setHeld(id);
          if (id) onHold(id);
        }}
      />
      {handle && <Loupe photo={photo} at={handle.at} />}
      <VisuallyHidden role="status">
        {handle && `${groupDigits(handle.at.x)} across, ${groupDigits(handle.at.y)} down`}
      </VisuallyHidden>
    </div>
  );
}
