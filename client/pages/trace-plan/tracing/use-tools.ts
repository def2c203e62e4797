import { useMemo, useState } from 'react';
import { isWithin } from '../../../../contracts/domain/layout/corners.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import { areaText } from '../../../../contracts/domain/number/notation.ts';
import { numbered } from '../../../features/plan/count-rooms.ts';
import type { RoomKind, Scale, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import { planChoice } from '../../../features/plan/kept-plan.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { nextKind } from './add-to-plan.ts';
import { cornerFault, isClosing, type Nearness, snapped } from './snap.ts';
import { mmPerUnit, rectangleBetween, roomFault, storeyOf } from './trace.ts';
import type { TraceModel } from './use-trace.ts';
import { areaOfRoom } from './words.ts';

/** What a press on the plan does. */
export type Mode = 'rectangle' | 'corners' | 'change' | 'scale';

export interface ToolsModel {
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  /** corners of what is being drawn */
  readonly draft: readonly Point[];
  readonly scale: Scale | undefined;
  /** mm in a unit of this page; undefined until its scale is known */
  readonly mm: number | undefined;
  readonly setScale: (scale: Scale | undefined, tag?: string) => void;
  /** of this page; 0 is the ground floor */
  readonly storey: number;
  readonly setStorey: (storey: number) => void;
  /** rooms of this page */
  readonly rooms: readonly TracedRoom[];
  readonly selected: TracedRoom | undefined;
  readonly select: (id: string) => void;
  readonly kind: RoomKind;
  readonly setKind: (kind: RoomKind) => void;
  /** what is said of the last press */
  readonly said: string;
  /** why it changed nothing */
  readonly refused: string;
  /** where a press at a point would set a corner */
  readonly aim: (point: Point, near: Nearness) => Point;
  readonly press: (point: Point, near: Nearness) => void;
  /** closes the room whose corners are set */
  readonly close: () => void;
  /** takes back the last corner, or the last change */
  readonly back: () => void;
  readonly canGoBack: boolean;
  readonly changeRoom: (id: string, part: Partial<TracedRoom>, tag?: string) => void;
  readonly removeRoom: (room: TracedRoom) => void;
  /** changes nothing if they don't make a room */
  readonly setCorners: (room: TracedRoom, corners: readonly Point[], tag?: string) => void;
}

/** A second press nearer than this is the end of a double click, not another corner. */
const LEAST_PART = 0.5;

/** Drawing rooms over one page of a plan, and changing them. */
export function useTools(model: TraceModel, page: number): ToolsModel {
  const { trace, change } = model;
  const { plan } = useKeptChoice(planChoice);
  const rooms = useMemo(() => trace.rooms.filter((room) => room.page === page), [trace.rooms, page]);
  const selected = rooms.find(({ id }) => id === model.selectedId);
  const [mode, setMode] = useState<Mode>(selected ? 'change' : trace.scales[page] ? 'rectangle' : 'scale');
  const [draft, setDraft] = useState<readonly Point[]>([]);
  const [chosenKind, setChosenKind] = useState<RoomKind>();
  const [said, say] = useState('');
  const [refused, refuse] = useState('');
  const scale = trace.scales[page];
  const mm = mmPerUnit(scale);
  const kind = chosenKind ?? nextKind(plan, trace.rooms);

  const setScale = (next: Scale | undefined, tag?: string) => {
    const { [page]: _, ...others } = trace.scales;
    change({ scales: next ? { ...others, [page]: next } : others }, tag);
  };
  const changeRoom = (id: string, part: Partial<TracedRoom>, tag?: string) => {
    const changed = trace.rooms.map((room) => (room.id === id ? { ...room, ...part } : room));
    change({ rooms: part.kind ? numbered(changed, part.kind) : changed }, tag);
  };
  const put = (corners: readonly Point[]) => {
    const fault = roomFault(corners, mm);
    if (fault) return refuse(fault);
    setDraft([]);
    const room: TracedRoom = { id: newId(), page, kind, name: kind, corners };
    const all = numbered([...trace.rooms, room], kind);
    change({ rooms: all });
    model.select(room.id);
    setChosenKind(undefined);
    const name = all.at(-1)?.name ?? kind;
    const area = areaOfRoom(room, mm);
    say(area === undefined ? `${name} is traced.` : `${name} is traced: ${areaText(area)}.`);
  };
  const aim = (point: Point, near: Nearness): Point => {
    if (mode === 'change') return point;
    const [first, last] = [draft[0], draft.at(-1)];
    if (mode === 'corners' && isClosing(draft, point, near)) return first ?? point;
    const square = mode === 'rectangle' ? [] : [last, first].filter((corner) => corner !== undefined);
    const others = mode === 'scale' ? [] : rooms.flatMap(({ corners }) => corners);
    return snapped(point, others, square, near);
  };
  const close = () => {
    if (mode === 'corners' && draft.length >= 3) put(draft);
  };
  const press = (point: Point, near: Nearness) => {
    refuse('');
    const to = aim(point, near);
    const [first] = draft;
    if (mode === 'change') {
      model.select(rooms.findLast(({ corners }) => isWithin(corners, point))?.id ?? '');
    } else if (!first) {
      setDraft([to]);
      say('The first corner is set.');
    } else if (mode === 'corners') {
      if (isClosing(draft, point, near)) return close();
      const fault = cornerFault(draft, to);
      if (fault) return refuse(fault);
      setDraft([...draft, to]);
      say(`Corner ${draft.length + 1} is set.`);
    } else if (isApart(first, to, mode === 'rectangle', near)) {
      if (mode === 'rectangle') return put(rectangleBetween(first, to));
      setDraft([]);
      setScale({ kind: 'line', from: first, to, mm: 0 });
      say('The line is set. Enter its length.');
    }
  };
  return {
    mode,
    setMode: (next) => {
      setMode(next);
      setDraft([]);
      refuse('');
    },
    draft,
    scale,
    mm,
    setScale,
    storey: storeyOf(trace, page),
    setStorey: (storey) => change({ storeys: { ...trace.storeys, [page]: storey } }),
    rooms,
    selected,
    select: model.select,
    kind,
    setKind: setChosenKind,
    said,
    refused,
    aim,
    press,
    close,
    back: () => {
      refuse('');
      if (draft.length === 0) return model.undo();
      setDraft(draft.slice(0, -1));
      say('The last corner is taken back.');
    },
    canGoBack: draft.length > 0 || model.canUndo,
    changeRoom,
    removeRoom: (room) => {
      const others = trace.rooms.filter(({ id }) => id !== room.id);
      change({ rooms: numbered(others, room.kind), removed: [...trace.removed, room.id] });
      say(`${room.name} is removed.`);
    },
    setCorners: (room, corners, tag) => {
      const fault = roomFault(corners, mm);
      refuse(fault);
      if (!fault) changeRoom(room.id, { corners }, tag);
    },
  };
}

/** A rectangle needs two sides. */
function isApart(from: Point, to: Point, hasSides: boolean, { line }: Nearness): boolean {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return (hasSides ? Math.min(x, y) : Math.max(x, y)) > line * LEAST_PART;
}

const newId = () => `t-${(crypto.randomUUID?.() ?? String(Math.random())).replace(/[^\w-]/g, '')}`;
