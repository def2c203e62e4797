import type { Db, ProjectLineRow } from '../../engine/database/tables.ts';

/** Adds a line, or adds to the line of the same product in the same room. */
export async function addLineRow(db: Db, line: ProjectLineRow): Promise<void> {
  await db
    .insertInto('project_lines')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'room_id', 'product_id']).doUpdateSet((old) => ({
        number: old('project_lines.number', '+', old.ref('excluded.number')),
        price_pence: old.ref('excluded.price_pence'),
        main_img: old.ref('excluded.main_img'),
        product_info: old.ref('excluded.product_info'),
      })),
    )
    .execute();
}

export async function addLineRows(db: Db, lines: readonly ProjectLineRow[]): Promise<void> {
  if (lines.length > 0) await db.insertInto('project_lines').values(lines).execute();
}

/** The lines of one project as they are stored, in the order in which they were added. */
export async function listLineRows(db: Db, projectId: string): Promise<ProjectLineRow[]> {
  return await db
    .selectFrom('project_lines')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('line_id')
    .execute();
}

/** The lines of some projects with today's products, in the order in which they were added. */
export async function listProducts(db: Db, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  return await db
    .selectFrom('project_lines as line')
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select(['line.line_id', 'line.project_id', 'line.room_id', 'line.number', 'line.main_img'])
    .select(['product.facts', 'product.price_pence', 'product.stock_packs', 'product.is_listed'])
    .where('line.project_id', 'in', projectIds)
    .orderBy('line.created_at')
    .orderBy('line.line_id')
    .execute();
}

export async function changeLineRow(
  db: Db,
  lineId: string,
  change: Partial<Pick<ProjectLineRow, 'number' | 'room_id'>>,
): Promise<void> {
  await db.updateTable('project_lines').set(change).where('line_id', '=', lineId).execute();
}

export async function removeLineRow(db: Db, projectId: string, lineId: string): Promise<void> {
  await db
    .deleteFrom('project_lines')
    .where('project_id', '=', projectId)
    .where('line_id', '=', lineId)
    .execute();
}
