import { doorWidths } from './door-joints.ts';
import { MAX_PLAN_PRODUCTS, type Plan, type PlanRoom } from './plan.ts';
import { roomSize } from './room-size.ts';

export interface PlanFault {
  /** the room that it is about; undefined for the whole plan */
  readonly roomId?: string;
  readonly sentence: string;
}

/** What of a plan contradicts itself, as far as the contract can't say it; undefined when nothing does. */
export function planFault(plan: Plan): PlanFault | undefined {
  const ids = new Set(plan.rooms.map(({ id }) => id));
  if (ids.size < plan.rooms.length) return { sentence: 'Two rooms of the plan are the same.' };
  const products = new Set(plan.rooms.map(({ productId }) => productId).filter(Boolean));
  if (products.size > MAX_PLAN_PRODUCTS) {
    return { sentence: `A plan can have at most ${MAX_PLAN_PRODUCTS} different floors.` };
  }
  const { visitDay } = plan.fitting;
  if (visitDay !== '' && !isDay(visitDay))
    return { sentence: 'The day of the visit is not in the calendar.' };
  const doors = doorWidths(plan);
  for (const room of plan.rooms) {
    const sentence = roomFault(room, ids, doors.get(room.id) ?? 0);
    if (sentence) return { roomId: room.id, sentence };
  }
  return undefined;
}

function roomFault(room: PlanRoom, ids: ReadonlySet<string>, doorsMm: number): string | undefined {
  const { name, shape } = room;
  if (name.trim() === '') return 'Please enter the room name.';
  const { lengthMm = 0, widthMm = 0, cutLengthMm = 0, cutWidthMm = 0, parts = [] } = shape;
  if (shape.kind === 'L' && (cutLengthMm > lengthMm || cutWidthMm > widthMm)) {
    return `${name}: the missing corner is larger than the room.`;
  }
  if (shape.kind === 'Rectangles' && parts.some((part, index) => !isJoined(part, parts[index - 1]))) {
    return `${name}: two of its rectangles share more of an edge than they have.`;
  }
  if (room.doors.some((door) => door.leadsTo === 'room' && !isOther(door.roomId, room.id, ids))) {
    return `${name}: choose the room beyond the door.`;
  }
  const { edgeMm, isEdgeEstimated } = roomSize(room);
  const isTooWide = edgeMm > 0 && !isEdgeEstimated && doorsMm + room.openEdgeMm > edgeMm;
  return isTooWide ? `${name}: its doors and open edges are longer than its walls.` : undefined;
}

type Part = NonNullable<PlanRoom['shape']['parts']>[number];

function isJoined({ joinedMm, lengthMm, widthMm }: Part, before: Part | undefined): boolean {
  if (!before) return joinedMm === 0;
  return joinedMm <= Math.max(lengthMm, widthMm) && joinedMm <= Math.max(before.lengthMm, before.widthMm);
}

const isOther = (roomId: string | undefined, own: string, ids: ReadonlySet<string>) =>
  roomId !== undefined && roomId !== own && ids.has(roomId);

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
