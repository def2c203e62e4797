import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import type { PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { PROJECT_RESTORE_DAYS } from '../../../../contracts/domain/project/project-limits.ts';
import { projectTotals } from '../../../../contracts/domain/project/project-totals.ts';
import { customerOf, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db, ProjectRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { readProduct } from '../product/repository.ts';
import { addLineRows, listLineRows, listProducts } from './line-repository.ts';
import { nameOf, ownProject, ownProjectOrDeleted, readableProject } from './own-project.ts';
import { copyPlan, planOf } from './plan/plan-rooms.ts';
import { findPlan } from './plan/repository.ts';
import { addProject, changeProjectRow, listProjects } from './repository.ts';
import { addRooms, listRooms } from './room-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Pictures of a project in a list. */
const PICTURES = 3;

type Summary = ReplyOf<'/woojiapi/order/qryprojectsummary'>['data'][number];

export const projectsOfUser: Handler<'/woojiapi/order/qryprojectbyuserid'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const projects = await listProjects(call.db, userId);
  return {
    resultCode: '0',
    data: projects
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ project_id, user_id, project_name, sts }) => ({
        projectId: project_id,
        userId: user_id,
        projectName: project_name,
        sts,
      })),
  };
};

export const summariesOfUser: Handler<'/woojiapi/order/qryprojectsummary'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const projects = (await listProjects(call.db, userId)).filter((project) => isKept(project, call.now));
  const ids = projects.map(({ project_id }) => project_id);
  const rooms = await listRooms(call.db, ids);
  const lines = await listProducts(call.db, ids);
  return {
    resultCode: '0',
    data: projects.map((project) => {
      const isIts = ({ project_id }: { project_id: string }) => project_id === project.project_id;
      return summaryOf(project, rooms.filter(isIts).length, lines.filter(isIts), call.now);
    }),
  };
};

/** Whether a deleted project can still be restored; after that, its row stays until the next clean-up. */
const isKept = ({ deleted_at }: ProjectRow, now: number) =>
  deleted_at === null || now - deleted_at < PROJECT_RESTORE_DAYS * DAY_MS;

function summaryOf(
  { project_id, project_name, sts, deleted_at }: ProjectRow,
  roomNum: number,
  lines: Awaited<ReturnType<typeof listProducts>>,
  now: number,
): Summary {
  const { floors, areaM2, cost } = projectTotals(
    lines.map((line) => ({ ...readProduct(line), number: line.number })),
  );
  return {
    projectId: project_id,
    projectName: project_name,
    sts,
    roomNum,
    floorNum: floors,
    amount: areaM2,
    cost,
    pictures: [...new Set(lines.map(({ main_img }) => main_img))].slice(0, PICTURES),
    ...(deleted_at !== null && {
      daysLeft: Math.ceil(PROJECT_RESTORE_DAYS - (now - deleted_at) / DAY_MS),
    }),
  };
}

export const readProject: Handler<'/woojiapi/order/qryprojectdetail'> = async ({ projectId }, call) => {
  const project = await readableProject(call.db, projectId, customerOf(call).userId);
  const rooms = await listRooms(call.db, [projectId]);
  // a room of the plan for each of the project, in the same order
  const { rooms: planned } = planOf(await findPlan(call.db, projectId), projectId, rooms);
  return {
    resultCode: '0',
    data: {
      projectId,
      userId: project.user_id,
      projectName: project.project_name,
      sts: project.sts,
      roomList: rooms.map(({ room_id, room_name }, at) => ({
        roomId: room_id,
        roomName: room_name,
        ...measured(planned[at]),
      })),
    },
  };
};

function measured(room: PlanRoom | undefined): { readonly areaM2?: number } {
  const areaM2 = room ? roomSize(room).netM2 : 0;
  return areaM2 > 0 ? { areaM2 } : {};
}

/** A new project is Ongoing (docs/product.md, "States"). */
export const openProject: Handler<'/woojiapi/order/insertproject'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const name = nameOf(input.projectName, 'projectName');
  return await call.once(async (db) => {
    const projectId = await openIn(db, userId, name, call.now);
    return { resultCode: '0', data: { projectId } };
  });
};

export const changeProject: Handler<'/woojiapi/order/updateproject'> = async (
  { projectId, projectName, sts },
  call,
) => {
  const { userId } = customerOf(call);
  const name = projectName === undefined ? undefined : nameOf(projectName, 'projectName');
  return await call.once(async (db) => {
    const before = await ownProject(db, projectId, userId);
    await changeProjectRow(db, projectId, {
      project_name: name ?? before.project_name,
      sts: sts ?? before.sts,
    });
    return { resultCode: '0' };
  });
};

/** A project deleted twice keeps the first time, so that its days for restoring don't start again. */
export const deleteProject: Handler<'/woojiapi/order/deleteproject'> = async ({ projectId }, call) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    const { deleted_at } = await ownProjectOrDeleted(db, projectId, userId);
    await changeProjectRow(db, projectId, { deleted_at: deleted_at ?? call.now });
    return { resultCode: '0' };
  });
};

export const restoreProject: Handler<'/woojiapi/order/restoreproject'> = async ({ projectId }, call) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ownProjectOrDeleted(db, projectId, userId);
    await changeProjectRow(db, projectId, { deleted_at: null });
    return { resultCode: '0' };
  });
};

export const copyProject: Handler<'/woojiapi/order/copyproject'> = async (
  { projectId, projectName },
  call,
) => {
  const { userId } = customerOf(call);
  const name = nameOf(projectName, 'projectName');
  return await call.once(async (db) => {
    await readableProject(db, projectId, userId);
    const rooms = await listRooms(db, [projectId]);
    const lines = await listLineRows(db, projectId);
    const copyId = await openIn(db, userId, name, call.now);
    const roomIds = new Map(rooms.map(({ room_id }) => [room_id, newId('r')]));
    const roomOf = (roomId: string) => roomIds.get(roomId) ?? '';
    await addRooms(
      db,
      rooms.map((room) => ({ ...room, room_id: roomOf(room.room_id), project_id: copyId })),
    );
    await addLineRows(
      db,
      lines.map((line) => ({
        ...line,
        line_id: newId('l'),
        project_id: copyId,
        room_id: roomOf(line.room_id),
      })),
    );
    await copyPlan(db, projectId, copyId, rooms, roomOf);
    return { resultCode: '0', data: { projectId: copyId } };
  });
};

/** A new Ongoing project, inside a transaction. */
export async function openIn(db: Db, userId: string, name: string, now: number): Promise<string> {
  const projectId = newId('j');
  await addProject(db, {
    project_id: projectId,
    user_id: userId,
    project_name: name,
    sts: 'Ongoing',
    created_at: now,
    deleted_at: null,
  });
  return projectId;
}
