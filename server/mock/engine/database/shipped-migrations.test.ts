import { createHash } from 'node:crypto';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './migrate.ts';
import { openMemoryDatabase } from './open-database.ts';
import shipped from './shipped-migrations.json' with { type: 'json' };

/** A database that was migrated by an earlier release never sees a later edit: it would differ from a new one for good. */
it('leaves the tables after each shipped migration as they were when it shipped', async () => {
  const db = openMemoryDatabase();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const tables: Record<string, string> = {};
  for (const name of Object.keys(MIGRATIONS)) {
    const { error } = await migrator.migrateTo(name);
    expect(error, name).toBeUndefined();
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where sql is not null and name not like 'kysely%' order by type, name
    `.execute(db);
    const text = rows.map((row) => row.sql).join('\n');
    tables[name] = createHash('sha256').update(text).digest('hex').slice(0, 16);
  }
  await db.destroy();
  expect(tables, 'put a new migration’s line into shipped-migrations.json').toEqual(shipped);
});
