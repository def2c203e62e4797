import type { Logger } from 'pino';
import { PROJECT_RESTORE_DAYS } from '../../../../contracts/domain/project/project-limits.ts';
import type { Db } from './tables.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * EVERY_MS;
/** A retry comes within minutes; a week covers a machine that slept. */
const KEEP_ANSWERS_MS = 7 * DAY_MS;
/** How long an old token is answered "expired"; after that it is "unknown". */
const KEEP_SESSIONS_MS = 30 * DAY_MS;
/** How long, by the contract, an uploaded picture is kept without its project, and a file without its message or project. */
const KEEP_PICTURES_MS = 2 * DAY_MS;

/** What belongs to a project and goes with it. */
export const OF_PROJECT = [
  'floor_plans',
  'project_pictures',
  'project_lines',
  'plans',
  'project_rooms',
] as const;
/** How long an owner can send an expired invitation again. */
const KEEP_INVITATIONS_MS = 30 * DAY_MS;

/**
 * Removes what has expired, now and every hour.
 * @returns a function that stops it, and resolves when it has finished
 */
export function keepHouse(db: Db, clock: () => number, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = removeOld(db, clock()).catch((error: unknown) =>
      logger.warn({ err: error }, "couldn't remove old rows"),
    );
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}

export async function removeOld(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answered_calls')
    .where('created_at', '<', now - KEEP_ANSWERS_MS)
    .execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now - KEEP_SESSIONS_MS)
    .execute();
  // a guest needn't be told "expired", as the next guest log-in opens a new session
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', now)
    .where('user_id', 'in', db.selectFrom('users').select('user_id').where('role', '=', 'guest'))
    .execute();
  await db
    .deleteFrom('shared_pictures')
    .where('example_id', 'is', null)
    .where('created_at', '<', now - KEEP_PICTURES_MS)
    .execute();
  await db
    .deleteFrom('quotation_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', now - KEEP_PICTURES_MS)
    .execute();
  await db
    .deleteFrom('floor_plans')
    .where('project_id', 'is', null)
    .where('created_at', '<', now - KEEP_PICTURES_MS)
    .execute();
  await db.deleteFrom('basket_links').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('invitations')
    .where('ends_at', '<', now - KEEP_INVITATIONS_MS)
    .execute();
  await db
    .deleteFrom('auth_codes')
    .where('expires_at', '<', now - DAY_MS)
    .execute();
  await removeDeletedProjects(db, now - PROJECT_RESTORE_DAYS * DAY_MS);
}

/** Removes them with what belongs to them, in one transaction. */
async function removeDeletedProjects(db: Db, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = trx.selectFrom('projects').select('project_id').where('deleted_at', '<', before);
    for (const table of OF_PROJECT) await trx.deleteFrom(table).where('project_id', 'in', old).execute();
    await trx.deleteFrom('projects').where('deleted_at', '<', before).execute();
  });
}
