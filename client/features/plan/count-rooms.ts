import { NEW_FLIGHT, newRoom, ROOM_KINDS, storeysOf } from '../../../contracts/domain/plan/new-plan.ts';
import { MAX_PLAN_ROOMS, type Plan, type PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import { type KeptPlan, keepPlan, planChoice } from './kept-plan.ts';
import { type CounterName, type PropertyType, type RoomCounts, roomCount } from './room-counts.ts';

const ORDER: readonly string[] = ROOM_KINDS;

const isStairs = (room: PlanRoom) => room.kind === 'Stairs';
const stepsOf = ({ stairs }: PlanRoom) => (stairs ? stairs.straight + stairs.winder : 0);

/** The counters' figures, counted from the plan's rooms. */
export function countsOf({ plan }: Pick<KeptPlan, 'plan'>): RoomCounts {
  const counts: Partial<Record<string, number>> = { Floors: storeysOf(plan) };
  for (const room of plan.rooms) {
    const [name, more] = isStairs(room) ? ['Steps', stepsOf(room)] : [room.kind, 1];
    counts[name] = (counts[name] ?? 0) + more;
  }
  return counts;
}

/** A flat has no stairs of its own; when a house becomes a flat, its stairs are set aside. */
export function chooseType(type: PropertyType): void {
  const { plan, spare } = planChoice.now();
  if (plan.type === type) return;
  const all = [...plan.rooms, ...(type === 'House' ? spare.filter(isStairs) : [])];
  keepPlan({
    plan: { ...plan, type, rooms: type === 'House' ? all : all.filter((room) => !isStairs(room)) },
    spare: [...spare.filter((room) => !isStairs(room)), ...(type === 'Flat' ? all.filter(isStairs) : [])],
    isSaved: false,
  });
}

/** An id that neither a room nor a spare room has. */
export function freeId({ plan, spare }: Pick<KeptPlan, 'plan' | 'spare'>): string {
  const numbers = [...plan.rooms, ...spare].map(({ id }) => Number(/^r-(\d+)$/.exec(id)?.[1] ?? 0));
  return `r-${Math.max(0, ...numbers) + 1}`;
}

/** Sets a counter: adds the missing rooms, or removes the last ones, which return when it is raised again. */
export function countRooms(name: CounterName, wanted: number): void {
  const kept = planChoice.now();
  const number = roomCount(wanted);
  if (name === 'Floors') {
    keepPlan({ plan: { ...kept.plan, storeys: number }, isSaved: false });
    return;
  }
  const { rooms, spare } = name === 'Steps' ? withSteps(kept, number) : withRooms(kept, name, number);
  keepPlan({ plan: { ...kept.plan, rooms }, spare, isSaved: false });
}

type Rooms = Pick<KeptPlan, 'spare'> & Pick<Plan, 'rooms'>;

function withRooms(kept: KeptPlan, kind: PlanRoom['kind'], number: number): Rooms {
  let { rooms } = kept.plan;
  let spare = [...kept.spare];
  const ofKind = () => rooms.filter((room) => room.kind === kind);
  while (ofKind().length > number) {
    const gone = ofKind().at(-1) as PlanRoom;
    rooms = rooms.filter((room) => room !== gone);
    spare.push(gone);
  }
  while (ofKind().length < number && rooms.length < MAX_PLAN_ROOMS) {
    const back = spare.findLast((room) => room.kind === kind);
    spare = spare.filter((room) => room !== back);
    rooms = placed(rooms, back ?? newRoom(freeId({ plan: { ...kept.plan, rooms }, spare }), kind));
  }
  return { rooms: numbered(rooms, kind), spare };
}

function withSteps(kept: KeptPlan, steps: number): Rooms {
  const stairs = kept.plan.rooms.filter(isStairs);
  const others = kept.plan.rooms.filter((room) => !isStairs(room));
  if (steps === 0) return { rooms: others, spare: [...kept.spare, ...stairs] };
  const flights = stairs.length > 0 ? stairs : kept.spare.filter(isStairs).slice(-1);
  const spare = kept.spare.filter((room) => !flights.includes(room));
  const [first = newRoom(freeId(kept), 'Stairs'), ...rest] = flights;
  const elsewhere = rest.reduce((sum, room) => sum + stepsOf(room), 0);
  const before = first.stairs ?? NEW_FLIGHT;
  const winders = Math.min(before.winder, Math.max(0, steps - elsewhere));
  const straight = Math.max(0, steps - elsewhere - winders);
  const flight = { ...before, straight, winder: winders };
  return { rooms: [...others, { ...first, stairs: flight }, ...rest], spare };
}

const rankOf = ({ kind }: PlanRoom) => {
  const rank = ORDER.indexOf(kind);
  return rank < 0 ? ORDER.length + (kind === 'Stairs' ? 1 : 0) : rank;
};

/** The rooms with one inserted after the others of its kind; kinds are in the order of the counters. */
export function placed(rooms: readonly PlanRoom[], room: PlanRoom): PlanRoom[] {
  const rank = rankOf(room);
  const after = rooms.findLastIndex((each) => rankOf(each) <= rank);
  return [...rooms.slice(0, after + 1), room, ...rooms.slice(after + 1)];
}

type Named = Pick<PlanRoom, 'kind' | 'name'>;

/** Whether the customer has named a room: it is neither `Bedroom` nor `Bedroom 2`. */
export const hasOwnName = ({ kind, name }: Named): boolean => !new RegExp(`^${kind}( \\d+)?$`).test(name);

/** `Bedroom`, or `Bedroom 1` and `Bedroom 2`, unless the customer has named them. */
export function numbered<Room extends Named>(rooms: readonly Room[], kind: Room['kind']): Room[] {
  const all = rooms.filter((room) => room.kind === kind).length;
  let number = 0;
  return rooms.map((room) => {
    if (room.kind !== kind) return room;
    number += 1;
    const name = all === 1 ? kind : `${kind} ${number}`;
    return hasOwnName(room) || room.name === name ? room : { ...room, name };
  });
}
