import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ENGINES, newStore } from '../../../testing/open-shop.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';

/** Restores the tables from before rooms, with the contents of the new ones. */
async function goBack(db: Db): Promise<void> {
  await db.schema
    .createTable('project_products')
    .addColumn('project_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('main_img', 'text', (c) => c.notNull())
    .addColumn('product_info', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('project_products_key', ['project_id', 'product_id'])
    .execute();
  await sql`
    insert into project_products
    select project_id, product_id, number, price_pence, main_img, product_info, created_at from project_lines`.execute(
    db,
  );
  // and the later ones, which then find their work done
  await sql`delete from kysely_migration where name >= '006-project-rooms'`.execute(db);
}

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name);

describe.each(ENGINES)('the step to rooms on %s', (engine) => {
  it('keeps the products of every project, even if it was interrupted', async () => {
    const { place, clear } = await newStore(engine);
    // alone, as a shop's own work beside it may hold a table that is dropped here
    const db = openDatabase({ ...place, logger: pino({ level: 'silent' }) });
    const linesNow = () =>
      db
        .selectFrom('project_lines')
        .select(['project_id', 'product_id', 'room_id', 'number', 'price_pence', 'created_at'])
        .orderBy('project_id')
        .orderBy('product_id')
        .execute();
    const before = (await linesNow()).map((line) => ({ ...line, room_id: '' }));
    expect(before.length).toBeGreaterThan(20);

    await goBack(db);
    for (const table of ['project_lines', 'project_rooms'] as const)
      await db.schema.dropTable(table).execute();
    await db.schema.alterTable('projects').dropColumn('deleted_at').execute();
    await migrate(db);
    expect(await linesNow()).toEqual(before);
    expect(await tablesOf(db)).not.toContain('project_products');

    // interrupted after the new tables were made and some products had been moved
    await goBack(db);
    await db.deleteFrom('project_lines').where('project_id', '<>', 'j-1001').execute();
    await Promise.all([migrate(db), migrate(db)]);
    expect(await linesNow()).toEqual(before);
    expect(await tablesOf(db)).not.toContain('project_products');

    await db.destroy();
    await clear();
  });
});
