import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { MAX_PLAN_ROOMS, type Plan, type PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { withoutLostDoorways } from '../../../../contracts/domain/plan/stored-plan.ts';
import { hasOwnName, numbered, placed } from '../../../features/plan/count-rooms.ts';
import type { RoomKind, Trace, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import { keepPlan, planChoice } from '../../../features/plan/kept-plan.ts';
import { measured, mmPerUnit, shapeOf, storeyOf } from './trace.ts';

/** Rooms of a plan that were counted and wait for their sizes. */
const isUnmeasured = (room: PlanRoom) => room.kind !== 'Stairs' && roomSize(room).netM2 === 0;

/** What the next room probably is: of the plan's rooms the first without a size, or what the last one was. */
export function nextKind({ rooms }: Pick<Plan, 'rooms'>, traced: readonly TracedRoom[]): RoomKind {
  const known = new Set(rooms.map(({ id }) => id));
  const waiting = rooms.filter(isUnmeasured).map(({ kind }) => kind);
  for (const { id, kind } of traced) {
    const at = known.has(id) ? -1 : waiting.indexOf(kind);
    if (at >= 0) waiting.splice(at, 1);
  }
  return (waiting[0] as RoomKind | undefined) ?? traced.at(-1)?.kind ?? 'Bedroom';
}

/** Rooms of the plan that were traced and have been removed from the floor plan since. */
export function goneFrom({ rooms }: Pick<Plan, 'rooms'>, trace: Trace): PlanRoom[] {
  const traced = new Set(trace.rooms.map(({ id }) => id));
  return rooms.filter(({ id }) => trace.removed.includes(id) && !traced.has(id));
}

/**
 * Puts traced rooms into the plan. One that is there already gets its new walls; any other takes the place of a counted room of
 * its kind that has no size yet, of the same storey if there is one, or is added. One that was removed here goes. Rooms on
 * several storeys make a house of a flat.
 * @returns undefined where the plan would have too many rooms: nothing has changed
 */
export function withTraced({ plan, trace }: { plan: Plan; trace: Trace }): Plan | undefined {
  const gone = goneFrom(plan, trace);
  let { doorways } = plan;
  let rooms = plan.rooms.filter((room) => !gone.includes(room));
  for (const traced of trace.rooms) {
    const mm = mmPerUnit(trace.scales[traced.page]);
    const corners = mm === undefined ? undefined : measured(traced.corners, mm);
    if (!corners) continue;
    const shape = shapeOf(corners);
    const storey = storeyOf(trace, traced.page);
    const known = rooms.find(({ id }) => id === traced.id);
    const waiting = rooms.filter((room) => room.kind === traced.kind && isUnmeasured(room));
    const old = known ?? waiting.find((room) => room.storey === storey) ?? waiting[0];
    if (!old) {
      rooms = placed(rooms, { ...newRoom(traced.id, traced.kind), name: traced.name, storey, shape });
      continue;
    }
    const { boards: _, ...uncounted } = old;
    const isSame = JSON.stringify(old.shape) === JSON.stringify(shape);
    const { id, kind, page } = traced;
    const name = hasOwnName(traced) || kind !== old.kind ? traced.name : old.name;
    // what follows from a page's number alone doesn't change what the customer has said of the room
    const isSaid = trace.storeys[page] !== undefined || (!known && old.storey === 0);
    const own = { ...(isSame ? old : uncounted), id, kind, name, shape, ...(isSaid && { storey }) };
    rooms = rooms.map((room) => (room === old ? own : room));
    doorways = doorways.map((doorway) => ({
      ...doorway,
      roomIds: doorway.roomIds.map((id) => (id === old.id ? traced.id : id)),
    }));
  }
  const kinds = new Set([...trace.rooms, ...gone].map(({ kind }) => kind));
  for (const kind of kinds) rooms = numbered(rooms, kind);
  if (rooms.length > MAX_PLAN_ROOMS) return undefined;
  const all = { ...plan, rooms, doorways: withoutLostDoorways(doorways, rooms) };
  const top = Math.max(...rooms.map(({ storey }) => storey)) + 1;
  return {
    ...all,
    ...(new Set(trace.rooms.map(({ page }) => storeyOf(trace, page))).size > 1 && { type: 'House' as const }),
    ...(plan.storeys !== undefined && top > plan.storeys && { storeys: top }),
  };
}

/** A plan before rooms were added to it, and after. */
export interface Addition {
  readonly before: Plan;
  readonly after: Plan;
}

/** @returns undefined where the plan would have too many rooms: nothing has changed */
export function addToPlan(trace: Trace): Addition | undefined {
  const before = planChoice.now().plan;
  const plan = withTraced({ plan: before, trace });
  if (!plan) return undefined;
  keepPlan({ plan, isSaved: false });
  return { before, after: planChoice.now().plan };
}

/** Puts the plan back as it was. */
export function takeBack({ before }: Addition): void {
  keepPlan({ plan: before, isSaved: false });
}
