import type { InputOf, ReplyOf } from '../../../../../contracts/calls.ts';
import type { Plan } from '../../../../../contracts/rules/plan/plan.ts';
import { planFault } from '../../../../../contracts/rules/plan/plan-fault.ts';
import { type CallContext, customerOf } from '../../../answering/handler.ts';
import type { Db } from '../../../database/tables.ts';
import { refuseLine } from '../../product/check-order.ts';
import { nameOf, ongoingProject, readableProject } from '../own-project.ts';
import { listRooms } from '../room-repository.ts';
import { openIn } from '../use-cases.ts';
import { planFacts } from './plan-facts.ts';
import { keepProducts } from './plan-products.ts';
import { keepRooms, planOf } from './plan-rooms.ts';
import { findPlan, writePlan } from './repository.ts';

type Revision = ReplyOf<'/woojiapi/order/insertplan'>;

export async function readPlan(
  { projectId }: InputOf<'/woojiapi/order/qryplan'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/qryplan'>> {
  const { user_id, project_name, sts } = await readableProject(call.db, projectId, customerOf(call).userId);
  const row = await findPlan(call.db, projectId);
  const plan = planOf(row, projectId, await listRooms(call.db, [projectId]));
  return {
    resultCode: '0',
    data: { projectId, userId: user_id, projectName: project_name, sts, revision: row?.revision ?? 0, plan },
  };
}

/** @throws CallFailure "1" when the project has a plan, or the plan contradicts itself */
export async function addPlan(
  { projectName, projectId, plan }: InputOf<'/woojiapi/order/insertplan'>,
  call: CallContext,
): Promise<Revision> {
  const { userId } = customerOf(call);
  if ((projectName === undefined) === (projectId === undefined)) {
    refuseLine('', 'projectName', 'Please choose a project, or enter the name of a new one.');
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
    return await keep(db, id, plan, 0, call);
  });
}

/** @throws CallFailure "1" when the plan or the rooms have changed since `revision`, or the plan contradicts itself */
export async function changePlan(
  { projectId, revision, plan }: InputOf<'/woojiapi/order/updateplan'>,
  call: CallContext,
): Promise<Revision> {
  const { userId } = customerOf(call);
  expectSound(plan);
  return await call.once(async (db) => {
    await ongoingProject(db, projectId, userId);
    const now = (await findPlan(db, projectId))?.revision ?? 0;
    if (now !== revision) {
      refuseLine('', 'revision', 'This plan has been changed elsewhere meanwhile. Reload it to go on.');
    }
    return await keep(db, projectId, plan, revision, call);
  });
}

function expectSound(plan: Plan): void {
  const fault = planFault(plan);
  if (fault) refuseLine('', 'plan', fault.sentence);
}

/** Plan, rooms and products of the project together, all or none. */
async function keep(
  db: Db,
  projectId: string,
  plan: Plan,
  revision: number,
  { now }: CallContext,
): Promise<Revision> {
  const row = await findPlan(db, projectId);
  const before: string[] = row ? JSON.parse(row.product_ids) : [];
  const roomIds = await keepRooms(db, projectId, plan, row === undefined);
  const facts = await planFacts({ db, seesPrices: true });
  const productIds = await keepProducts(db, projectId, plan, facts, { before, roomIds, now });
  await writePlan(db, {
    project_id: projectId,
    revision: revision + 1,
    content: JSON.stringify(plan),
    product_ids: JSON.stringify(productIds),
    changed_at: now,
  });
  return { resultCode: '0', data: { projectId, revision: revision + 1 } };
}
