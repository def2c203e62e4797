import { newPlan, newRoom } from '../../../../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanRoom } from '../../../../../contracts/domain/plan/plan.ts';
import { storedPlan, withoutLostDoorways } from '../../../../../contracts/domain/plan/stored-plan.ts';
import { fromJson, toJson } from '../../../engine/database/stored-values.ts';
import type { Db, PlanRow, ProjectRoomRow } from '../../../engine/database/tables.ts';
import { hashOf } from '../../../engine/security/token.ts';
import { listLineRows } from '../line-repository.ts';
import { moveLine } from '../move-line.ts';
import { addRooms, changeRoomRow, listRooms, removeRoomRow } from '../room-repository.ts';
import { findPlan, writePlan } from './repository.ts';

/**
 * The project's room for a room of its plan. A plan that began with the project's rooms names them by their ids; a room that
 * the customer's browser has made gets an id of ours, as two customers' browsers may choose the same.
 */
const roomIdOf = (projectId: string, planRoomId: string, rooms: readonly ProjectRoomRow[]): string =>
  rooms.some(({ room_id }) => room_id === planRoomId)
    ? planRoomId
    : `r-${hashOf(`${projectId} ${planRoomId}`).slice(0, 36)}`;

/** The plan of a project as its rooms are now: some may have been added, renamed or removed since it was saved. */
export function planOf(row: PlanRow | undefined, projectId: string, rooms: readonly ProjectRoomRow[]): Plan {
  const plan = row ? storedPlan(fromJson(row.content)) : newPlan('House', []);
  const planned = new Map(plan.rooms.map((room) => [roomIdOf(projectId, room.id, rooms), room]));
  const now = rooms.map(({ room_id, room_name }): PlanRoom => {
    const room = planned.get(room_id);
    return room ? { ...room, name: room_name } : newRoom(room_id, room_name);
  });
  return { ...plan, rooms: now, doorways: withoutLostDoorways(plan.doorways, now) };
}

/**
 * The plan of a project for its copy, whose rooms have other ids.
 * @param roomOf the copy's room for a room of the project
 */
export async function copyPlan(
  db: Db,
  projectId: string,
  copyId: string,
  rooms: readonly ProjectRoomRow[],
  roomOf: (roomId: string) => string,
): Promise<void> {
  const row = await findPlan(db, projectId);
  if (!row) return;
  const plan = planOf(row, projectId, rooms);
  // planOf gives a room of the plan for each of the project, in the same order
  const ids = new Map(plan.rooms.map(({ id }, index) => [id, roomOf(rooms[index]?.room_id ?? '')]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const copied: Plan = {
    ...plan,
    rooms: plan.rooms.map((room) => ({ ...room, id: idOf(room.id) })),
    doorways: plan.doorways.map((doorway) => ({ ...doorway, roomIds: doorway.roomIds.map(idOf) })),
  };
  const content = toJson(copied);
  await writePlan(db, { ...row, project_id: copyId, revision: 1, content });
}

/**
 * Makes the rooms of the plan the rooms of the project, in their order.
 * @param keepsOthers for a first plan: rooms of the project that it doesn't name stay, after its own
 * @returns the project's room of each room of the plan, by that room's id
 */
export async function keepRooms(
  db: Db,
  projectId: string,
  plan: Plan,
  keepsOthers: boolean,
): Promise<ReadonlyMap<string, string>> {
  const before = await listRooms(db, [projectId]);
  const ids = new Map(plan.rooms.map(({ id }) => [id, roomIdOf(projectId, id, before)]));
  const wanted = plan.rooms.map(({ id, name }, position) => ({
    room_id: ids.get(id) ?? '',
    project_id: projectId,
    room_name: name.trim(),
    position,
  }));
  const named = new Set(wanted.map(({ room_id }) => room_id));
  const others = before.filter(({ room_id }) => !named.has(room_id));
  const kept = keepsOthers ? others.map((room, index) => ({ ...room, position: wanted.length + index })) : [];
  const known = new Map(before.map((room) => [room.room_id, room]));
  for (const room of [...wanted, ...kept]) {
    const old = known.get(room.room_id);
    if (old && (old.room_name !== room.room_name || old.position !== room.position)) {
      await changeRoomRow(db, room.room_id, { room_name: room.room_name, position: room.position });
    }
  }
  await addRooms(
    db,
    wanted.filter(({ room_id }) => !known.has(room_id)),
  );
  if (!keepsOthers) await removeRooms(db, projectId, others);
  return ids;
}

/** What the customer has put there by hand stays in the project, in no room. */
async function removeRooms(db: Db, projectId: string, rooms: readonly ProjectRoomRow[]): Promise<void> {
  for (const { room_id } of rooms) {
    const lines = await listLineRows(db, projectId);
    for (const line of lines) if (line.room_id === room_id) await moveLine(db, line, '', lines);
    await removeRoomRow(db, room_id);
  }
}
