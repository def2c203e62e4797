import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openMemoryDatabase } from './open-database.ts';
import type { Db } from './tables.ts';

/** Opens databases in memory that all begin alike. */
export interface MemoryCopies {
  /** @throws the error of filling; the next call fills again */
  open(): Promise<Db>;
  /** Removes the template once the copies being opened are ready; open copies stay. */
  close(): Promise<void>;
}

/**
 * The first database is filled, and the others are copied from it, which takes a quarter of the time.
 * @param fill brings an empty database to the common initial state
 */
export function createMemoryCopies(fill: (db: Db) => Promise<void>): MemoryCopies {
  const file = join(tmpdir(), `shop-world-${randomUUID()}.db`);
  const opening = new Set<Promise<Db>>();
  let filled: Promise<void> | undefined;

  async function fillFile(): Promise<void> {
    const db = await made(async (empty) => {
      await fill(empty);
      await sql`vacuum into ${file}`.execute(empty);
    });
    await db.destroy();
  }

  async function openCopy(): Promise<Db> {
    filled ??= fillFile().catch((error: unknown) => {
      filled = undefined;
      throw error;
    });
    await filled;
    return await made((db) => copy(file, db));
  }

  return {
    async open() {
      const copying = openCopy();
      opening.add(copying);
      return await copying.finally(() => opening.delete(copying));
    },
    async close() {
      await Promise.allSettled(opening);
      rmSync(file, { force: true });
    },
  };
}

/** Makes a database, and closes it again if that fails. */
async function made(make: (db: Db) => Promise<void>): Promise<Db> {
  const db = openMemoryDatabase();
  try {
    await make(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function copy(file: string, db: Db): Promise<void> {
  await sql`attach ${file} as model`.execute(db);
  await sql`pragma foreign_keys = off`.execute(db);
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from model.sqlite_master where sql is not null order by type = 'index'`.execute(
    db,
  );
  for (const part of rows) {
    await sql.raw(part.sql).execute(db);
    if (part.type === 'table')
      await sql`insert into ${sql.table(part.name)} select * from model.${sql.table(part.name)}`.execute(db);
  }
  await sql`pragma foreign_keys = on`.execute(db);
  await sql`detach model`.execute(db);
}
