import type { Plan } from '../../../../../contracts/domain/plan/plan.ts';
import { fromJson, toJson } from '../../../engine/database/stored-values.ts';
import type { Db } from '../../../engine/database/tables.ts';
import { factsFor } from './plan-facts.ts';
import { keepProducts } from './plan-products.ts';
import { keepRooms } from './plan-rooms.ts';
import { findPlan, writePlan } from './repository.ts';

/**
 * Plan, rooms and products of the project together, inside a transaction.
 * @param now milliseconds since 1970
 * @returns the revision that the plan has now
 */
export async function keepPlan(db: Db, projectId: string, plan: Plan, now: number): Promise<number> {
  const row = await findPlan(db, projectId);
  const revision = (row?.revision ?? 0) + 1;
  const before = row ? fromJson(row.product_ids) : [];
  const roomIds = await keepRooms(db, projectId, plan, row === undefined);
  const facts = await factsFor(db, plan);
  const productIds = await keepProducts(db, projectId, plan, facts, { before, roomIds, now });
  await writePlan(db, {
    project_id: projectId,
    revision,
    content: toJson(plan),
    product_ids: toJson(productIds),
    changed_at: now,
  });
  return revision;
}
