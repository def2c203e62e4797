import { MAX_PROJECT_ROOMS } from '../../../../contracts/domain/project/project-limits.ts';
import { customerOf, type Handler } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { refuseLine } from '../product/check-order.ts';
import { listLineRows } from './line-repository.ts';
import { moveLine } from './move-line.ts';
import { nameOf, ongoingProject } from './own-project.ts';
import { touchPlan } from './plan/repository.ts';
import { addRooms, changeRoomRow, listRooms, removeRoomRow } from './room-repository.ts';

/** Adds all rooms or none. */
export const addProjectRooms: Handler<'/woojiapi/order/insertprojectroom'> = async (
  { projectId, roomList },
  call,
) => {
  const { userId } = customerOf(call);
  const names = roomList.map((name) => nameOf(name, 'roomList'));
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    const before = await listRooms(db, [projectId]);
    if (before.length + names.length > MAX_PROJECT_ROOMS) {
      refuseLine('', 'roomList', `A project can have at most ${MAX_PROJECT_ROOMS} rooms.`);
    }
    const next = (before.at(-1)?.position ?? -1) + 1;
    const rooms = names.map((name, index) => ({
      room_id: newId('r'),
      project_id: projectId,
      room_name: name,
      position: next + index,
    }));
    await addRooms(db, rooms);
    await touchPlan(db, projectId);
    return { resultCode: '0', data: rooms.map(({ room_id }) => ({ roomId: room_id })) };
  });
};

export const renameProjectRoom: Handler<'/woojiapi/order/updateprojectroom'> = async (
  { projectId, roomId, roomName },
  call,
) => {
  const { userId } = customerOf(call);
  const name = nameOf(roomName, 'roomName');
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    await expectRoom(db, projectId, roomId);
    await changeRoomRow(db, roomId, { room_name: name });
    await touchPlan(db, projectId);
    return { resultCode: '0' };
  });
};

/** Its products stay in the project, without a room. */
export const removeProjectRoom: Handler<'/woojiapi/order/deleteprojectroom'> = async (
  { projectId, roomId },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    if (!(await hasRoom(db, projectId, roomId))) return { resultCode: '0' };
    const lines = await listLineRows(db, projectId);
    for (const line of lines) if (line.room_id === roomId) await moveLine(db, line, '', lines);
    await removeRoomRow(db, roomId);
    await touchPlan(db, projectId);
    return { resultCode: '0' };
  });
};

/** @throws CallFailure "1" unless the room is one of the project's; '' means no room */
export async function expectRoom(db: Db, projectId: string, roomId: string): Promise<void> {
  if (roomId !== '' && !(await hasRoom(db, projectId, roomId)))
    refuseLine('', 'roomId', 'This room is no longer in the project.');
}

async function hasRoom(db: Db, projectId: string, roomId: string): Promise<boolean> {
  const rooms = await listRooms(db, [projectId]);
  return rooms.some(({ room_id }) => room_id === roomId);
}
