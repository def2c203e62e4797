import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { StartFailure } from '../../../config/start-failure.ts';
import { DATABASE_FILE } from './start-failures.ts';

/** How long a backup or a restore waits for a shop that is writing. */
const BUSY_MS = 5000;
/** The database, its log, and the index of the log that processes share. */
const ENDINGS = ['', '-wal', '-shm'] as const;

/**
 * Copies the state of the embedded database at one moment, even while a shop is using it. The file only appears once it is
 * complete and on disk.
 * @param file a new file; an existing one is never overwritten
 * @throws StartFailure that says what is wrong
 */
export function backUp(dataDir: string, file: string): void {
  const source = join(resolve(dataDir), DATABASE_FILE);
  if (!existsSync(source)) throw new StartFailure(`DATA_DIR: there is no database at ${source} to back up.`);
  if (existsSync(file)) throw new StartFailure(`${file} is there already; name a new file for the backup.`);
  const half = `${file}.part`;
  rmSync(half, { force: true });
  try {
    const database = new Libsql(source);
    database.prepare(`PRAGMA busy_timeout=${BUSY_MS}`).all();
    database.prepare('VACUUM INTO ?').run(half);
    database.close();
    refuseStranger(half);
    sync(half);
    renameSync(half, file);
    sync(dirname(resolve(file)));
  } catch (error) {
    rmSync(half, { force: true });
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${source} cannot be backed up to ${file}: ${reasonOf(error)}.`);
  }
}

/**
 * Replaces the embedded database with a backup. The old one is moved aside, so nothing is lost by mistake.
 * @param stamp for the old one's name: `shop.db.before-<stamp>`
 * @returns the file that the old database was moved to; undefined if there was none
 * @throws StartFailure that says what is wrong
 */
export function restore(dataDir: string, file: string, stamp: string): string | undefined {
  if (!existsSync(file)) throw new StartFailure(`${file} is not there; name a backup to restore.`);
  refuseStranger(file);
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, DATABASE_FILE);
  refuseInUse(target);
  const fresh = `${target}.part`;
  copyFileSync(file, fresh);
  sync(fresh);
  const aside = `${target}.before-${stamp}`;
  const movedAside = ENDINGS.filter((ending) => existsSync(target + ending));
  for (const ending of movedAside) renameSync(target + ending, aside + ending);
  renameSync(fresh, target);
  sync(folder);
  return movedAside.length > 0 ? aside : undefined;
}

/** @throws StartFailure for a file that isn't a shop's complete database */
function refuseStranger(file: string): void {
  let why = 'it is no database of a shop';
  try {
    const database = new Libsql(file);
    const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check?: string }[];
    const tables = database
      .prepare(`SELECT name FROM sqlite_master WHERE name IN ('kysely_migration', 'seeds')`)
      .all();
    database.close();
    if (row?.quick_check === 'ok' && tables.length === 2) return;
    if (row?.quick_check !== 'ok') why = 'it is damaged';
  } catch (error) {
    why = reasonOf(error);
  }
  throw new StartFailure(`${file} cannot be used: ${why}.`);
}

/**
 * Every process with the database open holds a lock on the file, so if we can't lock it exclusively, it is in use.
 * @throws StartFailure
 */
function refuseInUse(target: string): void {
  if (!existsSync(target)) return;
  try {
    const database = new Libsql(target);
    database.prepare('PRAGMA locking_mode=EXCLUSIVE').all();
    database.prepare('BEGIN IMMEDIATE').run();
    database.prepare('ROLLBACK').run();
    database.close();
  } catch (error) {
    // other errors mean a damaged database, which the backup may replace
    const isBusy = error instanceof Libsql.SqliteError && /BUSY|LOCKED/.test(error.code);
    if (isBusy) throw new StartFailure(`DATA_DIR: a shop is using ${target}; stop it, then restore.`);
  }
}

/** Flushes a file, or the names in a folder, to disk. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
