import { isRoom } from '../layout/corners.ts';
import { doorWidths } from './door-joints.ts';
import { MAX_PLAN_PRODUCTS, type Plan, type PlanDoorway, type PlanRoom } from './plan.ts';
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
  for (const doorway of plan.doorways) {
    const fault = doorwayFault(doorway, plan.rooms);
    if (fault) return fault;
  }
  const doors = doorWidths(plan);
  for (const room of plan.rooms) {
    const sentence = roomFault(room, doors.get(room.id) ?? 0);
    if (sentence) return { roomId: room.id, sentence };
  }
  return undefined;
}

function roomFault(room: PlanRoom, doorsMm: number): string | undefined {
  const { name, shape } = room;
  if (name.trim() === '') return 'Please enter the room name.';
  const { lengthMm = 0, widthMm = 0, cutLengthMm = 0, cutWidthMm = 0, parts = [], corners = [] } = shape;
  if (shape.kind === 'L' && (cutLengthMm > lengthMm || cutWidthMm > widthMm)) {
    return `${name}: the missing corner is larger than the room.`;
  }
  if (shape.kind === 'Rectangles' && parts.some((part, index) => !isJoined(part, parts[index - 1]))) {
    return `${name}: two of its rectangles share more of an edge than they have.`;
  }
  if (shape.kind === 'Corners' && !isRoom(corners)) return `${name}: its walls cross or touch.`;
  const { edgeMm, isEdgeEstimated } = roomSize(room);
  const isTooWide = edgeMm > 0 && !isEdgeEstimated && doorsMm + room.openEdgeMm > edgeMm;
  return isTooWide ? `${name}: its doorways and open edges are longer than its walls.` : undefined;
}

/** A doorway joins two rooms that are there, or leads out of one. */
function doorwayFault(
  { roomIds: [own = '', other], leadsTo }: PlanDoorway,
  rooms: readonly PlanRoom[],
): PlanFault | undefined {
  const room = rooms.find(({ id }) => id === own);
  if (!room) return { sentence: 'A doorway belongs to a room that is not in the plan.' };
  const isJoined = other !== own && rooms.some(({ id }) => id === other);
  const isClear = other === undefined ? leadsTo !== undefined : isJoined && leadsTo === undefined;
  return isClear ? undefined : { roomId: own, sentence: `${room.name}: choose where its doorway leads.` };
}

type Part = NonNullable<PlanRoom['shape']['parts']>[number];

function isJoined({ joinedMm, lengthMm, widthMm }: Part, before: Part | undefined): boolean {
  if (!before) return joinedMm === 0;
  return joinedMm <= Math.max(lengthMm, widthMm) && joinedMm <= Math.max(before.lengthMm, before.widthMm);
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
