import Libsql from 'libsql';
import pg from 'pg';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** pg has no class for these: they are plain errors, recognised by their messages. */
const CONNECTION_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|client has encountered a connection error|database connection is not open/i;

/** Whether an error is the database's and not a bug of ours, so that the call is answered 104 (docs/product.md, "Result codes"). */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof Libsql.SqliteError || error instanceof pg.DatabaseError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseFailure);
  if (!(error instanceof Error)) return false;
  return CONNECTION_CODES.has(codeOf(error)) || CONNECTION_WORDS.test(error.message);
}

/** PostgreSQL: deadlock_detected and serialization_failure. */
const CLASHES = new Set(['40P01', '40001']);

/** Whether PostgreSQL has aborted a transaction because it clashed with another; it was rolled back and may be tried again. */
export function isClash(error: unknown): boolean {
  return error instanceof pg.DatabaseError && CLASHES.has(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
