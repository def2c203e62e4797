import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { boundsOf } from '../../../../contracts/domain/layout/corners.ts';
import { middleOf } from '../../../../contracts/domain/layout/middle.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import { areaText } from '../../../../contracts/domain/number/notation.ts';
import type { TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { ARROWS, followPointer } from '../../../lib/by-hand.ts';
import { Handles } from './handles.tsx';
import { newSheet, onSheet, placeOn, type Sheet } from './sheet.ts';
import { nearness } from './snap.ts';
import styles from './stage.module.css';
import { rectangleBetween } from './trace.ts';
import type { ToolsModel } from './use-tools.ts';
import type { Zoom } from './use-zoom.ts';
import { areaOfRoom, lengthWords } from './words.ts';

interface StageProps {
  sheet: Sheet;
  tools: ToolsModel;
  zoom: Zoom;
  units: Units;
  /** id of the words about the keys */
  keysId: string;
}

/** A press that moves further than this draws, or pans. */
const DRAG_PX = 6;
/** A finger is less exact than a mouse. */
const FINGER = 1.6;
/** CSS pixels by which the arrow keys move the cross. */
const STEP_PX = 5;
const LONG_STEP_PX = 50;

export const KEYS =
  'The arrow keys move the cross, and further with Shift. Space sets a corner there, Enter closes the room, and Escape takes back the last corner. Plus and minus zoom in and out, and 0 shows the whole page.';

/** The page, the rooms traced over it, and what is being drawn. */
export function Stage({ sheet, tools, zoom, units, keysId }: StageProps) {
  const { mode, draft, rooms, selected, mm, scale } = tools;
  const plane = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLSpanElement>(null);
  const [pointer, setPointer] = useState<Point>();
  const [byKeys, setByKeys] = useState(false);
  /** the last press: of which kind, where, and whether it has set the first corner */
  const down = useRef({ type: '', x: 0, y: 0, isFirst: false });
  const unitsPerPx = sheet.width / (zoom.width || sheet.width);
  const nearFor = (pointerType: string) => nearness(unitsPerPx * (pointerType === 'touch' ? FINGER : 1), mm);
  const near = nearFor(down.current.type);
  const aim = pointer && mode !== 'change' ? tools.aim(pointer, near) : undefined;

  useEffect(() => {
    plane.current?.firstElementChild?.replaceChildren(shownCanvas(sheet, zoom.width * devicePixelRatio));
  }, [sheet, zoom.width]);
  useEffect(() => {
    if (byKeys && pointer) cross.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [byKeys, pointer]);

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const { left, top, width } = plane.current?.getBoundingClientRect() ?? new DOMRect();
    const ratio = sheet.width / width;
    return onSheet(sheet, { x: (event.clientX - left) * ratio, y: (event.clientY - top) * ratio });
  };
  const isDragged = (event: PointerEvent) =>
    Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y) > DRAG_PX;

  const onDown = (event: PointerEvent<HTMLElement>) => {
    const { pointerType, clientX, clientY, button, target, currentTarget } = event;
    if ((target as Element).closest('[data-handle]')) return;
    down.current = { type: pointerType, x: clientX, y: clientY, isFirst: draft.length === 0 };
    setByKeys(false);
    if (pointerType !== 'mouse') return;
    if (button === 1 || (button === 0 && mode === 'change')) pan(event);
    if (button !== 0 || mode === 'change') return;
    currentTarget.setPointerCapture(event.pointerId);
    tools.press(placeOf(event), near);
  };
  const onUp = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if ((event.target as Element).closest('[data-handle]')) return;
    const draws = mode === 'rectangle' || mode === 'scale';
    if (mode === 'change' ? !isDragged(event) : draws && down.current.isFirst && isDragged(event))
      tools.press(placeOf(event), near);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const by = (event.shiftKey ? LONG_STEP_PX : STEP_PX) * unitsPerPx;
      const from = pointer ?? middleInView(plane.current, placeOf);
      setPointer(onSheet(sheet, { x: from.x + arrow.x * by, y: from.y + arrow.y * by }));
      setByKeys(true);
    } else if (event.key === ' ') {
      if (pointer) tools.press(pointer, near);
    } else if (event.key === 'Enter') tools.close();
    else if (event.key === 'Escape' || event.key === 'Backspace') {
      if (draft.length > 0) tools.back();
    } else if (event.key === '+' || event.key === '=') zoom.larger();
    else if (event.key === '-') zoom.smaller();
    else if (event.key === '0') zoom.showWhole();
    else return;
    event.preventDefault();
  };

  const shown = draftShape(tools, aim);
  return (
    <div
      ref={plane}
      className={styles.plane}
      data-mode={mode}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys
      tabIndex={0}
      aria-label="Floor plan"
      aria-describedby={keysId}
      style={{ width: zoom.width || '100%', aspectRatio: `${sheet.width} / ${sheet.height}` }}
      translate="no"
      onPointerDown={onDown}
      onPointerMove={(event) => event.pointerType === 'mouse' && setPointer(placeOf(event))}
      onPointerLeave={() => byKeys || setPointer(undefined)}
      onPointerUp={onUp}
      // fingers scroll, so only a tap presses
      onClick={(event) => {
        const isHandle = (event.target as Element).closest('[data-handle]');
        if (down.current.type !== 'mouse' && event.detail > 0 && !isHandle)
          tools.press(placeOf(event), nearFor(down.current.type));
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.page} />
      <RoomShapes rooms={rooms} selectedId={selected?.id ?? ''} width={sheet.width} height={sheet.height} />
      <svg className={styles.lines} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {scale?.kind === 'line' && (
          <path
            className={styles.scaleLine}
            d={`M${scale.from.x} ${scale.from.y}L${scale.to.x} ${scale.to.y}`}
          />
        )}
        {shown.length > 0 && <path className={styles.draft} d={`M${shown.map(pair).join('L')}`} />}
      </svg>
      {rooms.map((room) => (
        <RoomLabel key={room.id} room={room} mm={mm} unitsPerPx={unitsPerPx} sheet={sheet} />
      ))}
      {draft.map((corner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each corner has its place
        <span key={at} className={styles.dot} style={placeOn(sheet, corner)} />
      ))}
      {aim && <span ref={cross} className={styles.cross} style={placeOn(sheet, aim)} />}
      {aim && mm !== undefined && mode !== 'scale' && (
        <span className={styles.tip} style={placeOn(sheet, aim)} aria-hidden="true">
          {drawnSize(tools, aim, mm, units)}
        </span>
      )}
      <Handles sheet={sheet} tools={tools} near={near} unitsPerPx={unitsPerPx} units={units} />
    </div>
  );
}

