import { CallFailure } from '../../../calls/call-failure.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import { customerOf, type Handler } from '../../engine/answering/handler.ts';
import { takeUpload } from '../../engine/answering/take-upload.ts';
import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import { sentFile } from '../../engine/pdfs/sent-file.ts';
import { remakeDrawing } from '../../engine/pictures/remake-picture.ts';
import { newId } from '../../engine/security/token.ts';
import {
  addWaiting,
  changeFloorPlan,
  findFloorPlan,
  floorPlanFile,
  removeFloorPlan,
  takeWaiting,
} from './floor-plan-repository.ts';
import { ongoingProject, readableProject } from './own-project.ts';

/** Files of one customer that no project keeps yet; beyond that the oldest goes. */
const WAITING_MAX = 4;

/**
 * Takes the file of a floor plan, which then waits for its project.
 * @throws CallFailure "1" for a file that isn't one; with HTTP 429 when too many arrive at once
 */
export const uploadFloorPlan: Handler<'/woojiapi/order/uploadfloorplan'> = async (_input, call) => {
  const { userId } = customerOf(call);
  return takeUpload(
    call,
    (sent) => sentFile(sent, remakeDrawing),
    async (db, file) => {
      const fileId = newId('i');
      await addWaiting(db, { file_id: fileId, user_id: userId, ...file, created_at: call.now }, WAITING_MAX);
      return { resultCode: '0', data: { fileId } };
    },
  );
};

/**
 * Keeps an uploaded file with the customer's own project, in the place of the one before, or changes what is traced over it.
 * @throws CallFailure 102 unless the customer has uploaded the file and it is still unused; "1" for a finished project
 */
export const keepFloorPlan: Handler<'/woojiapi/order/insertfloorplan'> = async (
  { projectId, fileId, fileName, trace },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    const finished = "This project is finished, so you can't add to it.";
    await ongoingProject(db, projectId, userId, finished);
    const kept = { file_name: fileName, trace: toJson(trace) };
    if ((await findFloorPlan(db, projectId))?.file_id === fileId) {
      await changeFloorPlan(db, fileId, kept);
      return { resultCode: '0' };
    }
    await removeFloorPlan(db, projectId);
    const isTaken = await takeWaiting(db, userId, fileId, { ...kept, project_id: projectId });
    if (!isTaken) throw new CallFailure('102');
    return { resultCode: '0' };
  });
};

export const readFloorPlan: Handler<'/woojiapi/order/qryfloorplan'> = async ({ projectId }, call) => {
  const { userId } = customerOf(call);
  const project = await readableProject(call.db, projectId, userId);
  const plan = await findFloorPlan(call.db, projectId);
  if (!plan) return { resultCode: '0' };
  const mayChange = project.user_id === userId && project.sts === 'Ongoing';
  const { file_id: fileId, file_name: fileName, trace } = plan;
  return { resultCode: '0', data: { fileId, fileName, trace: fromJson(trace), mayChange } };
};

/** @throws CallFailure 102 for a file that this project doesn't keep, and for one of another company */
export const downloadFloorPlan: Handler<'/woojiapi/order/downloadfloorplan'> = async (
  { projectId, fileId },
  call,
) => {
  await readableProject(call.db, projectId, customerOf(call).userId);
  const file = await floorPlanFile(call.db, projectId, fileId);
  if (!file) throw new CallFailure('102');
  return new MadeFile(`floor-plan.${file.kind === 'pdf' ? 'pdf' : 'webp'}`, file.bytes);
};

export const removeKeptFloorPlan: Handler<'/woojiapi/order/deletefloorplan'> = async (
  { projectId },
  call,
) => {
  const { userId } = customerOf(call);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    await removeFloorPlan(db, projectId);
    return { resultCode: '0' };
  });
};
