import { join, resolve } from 'node:path';
import { StartFailure } from '../../../config/start-failure.ts';

interface Where {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Name of the embedded database's file in DATA_DIR. */
export const DATABASE_FILE = 'shop.db';

/** Runs `work`, and turns a failure to open, migrate or sow into a StartFailure that names the setting. */
export async function startingOn<T>(where: Where, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message =
      where.databaseUrl === undefined
        ? fileTrouble(where.dataDir, error)
        : urlTrouble(where.databaseUrl, error);
    if (message === undefined) throw error;
    throw new StartFailure(message, { cause: error });
  }
}

/** A file that must not be opened, because SQLite would discard its contents. */
export class DamagedFile extends Error {}

function fileTrouble(dataDir: string, error: unknown): string | undefined {
  const folder = resolve(dataDir);
  const file = join(folder, DATABASE_FILE);
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR: ${folder} is not a folder; choose a folder for the database.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code))
    return `DATA_DIR: ${folder} cannot be written (${code}); give this user the right to, or choose another folder.`;
  if (/SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code) || /Unable to open/.test(text))
    return `DATA_DIR: ${file} cannot be opened for writing; give this user the right to, or choose another folder.`;
  if (error instanceof DamagedFile || /SQLITE_(CORRUPT|NOTADB)/.test(code))
    return `DATA_DIR: ${file} is damaged or no database, and was left as it is; put a backup back with "npm run restore -- FILE", or start anew beside it with another DATA_DIR.`;
  if (/SQLITE_(BUSY|LOCKED)/.test(code))
    return `DATA_DIR: ${file} is held by another program; end it, or choose another folder.`;
  if (/SQLITE_(FULL|IOERR)/.test(code) || code === 'ENOSPC')
    return `DATA_DIR: ${file} cannot be written (${code}); look for a full or failing disk, or choose another folder.`;
  return isNewer(text) ? `DATA_DIR: ${file} ${NEWER}` : undefined;
}

const NEWER = 'was made by a newer version of this program; start that version, or choose another database.';
/** Kysely's message for a migration that has run here but is unknown to this program. */
const isNewer = (text: string): boolean => text.startsWith('corrupted migrations');

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);
const STARTING = new Set(['57P03', '53300']);

function urlTrouble(databaseUrl: string, error: unknown): string | undefined {
  const { host, pathname } = new URL(databaseUrl);
  const server = `DATABASE_URL: PostgreSQL at ${host || 'localhost'}`;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `DATABASE_URL: the host of ${host} is not known; correct the host name.`;
  if (UNREACHABLE.has(code) || /timeout|terminated/i.test(text))
    return `${server} does not answer; start it, or correct host and port.`;
  if (code === '28P01' || code === '28000' || /password|SASL/.test(text))
    return `${server} refuses the user or the password; correct them.`;
  if (code === '3D000')
    return `${server} has no database ${JSON.stringify(pathname.slice(1))}; create it, or correct the name.`;
  if (STARTING.has(code))
    return `${server} takes no more connections at the moment (${code}); try again in a minute.`;
  if (code === '42501') return `${server} does not let this user make tables; grant CREATE on the schema.`;
  if (isNewer(text)) return `DATABASE_URL: the database at ${host} ${NEWER}`;
  // SQLSTATE: an error of PostgreSQL itself
  if (/^[0-9A-Z]{5}$/.test(code)) return `${server} cannot be used (SQLSTATE ${code}); look into its log.`;
  return /SSL/.test(text) ? `${server} and this URL do not agree on SSL; add or remove sslmode.` : undefined;
}

/** If a host has several addresses, PostgreSQL's driver gives one error for each. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
