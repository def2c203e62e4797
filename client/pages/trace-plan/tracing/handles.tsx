import { boundsOf, MOST_CORNERS, sidesOf } from '../../../../contracts/domain/layout/corners.ts';
import type { Scale, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { CornerHandle } from '../../../ui/corner-handle.tsx';
import { onSheet, type Sheet } from './sheet.ts';
import { type Nearness, snapped } from './snap.ts';
import { isRectangle, movedCorner } from './trace.ts';
import type { ToolsModel } from './use-tools.ts';
import { lengthWords } from './words.ts';

interface HandlesProps {
  sheet: Sheet;
  tools: ToolsModel;
  near: Nearness;
  /** of the arrow keys, in units of the page */
  step: number;
  units: Units;
}

/** How far the arrow keys move a corner. */
const STEP_MM = 10;

/** The corners of the room that is being changed, or the ends of the scale's line: dragged, or moved by the arrow keys. */
export function Handles({
  tools,
  unitsPerPx,
  ...props
}: Omit<HandlesProps, 'step'> & { unitsPerPx: number }) {
  const { mode, selected, scale, mm } = tools;
  const step = mm === undefined ? unitsPerPx : STEP_MM / mm;
  if (mode === 'change' && selected) return <Corners {...props} step={step} tools={tools} room={selected} />;
  if (mode === 'scale' && scale?.kind === 'line')
    return <LineEnds {...props} step={step} tools={tools} line={scale} />;
  return null;
}

function Corners({ room, tools, sheet, near, step, units }: HandlesProps & { room: TracedRoom }) {
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
      <CornerHandle
        // biome-ignore lint/suspicious/noArrayIndexKey: each corner has its place
        key={at}
        id={`${room.id} ${at}`}
        aria-label={`Corner ${at + 1} of ${name}${place}`}
        at={corner}
        size={sheet}
        step={step}
        move={(to, tag, isDragged) => {
          const on = onSheet(sheet, to);
          const place = isDragged ? snapped(on, others, square, near) : on;
          setCorners(room, movedCorner(corners, at, place), tag);
        }}
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
  step,
}: HandlesProps & { line: Scale & { readonly kind: 'line' } }) {
  return (['from', 'to'] as const).map((end) => (
    <CornerHandle
      key={end}
      id={`scale ${end}`}
      aria-label={end === 'from' ? 'Start of the line' : 'End of the line'}
      at={line[end]}
      size={sheet}
      step={step}
      move={(to, tag, isDragged) => {
        const on = onSheet(sheet, to);
        const square = [line[end === 'from' ? 'to' : 'from']];
        tools.setScale({ ...line, [end]: isDragged ? snapped(on, [], square, near) : on }, tag);
      }}
    />
  ));
}
