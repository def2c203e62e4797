import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import { goodsKind } from '../../../../../contracts/domain/quantity/goods-count.ts';
import { fromJson } from '../../../engine/database/stored-values.ts';
import type { Db, PlanRow } from '../../../engine/database/tables.ts';
import { type PricedProduct, readProduct } from '../../product/repository.ts';

export type ProductSpec = components['schemas']['ProductSpec'];

/** Everything on sale, in the order of the catalogue, each floor with its technical facts. */
export async function listForPlanning(
  db: Db,
): Promise<{ readonly product: PricedProduct; readonly spec: ProductSpec | undefined }[]> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_specs as spec', 'spec.product_id', 'products.product_id')
    .select(['products.facts', 'price_pence', 'stock_packs', 'spec.facts as spec'])
    .where('is_listed', '=', 1)
    .orderBy('products.product_id')
    .execute();
  return rows.map((row) => ({
    product: readProduct(row),
    spec: row.spec === null ? undefined : fromJson(row.spec),
  }));
}

export const isFitting = (product: PricedProduct) => goodsKind(product) === 'fitting';

export async function findPlan(db: Db, projectId: string): Promise<PlanRow | undefined> {
  return await db.selectFrom('plans').selectAll().where('project_id', '=', projectId).executeTakeFirst();
}

export async function writePlan(db: Db, plan: PlanRow): Promise<void> {
  const { project_id, ...rest } = plan;
  await db
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(rest))
    .execute();
}

/** Raises the revision after rooms were changed outside the plan, so that it must be read again before a change. */
export async function touchPlan(db: Db, projectId: string): Promise<void> {
  await db
    .updateTable('plans')
    .set((plan) => ({ revision: plan('revision', '+', 1) }))
    .where('project_id', '=', projectId)
    .execute();
}

export async function removeLinesOf(db: Db, projectId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .deleteFrom('project_lines')
    .where('project_id', '=', projectId)
    .where('product_id', 'in', productIds)
    .execute();
}
