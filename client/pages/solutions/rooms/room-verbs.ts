import { MAX_PLAN_ROOMS, type PlanRoom } from '../../../../contracts/rules/plan/plan.ts';
import { ROOM_NAME_MAX } from '../../../../contracts/rules/project-limits.ts';
import { freeId, newRoom, numbered } from '../../../features/plan/count-rooms.ts';
import { changePlan, planChoice } from '../../../features/plan/kept-plan.ts';

/** A removed room and where it stood, so that it can come back. */
export interface RemovedRoom {
  readonly room: PlanRoom;
  readonly index: number;
}

const isFull = (rooms: number) => rooms >= MAX_PLAN_ROOMS;

/** @returns the id of the new room, the last of its kind; undefined when the plan is full */
export function addRoom(kind: PlanRoom['kind']): string | undefined {
  const kept = planChoice.now();
  if (isFull(kept.plan.rooms.length)) return undefined;
  const id = freeId(kept);
  changePlan(({ rooms }) => ({ rooms: numbered([...rooms, newRoom(kind, id)], kind) }));
  return id;
}

/** A second room like it, right after it. @returns its id; undefined when the plan is full */
export function copyRoom(source: PlanRoom): string | undefined {
  const kept = planChoice.now();
  if (isFull(kept.plan.rooms.length)) return undefined;
  const id = freeId(kept);
  // a door is told in one of its two rooms alone
  const doors = source.doors.map(({ widthMm, leadsTo }) => ({
    widthMm,
    leadsTo: leadsTo === 'room' ? ('elsewhere' as const) : leadsTo,
  }));
  const copy = { ...source, id, doors, name: nextName(source) };
  changePlan(({ rooms }) => {
    const index = rooms.findIndex((room) => room.id === source.id);
    return { rooms: numbered([...rooms.slice(0, index + 1), copy, ...rooms.slice(index + 1)], source.kind) };
  });
  return id;
}

const nextName = ({ name, kind }: PlanRoom) =>
  name.startsWith(kind) ? kind : `${name.slice(0, ROOM_NAME_MAX - 7)} (copy)`;

/** Doors into the room lead elsewhere from then on. */
export function removeRoom(room: PlanRoom): RemovedRoom {
  const index = planChoice.now().plan.rooms.findIndex(({ id }) => id === room.id);
  changePlan(({ rooms }) => ({
    rooms: numbered(
      rooms.filter(({ id }) => id !== room.id).map((each) => withoutDoorsInto(each, room.id)),
      room.kind,
    ),
  }));
  return { room, index };
}

function withoutDoorsInto(room: PlanRoom, id: string): PlanRoom {
  if (!room.doors.some(({ roomId }) => roomId === id)) return room;
  const doors = room.doors.map((door) =>
    door.roomId === id ? { widthMm: door.widthMm, leadsTo: 'elsewhere' as const } : door,
  );
  return { ...room, doors };
}

export function restoreRoom({ room, index }: RemovedRoom): void {
  changePlan(({ rooms }) => {
    if (rooms.some(({ id }) => id === room.id) || isFull(rooms.length)) return {};
    return { rooms: numbered([...rooms.slice(0, index), room, ...rooms.slice(index)], room.kind) };
  });
}
