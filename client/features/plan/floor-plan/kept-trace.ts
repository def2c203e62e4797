import type { BodyOf } from '../../../../contracts/api/calls.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import type { PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { keptRecord } from '../../../lib/storage.ts';

/** How large a page shows the building: as it is printed, or by a line of known length. */
export type Scale =
  | { readonly kind: 'paper' /** 100 for 1:100 */; readonly ratio: number }
  | {
      readonly kind: 'line';
      readonly from: Point;
      readonly to: Point /** 0 until typed */;
      readonly mm: number;
    };

export type RoomKind = Exclude<PlanRoom['kind'], 'Stairs'>;

/** A room as it is traced: its corners are in units of its page, y downwards, so that it follows when the scale is changed. */
export interface TracedRoom {
  /** also the room's id in the plan, so it is one that no other browser and no other plan gives */
  readonly id: string;
  readonly page: number;
  readonly kind: RoomKind;
  readonly name: string;
  readonly corners: readonly Point[];
}

/** What is traced over the pages of a file. */
export interface Trace {
  readonly scales: Readonly<Record<number, Scale>>;
  /** by page, where it doesn't follow from the page's number; 0 is the ground floor */
  readonly storeys: Readonly<Record<number, number>>;
  readonly rooms: readonly TracedRoom[];
  /** ids of rooms that were traced and removed, so that the plan can lose them as well */
  readonly removed: readonly string[];
}

export const NOTHING: Trace = { scales: {}, storeys: {}, rooms: [], removed: [] };

/** Raise it when what is kept changes: an older trace is then not read. */
export const TRACE_VERSION = 1;

/** What was kept may be anything. @returns undefined for anything but a trace of this version */
export function readTrace(kept: unknown): Trace | undefined {
  const { version, scales, storeys = {}, rooms, removed = [] } = keptRecord(kept);
  return version === TRACE_VERSION ? ({ scales, storeys, rooms, removed } as Trace) : undefined;
}

/** What is sent and read by calls: without the removed rooms, which no other device needs. */
export type SentTrace = BodyOf<'/woojiapi/order/insertfloorplan'>['trace'];
type SentScale = NonNullable<SentTrace['pages'][number]['scale']>;

/** Thousandths of a unit: at 1:100, less than a tenth of a millimetre of the building. */
const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
});

export function sentTrace({ scales, storeys, rooms }: Trace): SentTrace {
  const pages = [...new Set([...Object.keys(scales), ...Object.keys(storeys)].map(Number))];
  return {
    pages: pages.map((page) => ({
      page,
      ...(scales[page] && { scale: sentScale(scales[page]) }),
      ...(storeys[page] !== undefined && { storey: storeys[page] }),
    })),
    rooms: rooms.map(({ id, page, kind, name, corners }) => ({
      id,
      page,
      kind,
      name,
      corners: corners.map(rounded),
    })),
  };
}

const sentScale = (scale: Scale): SentScale =>
  scale.kind === 'paper' ? scale : { ...scale, from: rounded(scale.from), to: rounded(scale.to) };

export function traceOf({ pages, rooms }: SentTrace): Trace {
  const scales = pages.flatMap(({ page, scale }) => {
    const read = scale && scaleOf(scale);
    return read ? [[page, read] as const] : [];
  });
  const storeys = pages.flatMap(({ page, storey }) =>
    storey === undefined ? [] : [[page, storey] as const],
  );
  return { ...NOTHING, scales: Object.fromEntries(scales), storeys: Object.fromEntries(storeys), rooms };
}

function scaleOf({ kind, ratio, from, to, mm = 0 }: SentScale): Scale | undefined {
  if (kind === 'paper') return ratio === undefined ? undefined : { kind, ratio };
  return from && to && { kind, from, to, mm };
}
