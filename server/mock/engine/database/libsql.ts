import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import { DATABASE_FILE, DamagedFile } from './start-failures.ts';

/** How long a statement waits for another process that is writing. */
const BUSY_MS = 5000;

/** We have about 100 statements; those that write a group of calls differ by its size. */
const MAX_STATEMENTS = 400;

/** Opens `<dataDir>/shop.db`, created if missing, in the form that Kysely's SqliteDialect needs. */
export function openLibsql(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, DATABASE_FILE);
  refuseOrphan(file);
  return openFile(file);
}

/**
 * SQLite treats an empty or missing file as a new database, and discards the log beside it with all its data.
 * @throws DamagedFile
 */
function refuseOrphan(file: string): void {
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new DamagedFile('the log is there without its database');
}

/** Opens an empty database in memory. */
export function openLibsqlMemory(): SqliteDatabase {
  return openFile(':memory:');
}

/**
 * Statements are prepared once, which halves the cost of a read; `synchronous=FULL`, so an acknowledged write
 * survives a power cut.
 */
function openFile(name: string): SqliteDatabase {
  const database = new Libsql(name);
  const set = (setting: string) => database.prepare(`PRAGMA ${setting}`).all();
  // the timeout comes first: changing the journal mode needs a lock that another starting process may hold
  set(`busy_timeout=${BUSY_MS}`);
  refuseDamaged(database);
  for (const setting of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) set(setting);
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    prepare(sql) {
      // all our transactions write: taking the write lock at once avoids a failed upgrade later
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = statements.get(text);
      if (known) return known;
      const statement: SqliteStatement = database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close() {
      statements.clear();
      foldLogIn(database);
      database.close();
    },
  };
}

/** How long a stop waits for other processes that use the database. */
const FOLD_MS = 500;

/** Writes the log into the file, so that after a clean stop the database is one file. */
function foldLogIn(database: Libsql.Database): void {
  try {
    database.prepare(`PRAGMA busy_timeout=${FOLD_MS}`).all();
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  } catch {
    // such as a full disk; the log stays, so nothing is lost
  }
}

/** @throws SqliteError or DamagedFile for a file with inconsistent pages, before anything is written to it */
function refuseDamaged(database: Libsql.Database): void {
  const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check?: string }[];
  if (row?.quick_check !== 'ok') throw new DamagedFile(row?.quick_check);
}
