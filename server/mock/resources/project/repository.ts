import type { Db, ProjectProductRow, ProjectRow } from '../../database/tables.ts';

export async function addProject(db: Db, project: ProjectRow): Promise<void> {
  await db.insertInto('projects').values(project).execute();
}

/** Newest first. */
export async function listProjects(db: Db, userId: string): Promise<ProjectRow[]> {
  return await db
    .selectFrom('projects')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('project_id')
    .execute();
}

export async function findProject(db: Db, projectId: string): Promise<ProjectRow | undefined> {
  return await db.selectFrom('projects').selectAll().where('project_id', '=', projectId).executeTakeFirst();
}

/** The same product again adds to the first. */
export async function addProduct(db: Db, product: ProjectProductRow): Promise<void> {
  await db
    .insertInto('project_products')
    .values(product)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'product_id']).doUpdateSet((old) => ({
        number: old('project_products.number', '+', old.ref('excluded.number')),
        price_pence: old.ref('excluded.price_pence'),
        main_img: old.ref('excluded.main_img'),
        product_info: old.ref('excluded.product_info'),
      })),
    )
    .execute();
}

/** In the order in which they were added, each with its product as it is today. */
export async function listProducts(db: Db, projectId: string) {
  return await db
    .selectFrom('project_products as line')
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select(['line.number', 'line.main_img', 'product.facts', 'product.price_pence', 'product.stock_packs'])
    .where('line.project_id', '=', projectId)
    .orderBy('line.created_at')
    .orderBy('line.product_id')
    .execute();
}
