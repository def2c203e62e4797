import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import { FITTING_SERIES, goodsKind } from '../../../../../contracts/domain/quantity/goods-count.ts';
import { fromJson } from '../../../engine/database/stored-values.ts';
import type { Db, PlanRow } from '../../../engine/database/tables.ts';
import { type PricedProduct, readProduct } from '../../product/repository.ts';

export type ProductSpec = components['schemas']['ProductSpec'];

export interface Planned {
  readonly product: PricedProduct;
  readonly spec: ProductSpec | undefined;
}

/** Everything on sale, in the order of the catalogue, each floor with its technical facts. */
export async function listForPlanning(db: Db): Promise<Planned[]> {
  return (await onSale(db).execute()).map(plannedOf);
}

/** Some products of these, and all services. */
export async function findForPlanning(db: Db, productIds: readonly string[]): Promise<Planned[]> {
  const some = onSale(db).where((product) =>
    product.or([
      ...(productIds.length > 0 ? [product('products.product_id', 'in', productIds)] : []),
      product('products.series', '=', FITTING_SERIES),
    ]),
  );
  return (await some.execute()).map(plannedOf);
}

const onSale = (db: Db) =>
  db
    .selectFrom('products')
    .leftJoin('product_specs as spec', 'spec.product_id', 'products.product_id')
    .select(['products.facts', 'price_pence', 'stock_packs', 'spec.facts as spec'])
    .where('is_listed', '=', 1)
    .orderBy('products.product_id');

const plannedOf = ({ spec, ...row }: PlannedRow): Planned => ({
  product: readProduct(row),
  spec: spec === null ? undefined : fromJson(spec),
});
type PlannedRow = Awaited<ReturnType<ReturnType<typeof onSale>['execute']>>[number];

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
