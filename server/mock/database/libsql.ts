import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import { DATABASE_FILE, DamagedFile } from './start-failures.ts';

/** How long a statement waits for another process that writes. */
const BUSY_MS = 5000;

/** Opens `<dataDir>/shop.db`, made when it is not there, as Kysely's SqliteDialect wants it. */
export function openLibsql(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, DATABASE_FILE);
  refuseOrphan(file);
  return openFile(file);
}

/**
 * SQLite takes an empty or missing file for a new database, and throws the log beside it away with all that only the log holds.
 * @throws DamagedFile
 */
function refuseOrphan(file: string): void {
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new DamagedFile('the log is there without its database');
}

/** Opens an empty database that lives as long as it is open. */
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
  // the wait comes first: changing the journal mode needs a lock that another booting process may hold
  set(`busy_timeout=${BUSY_MS}`);
  refuseDamaged(database);
  for (const setting of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) set(setting);
  const statements = new LRUCache<string, SqliteStatement>({ max: 200 });
  return {
    prepare(sql) {
      // every transaction of ours writes: taking the write lock at once avoids a failing upgrade later
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

/** How long a stop waits for other processes, which may go on using the database. */
const FOLD_MS = 500;

/** Writes what only the log holds into the file, so that after a clean stop the file alone is the database. */
function foldLogIn(database: Libsql.Database): void {
  try {
    database.prepare(`PRAGMA busy_timeout=${FOLD_MS}`).all();
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  } catch {
    // a full disk, say: the log stays, and nothing of it is lost
  }
}

/** @throws SqliteError or DamagedFile for a file whose pages do not fit together, before anything is written to it */
function refuseDamaged(database: Libsql.Database): void {
  const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check?: string }[];
  if (row?.quick_check !== 'ok') throw new DamagedFile(row?.quick_check);
}
