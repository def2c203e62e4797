import type { ReplyOf } from '../../../../../contracts/api/calls.ts';
import type { Plan } from '../../../../../contracts/domain/plan/plan.ts';
import { planFault } from '../../../../../contracts/domain/plan/plan-fault.ts';
import { customerOf, type Handler } from '../../../engine/answering/handler.ts';
import { refuseLine } from '../../product/check-order.ts';
import { nameOf, ongoingProject, readableProject } from '../own-project.ts';
import { listRooms } from '../room-repository.ts';
import { openIn } from '../use-cases.ts';
import { keepPlan } from './keep-plan.ts';
import { planOf } from './plan-rooms.ts';
import { findPlan } from './repository.ts';

type Revision = ReplyOf<'/woojiapi/order/insertplan'>;

export const readPlan: Handler<'/woojiapi/order/qryplan'> = async ({ projectId }, call) => {
  const { user_id, project_name, sts } = await readableProject(call.db, projectId, customerOf(call).userId);
  const row = await findPlan(call.db, projectId);
  const plan = planOf(row, projectId, await listRooms(call.db, [projectId]));
  return {
    resultCode: '0',
    data: { projectId, userId: user_id, projectName: project_name, sts, revision: row?.revision ?? 0, plan },
  };
};

/** @throws CallFailure "1" when the project has a plan, or the plan contradicts itself */
export const addPlan: Handler<'/woojiapi/order/insertplan'> = async (
  { projectName, projectId, plan },
  call,
) => {
  const { userId } = customerOf(call);
  if (projectName === undefined && projectId === undefined) {
    refuseLine('', 'projectName', 'Please enter the project name.');
  }
  if (projectName !== undefined && projectId !== undefined) {
    refuseLine('', 'projectId', 'A plan goes into a project that is there or into a new one, not into both.');
  }
  const name = projectName === undefined ? undefined : nameOf(projectName, 'projectName');
  expectSound(plan);
  return await call.once(async (db) => {
    const id = projectId ?? (await openIn(db, userId, name ?? '', call.now));
    if (projectId !== undefined) {
      await ongoingProject(db, projectId, userId);
      if (await findPlan(db, projectId)) {
        refuseLine('', 'projectId', 'This project has been planned already. Open its plan to change it.');
      }
    }
    return revised(id, await keepPlan(db, id, plan, call.now));
  });
};

/** @throws CallFailure "1" when the plan or the rooms have changed since `revision`, or the plan contradicts itself */
export const changePlan: Handler<'/woojiapi/order/updateplan'> = async (
  { projectId, revision, plan },
  call,
) => {
  const { userId } = customerOf(call);
  expectSound(plan);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    const now = (await findPlan(db, projectId))?.revision ?? 0;
    if (now !== revision) {
      refuseLine('', 'revision', 'This plan has been changed elsewhere meanwhile. Reload it to go on.');
    }
    return revised(projectId, await keepPlan(db, projectId, plan, call.now));
  });
};

const revised = (projectId: string, revision: number): Revision => ({
  resultCode: '0',
  data: { projectId, revision },
});

function expectSound(plan: Plan): void {
  const fault = planFault(plan);
  if (fault) refuseLine('', 'plan', fault.sentence);
}
