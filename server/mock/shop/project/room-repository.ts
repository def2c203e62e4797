import type { Db, ProjectRoomRow } from '../../engine/database/tables.ts';

/** The rooms of some projects, in their order. */
export async function listRooms(db: Db, projectIds: readonly string[]): Promise<ProjectRoomRow[]> {
  if (projectIds.length === 0) return [];
  return await db
    .selectFrom('project_rooms')
    .select(['room_id', 'project_id', 'room_name', 'position'])
    .where('project_id', 'in', projectIds)
    .orderBy('position')
    .orderBy('room_id')
    .execute();
}

export async function addRooms(db: Db, rooms: readonly ProjectRoomRow[]): Promise<void> {
  if (rooms.length > 0) await db.insertInto('project_rooms').values(rooms).execute();
}

export async function changeRoomRow(
  db: Db,
  roomId: string,
  change: Partial<Pick<ProjectRoomRow, 'room_name' | 'position'>>,
): Promise<void> {
  await db.updateTable('project_rooms').set(change).where('room_id', '=', roomId).execute();
}

export async function removeRoomRow(db: Db, roomId: string): Promise<void> {
  await db.deleteFrom('project_rooms').where('room_id', '=', roomId).execute();
}
