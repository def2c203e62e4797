import { sql } from 'kysely';
import type { Db, SessionRow } from '../../engine/database/tables.ts';

/** The contract's limit. */
const MOST_SESSIONS = 100;

/** Open sessions: the caller's first, then the newest. */
export async function listSessions(db: Db, userId: string, mine: string, now: number): Promise<SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy(sql`case when token_hash = ${mine} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .limit(MOST_SESSIONS)
    .execute();
}

/** @returns undefined when there is no such session */
export async function ownerOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function endOne(db: Db, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .execute();
}

/** @param mine the hash of the token whose session stays open */
export async function endOthers(db: Db, userId: string, mine: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '<>', mine)
    .where('expires_at', '>', now)
    .execute();
}
