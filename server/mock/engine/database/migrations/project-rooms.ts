import { type Kysely, sql } from 'kysely';

type Schema = Kysely<unknown>;

/**
 * Rooms, and products by room: a product may now be in several rooms of a project, so lines get their own ids and move into a
 * table whose key allows that. Deleted projects are kept for a while. Every statement may run twice.
 */
export async function createProjectRooms(db: Schema): Promise<void> {
  await db.schema
    .createTable('project_rooms')
    .ifNotExists()
    .addColumn('room_id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) => c.notNull().references('projects.project_id'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('project_rooms_by_project')
    .ifNotExists()
    .on('project_rooms')
    .column('project_id')
    .execute();
  await db.schema
    .createTable('project_lines')
    .ifNotExists()
    .addColumn('line_id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) => c.notNull().references('projects.project_id'))
    .addColumn('room_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.product_id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('main_img', 'text', (c) => c.notNull())
    .addColumn('product_info', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('project_lines_once', ['project_id', 'room_id', 'product_id'])
    .execute();
  const before = await db.introspection.getTables();
  if (!hasColumn(before, 'projects', 'deleted_at')) {
    await db.schema.alterTable('projects').addColumn('deleted_at', 'bigint').execute();
  }
  if (hasColumn(before, 'project_products', 'project_id')) await moveProducts(db);
}

type Tables = Awaited<ReturnType<Schema['introspection']['getTables']>>;

const hasColumn = (tables: Tables, table: string, column: string) =>
  tables.some(({ name, columns }) => name === table && columns.some((each) => each.name === column));

/** Moves lines from the old table, which had a product only once in each project, without a room. */
async function moveProducts(db: Schema): Promise<void> {
  await sql`
    insert into project_lines
      (line_id, project_id, room_id, product_id, number, price_pence, main_img, product_info, created_at)
    select project_id || '.' || product_id, project_id, '', product_id, number, price_pence, main_img, product_info, created_at
    from project_products where true
    on conflict do nothing`.execute(db);
  await db.schema.dropTable('project_products').ifExists().execute();
}
