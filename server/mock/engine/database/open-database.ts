import { type Dialect, Kysely, type LogEvent, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { openLibsql, openLibsqlMemory } from './libsql.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Db, Tables } from './tables.ts';

export interface DatabaseOptions {
  /** folder of the embedded database; not used with databaseUrl */
  readonly dataDir: string;
  /** `postgres://...` when one machine is not enough */
  readonly databaseUrl?: string | undefined;
  readonly logger: Pick<Logger, 'warn'>;
  /** called after every statement, with its text, which has no values */
  readonly onQuery?: ((outcome: 'ok' | 'failed', seconds: number, statement: string) => void) | undefined;
}

const INT8 = 20;
/** Below the 10 s that a call may take (docs/product.md, "Figures and limits"), so that the caller gets 104 and not a time-out. */
const CONNECT_MS = 3000;
const QUERY_MS = 8000;

/** Opens an empty database in memory, for a world. */
export function openMemoryDatabase(): Db {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: openLibsqlMemory() }) });
}

/** Queries once, so that a start without a reachable database fails soon and says why. */
export async function reach(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

function toldOf(onQuery: NonNullable<DatabaseOptions['onQuery']>): (event: LogEvent) => void {
  return ({ level, queryDurationMillis, query }) =>
    onQuery(level === 'error' ? 'failed' : 'ok', queryDurationMillis / 1000, query.sql);
}

/** Opens the database of the mock: libSQL in a folder by default, PostgreSQL by databaseUrl. */
export function openDatabase({ dataDir, databaseUrl, logger, onQuery }: DatabaseOptions): Db {
  const open = (dialect: Dialect): Db =>
    new Kysely<Tables>({ dialect, ...(onQuery ? { log: toldOf(onQuery) } : {}) });
  if (databaseUrl === undefined) {
    return open(new SqliteDialect({ database: openLibsql(dataDir) }));
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // so that an operator can tell its connections from others
    application_name: 'alderline',
    Client: PreparingClient,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    types: {
      // our bigints are milliseconds and counts, all far below 2^53
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // A broken connection must not end the process: its statements fail, and the next call opens another. The pool itself only
  // reports errors of idle connections, so those in use need a listener too.
  const report = (error: Error) => logger.warn({ err: error }, 'a database connection broke');
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', report));
  return open(new PostgresDialect({ pool }));
}
