import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { boundsOf, MOST_CORNERS, sidesOf } from '../../../../contracts/domain/layout/corners.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import type { Scale, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { CornerHandle } from '../../../ui/corner-handle.tsx';
import { ARROWS, onSheet, placeOn, type Sheet } from './sheet.ts';
import { type Nearness, snapped } from './snap.ts';
import { isRectangle, movedCorner } from './trace.ts';
import type { ToolsModel } from './use-tools.ts';
import { lengthWords } from './words.ts';

interface HandlesProps {
  sheet: Sheet;
  tools: ToolsModel;
  near: Nearness;
  unitsPerPx: number;
  units: Units;
}

/** How far the arrow keys move a corner, without and with Shift. */
const STEP_MM = 10;
const LONG_STEP_MM = 100;

/** The corners of the room that is being changed, or the ends of the scale's line: dragged, or moved by the arrow keys. */
export function Handles({ tools, ...props }: HandlesProps) {
  const { mode, selected, scale } = tools;
  if (mode === 'change' && selected) return <Corners {...props} tools={tools} room={selected} />;
  if (mode === 'scale' && scale?.kind === 'line') return <LineEnds {...props} tools={tools} line={scale} />;
  return null;
}

function Corners({ room, tools, sheet, near, unitsPerPx, units }: HandlesProps & { room: TracedRoom }) {
  const { rooms, mm, setCorners } = tools;
  const { corners, name } = room;
  const { x0, y1 } = boundsOf(corners);
  const others = rooms.flatMap((other) => (other.id === room.id ? [] : other.corners));
  return corners.map((corner, at) => {
    const beside = [corners.at(at - 1), corners[(at + 1) % corners.length]];
    // a rectangle is square anyway
    const square = isRectangle(corners) ? [] : beside.filter((other) => other !== undefined);
    const place =
      mm === undefined
        ? ''
        : `, ${lengthWords((corner.x - x0) * mm, units)} from the left, ${lengthWords((y1 - corner.y) * mm, units)} from the bottom`;
    return (
      <Handle
        // biome-ignore lint/suspicious/noArrayIndexKey: each corner has its place
        key={at}
        id={`${room.id} ${at}`}
        name={`Corner ${at + 1} of ${name}${place}`}
        at={corner}
        sheet={sheet}
        unitsPerPx={unitsPerPx}
        mm={mm}
        drop={(to) => snapped(to, others, square, near)}
        move={(to, tag) => setCorners(room, movedCorner(corners, at, to), tag)}
        add={() => {
          const [from, to] = sidesOf(corners)[at] ?? [corner, corner];
          const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
          if (corners.length < MOST_CORNERS) setCorners(room, corners.toSpliced(at + 1, 0, middle));
        }}
        remove={() => corners.length > 3 && setCorners(room, corners.toSpliced(at, 1))}
      />
    );
  });
}

function LineEnds({
  line,
  tools,
  sheet,
  near,
  unitsPerPx,
}: HandlesProps & { line: Scale & { readonly kind: 'line' } }) {
  return (['from', 'to'] as const).map((end) => (
    <Handle
      key={end}
      id={`scale ${end}`}
      name={end === 'from' ? 'Start of the line' : 'End of the line'}
      at={line[end]}
      sheet={sheet}
      unitsPerPx={unitsPerPx}
      mm={tools.mm}
      drop={(to) => snapped(to, [], [line[end === 'from' ? 'to' : 'from']], near)}
      move={(to, tag) => tools.setScale({ ...line, [end]: to }, tag)}
    />
  ));
}

interface HandleProps extends Pick<HandlesProps, 'sheet' | 'unitsPerPx'> {
  /** unique on the page */
  id: string;
  name: string;
  at: Point;
  mm: number | undefined;
  /** where it goes when it is dragged to a point */
  drop: (to: Point) => Point;
  move: (to: Point, tag: string) => void;
  add?: () => void;
  remove?: () => void;
}

function Handle({ id, name, at, sheet, unitsPerPx, mm, drop, move, add, remove }: HandleProps) {
  const dragged = useRef({ tag: '', x: 0, y: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const byMm = event.shiftKey ? LONG_STEP_MM : STEP_MM;
      const by = mm === undefined ? (byMm / STEP_MM) * unitsPerPx : byMm / mm;
      move(onSheet(sheet, { x: at.x + arrow.x * by, y: at.y + arrow.y * by }), `keys ${id}`);
    } else if (event.key === 'Insert' || event.key === '+') add?.();
    else if (event.key === 'Delete') remove?.();
    else return;
    event.preventDefault();
  };
  const onDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Safari doesn't focus a button that is pressed
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    // it keeps its distance from the pointer, so that a press doesn't move it
    dragged.current = {
      tag: `drag ${id} ${event.timeStamp}`,
      x: at.x - event.clientX * unitsPerPx,
      y: at.y - event.clientY * unitsPerPx,
    };
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { tag, x, y } = dragged.current;
    const to = { x: x + event.clientX * unitsPerPx, y: y + event.clientY * unitsPerPx };
    move(drop(onSheet(sheet, to)), tag);
  };
  return (
    <CornerHandle
      data-handle=""
      style={placeOn(sheet, at)}
      aria-label={name}
      onKeyDown={onKeyDown}
      onPointerDown={onDown}
      onPointerMove={onMove}
    />
  );
}
