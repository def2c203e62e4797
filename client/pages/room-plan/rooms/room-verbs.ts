import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { MAX_PLAN_ROOMS, type PlanDoorway, type PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { ROOM_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { freeId, numbered } from '../../../features/plan/count-rooms.ts';
import { changePlan, planChoice } from '../../../features/plan/kept-plan.ts';

/** A removed room and its place, so that it can be restored. */
export interface RemovedRoom {
  readonly room: PlanRoom;
  readonly index: number;
  readonly doorways: readonly PlanDoorway[];
}

const isFull = (rooms: number) => rooms >= MAX_PLAN_ROOMS;

/** @returns the id of the new room, the last of its kind; undefined when the plan is full */
export function addRoom(kind: PlanRoom['kind']): string | undefined {
  const kept = planChoice.now();
  if (isFull(kept.plan.rooms.length)) return undefined;
  const id = freeId(kept);
  changePlan(({ rooms }) => ({ rooms: numbered([...rooms, newRoom(id, kind)], kind) }));
  return id;
}

/** Adds a copy of the room after it, without doorways, as only the customer knows to which rooms they lead. @returns its id; undefined when the plan is full */
export function copyRoom(source: PlanRoom): string | undefined {
  const kept = planChoice.now();
  if (isFull(kept.plan.rooms.length)) return undefined;
  const id = freeId(kept);
  const copy = { ...source, id, name: nextName(source) };
  changePlan(({ rooms }) => {
    const index = rooms.findIndex((room) => room.id === source.id);
    return { rooms: numbered([...rooms.slice(0, index + 1), copy, ...rooms.slice(index + 1)], source.kind) };
  });
  return id;
}

const nextName = ({ name, kind }: PlanRoom) =>
  name.startsWith(kind) ? kind : `${name.slice(0, ROOM_NAME_MAX - 7)} (copy)`;

/** Removes the room with its doorways. */
export function removeRoom(room: PlanRoom): RemovedRoom {
  const { plan } = planChoice.now();
  const index = plan.rooms.findIndex(({ id }) => id === room.id);
  const doorways = plan.doorways.filter(({ roomIds }) => roomIds.includes(room.id));
  changePlan(({ rooms }) => ({
    rooms: numbered(
      rooms.filter(({ id }) => id !== room.id),
      room.kind,
    ),
  }));
  return { room, index, doorways };
}

export function restoreRoom({ room, index, doorways: own }: RemovedRoom): void {
  changePlan(({ rooms, doorways }) => {
    if (rooms.some(({ id }) => id === room.id) || isFull(rooms.length)) return {};
    return {
      rooms: numbered([...rooms.slice(0, index), room, ...rooms.slice(index)], room.kind),
      doorways: [...doorways, ...own],
    };
  });
}