/** A sheet at the size at which it is seen: a browser that makes it smaller loses lines. */
function shownCanvas({ canvas, width, height }: Sheet, pixels: number): HTMLCanvasElement {
  if (pixels === 0 || pixels >= canvas.width) return canvas;
  const smaller = newSheet(width, height, pixels / width).canvas;
  const context = smaller.getContext('2d');
  if (!context) return canvas;
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return smaller;
}

const pair = ({ x, y }: Point) => `${x} ${y}`;

/** The middle of what is seen of the page. */
function middleInView(
  plane: HTMLElement | null,
  placeOf: (at: { clientX: number; clientY: number }) => Point,
) {
  const box = plane?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return placeOf({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
}

/** Scrolls the frame with the pointer until it is released. */
function pan(event: PointerEvent<HTMLElement>): void {
  const own = event.currentTarget;
  const frame = own.parentElement;
  if (!frame) return;
  event.preventDefault();
  own.focus({ preventScroll: true });
  let [x, y] = [event.clientX, event.clientY];
  followPointer(event, (to) => {
    frame.scrollBy(x - to.clientX, y - to.clientY);
    [x, y] = [to.clientX, to.clientY];
  });
}

/** The line of what is being drawn, as far as the pointer. */
function draftShape({ mode, draft }: ToolsModel, aim: Point | undefined): readonly Point[] {
  const [first] = draft;
  if (!first) return [];
  if (!aim) return draft;
  return mode === 'rectangle' ? [...rectangleBetween(first, aim), first] : [...draft, aim];
}

function drawnSize({ mode, draft }: ToolsModel, aim: Point, mm: number, units: Units): string {
  const last = draft.at(-1);
  if (!last || (last.x === aim.x && last.y === aim.y)) return '';
  const [x, y] = [Math.abs(aim.x - last.x) * mm, Math.abs(aim.y - last.y) * mm];
  return mode === 'rectangle'
    ? `${lengthWords(x, units)} × ${lengthWords(y, units)}`
    : lengthWords(Math.hypot(x, y), units);
}

interface RoomShapesProps {
  rooms: readonly TracedRoom[];
  selectedId: string;
  width: number;
  height: number;
}

/** Memoised, as the pointer's moves change none of them. */
const RoomShapes = memo(function RoomShapes({ rooms, selectedId, width, height }: RoomShapesProps) {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rooms.map(({ id, corners }) => (
        <path
          key={id}
          className={styles.room}
          data-selected={id === selectedId || undefined}
          d={`M${corners.map(pair).join('L')}Z`}
        />
      ))}
    </svg>
  );
});

/** The least room for a label, in CSS pixels. */
const LABEL_PX = { width: 72, height: 44 };

interface RoomLabelProps {
  room: TracedRoom;
  mm: number | undefined;
  unitsPerPx: number;
  sheet: Sheet;
}

/** Name and area in the middle of a room that is large enough on the screen. */
function RoomLabel({ room, mm, unitsPerPx, sheet }: RoomLabelProps) {
  const { x0, x1, y0, y1 } = boundsOf(room.corners);
  const [width, height] = [(x1 - x0) / unitsPerPx, (y1 - y0) / unitsPerPx];
  if (width < LABEL_PX.width || height < LABEL_PX.height) return null;
  const area = areaOfRoom(room, mm);
  const place = { ...placeOn(sheet, middleOf(room.corners)), maxWidth: width };
  return (
    <span className={styles.label} style={place} aria-hidden="true">
      <span className={styles.roomName}>{room.name}</span>
      {area !== undefined && <span className="text-figures">{areaText(area)}</span>}
    </span>
  );
}
