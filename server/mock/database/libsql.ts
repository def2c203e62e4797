import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** How long a statement waits for another process that writes. */
const BUSY_MS = 5000;

/** Opens `<dataDir>/shop.db`, made when it is not there, as Kysely's SqliteDialect wants it. */
export function openLibsql(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true });
  return openFile(join(dataDir, 'shop.db'));
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
  // the wait comes first: changing the journal mode needs a lock that another booting process may hold
  for (const setting of [
    `busy_timeout=${BUSY_MS}`,
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
  ]) {
    database.prepare(`PRAGMA ${setting}`).all();
  }
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
      database.close();
    },
  };
}
