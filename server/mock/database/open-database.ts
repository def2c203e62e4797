import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { openLibsql, openLibsqlMemory } from './libsql.ts';
import type { Db, Tables } from './tables.ts';

export interface DatabaseOptions {
  /** folder of the embedded database; not used with databaseUrl */
  readonly dataDir: string;
  /** `postgres://...` when one machine is not enough */
  readonly databaseUrl?: string | undefined;
  readonly logger: Pick<Logger, 'warn'>;
}

const INT8 = 20;
/** Below the 10 s that a call may take (docs/product.md, "Figures and limits"), so that the caller hears 104 and not a time-out. */
const CONNECT_MS = 3000;
const QUERY_MS = 8000;

/** Opens an empty database in memory: a world of its own. */
export function openMemoryDatabase(): Db {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: openLibsqlMemory() }) });
}

/** Opens the database of the mock: libSQL in a folder by default, PostgreSQL by databaseUrl. */
export function openDatabase({ dataDir, databaseUrl, logger }: DatabaseOptions): Db {
  if (databaseUrl === undefined) {
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database: openLibsql(dataDir) }) });
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    types: {
      // our bigints are milliseconds and counts, all far below 2^53
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // an idle connection that breaks must not end the process; the next call opens another
  pool.on('error', (error) => logger.warn({ err: error }, 'lost an idle database connection'));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
